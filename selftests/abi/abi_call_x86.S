/* SPDX-License-Identifier: GPL-2.0-only */
/* x86, 32 and 64 bits: the checked call, and functions that break the convention. */
#if defined(__i386__) || defined(__x86_64__)
#include "abi.h"

	.text

	.macro	function, name
	.globl	\name
	.type	\name, @function
\name:
	.endm

#ifdef __x86_64__
	function abi_call
	push	%rbx
	push	%rbp
	push	%r12
	push	%r13
	push	%r14
	push	%r15
	mov	%rdi, abi_frame_now(%rip)
	mov	%rsp, 8 * ABI_OWN_SP(%rdi)
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	movdqu	ABI_VEC_BEFORE(8) + 16 * \n(%rdi), %xmm\n
	.endr
	mov	8 * ABI_SP(%rdi), %rsp
	mov	8 * ABI_FN(%rdi), %rax
	mov	8 * (ABI_BEFORE + 3)(%rdi), %rbx
	mov	8 * (ABI_BEFORE + 5)(%rdi), %rbp
	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	mov	8 * (ABI_BEFORE + \n)(%rdi), %r\n
	.endr
	mov	8 * (ABI_ARGS + 3)(%rdi), %rcx
	mov	8 * (ABI_ARGS + 2)(%rdi), %rdx
	mov	8 * (ABI_ARGS + 1)(%rdi), %rsi
	mov	8 * ABI_ARGS(%rdi), %rdi
	call	*%rax

	/* Only rip can be trusted now; rax and rdi are free to use. */
	mov	abi_frame_now(%rip), %rdi
	mov	%rbx, 8 * (ABI_AFTER + 3)(%rdi)
	mov	%rsp, 8 * (ABI_AFTER + 4)(%rdi)
	mov	%rbp, 8 * (ABI_AFTER + 5)(%rdi)
	.irp	n, 12, 13, 14, 15
	mov	%r\n, 8 * (ABI_AFTER + \n)(%rdi)
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	movdqu	%xmm\n, ABI_VEC_AFTER(8) + 16 * \n(%rdi)
	.endr
	mov	8 * ABI_OWN_SP(%rdi), %rsp
	pop	%r15
	pop	%r14
	pop	%r13
	pop	%r12
	pop	%rbp
	pop	%rbx
	ret

	.irp	reg, rbx, rbp, r12, r13, r14, r15
	function abi_corrupt_\reg
	xor	$0x100, %\reg
	ret
	.endr

	function abi_corrupt_rsp
	pop	%rax
	sub	$16, %rsp
	jmp	*%rax

	function abi_corrupt_stack
	movb	$0, 8(%rsp)
	ret

	function abi_leave_vector
	movdqu	(%rdi), %xmm13
	ret

	function abi_leave_stack
	mov	28(%rdi), %eax
	mov	%eax, -200(%rsp)
	ret

#else /* i386 */

	function abi_call
	push	%ebx
	push	%ebp
	push	%esi
	push	%edi
	mov	20(%esp), %eax
	mov	%eax, abi_frame_now
	mov	%esp, 4 * ABI_OWN_SP(%eax)
	mov	4 * ABI_SP(%eax), %esp
	cmpl	$0, 4 * ABI_VEC(%eax)
	je	1f
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	movdqu	ABI_VEC_BEFORE(4) + 16 * \n(%eax), %xmm\n
	.endr
1:
	/* FASTALG_CALL: three arguments in registers, the fourth in what the callee owns. */
	mov	4 * (ABI_ARGS + 3)(%eax), %ecx
	mov	%ecx, (%esp)
	mov	4 * (ABI_ARGS + 2)(%eax), %ecx
	mov	4 * (ABI_ARGS + 1)(%eax), %edx
	mov	4 * (ABI_BEFORE + 3)(%eax), %ebx
	mov	4 * (ABI_BEFORE + 5)(%eax), %ebp
	mov	4 * (ABI_BEFORE + 6)(%eax), %esi
	mov	4 * (ABI_BEFORE + 7)(%eax), %edi
	push	4 * ABI_FN(%eax)
	mov	4 * ABI_ARGS(%eax), %eax
	lea	4(%esp), %esp
	call	*-4(%esp)

	/* Only eip can be trusted now; eax is free to use. */
	mov	abi_frame_now, %eax
	mov	%ebx, 4 * (ABI_AFTER + 3)(%eax)
	mov	%esp, 4 * (ABI_AFTER + 4)(%eax)
	mov	%ebp, 4 * (ABI_AFTER + 5)(%eax)
	mov	%esi, 4 * (ABI_AFTER + 6)(%eax)
	mov	%edi, 4 * (ABI_AFTER + 7)(%eax)
	cmpl	$0, 4 * ABI_VEC(%eax)
	je	1f
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	movdqu	%xmm\n, ABI_VEC_AFTER(4) + 16 * \n(%eax)
	.endr
1:
	mov	4 * ABI_OWN_SP(%eax), %esp
	pop	%edi
	pop	%esi
	pop	%ebp
	pop	%ebx
	ret

	.irp	reg, ebx, ebp, esi, edi
	function abi_corrupt_\reg
	xor	$0x100, %\reg
	ret
	.endr

	function abi_corrupt_esp
	pop	%eax
	sub	$16, %esp
	jmp	*%eax

	function abi_corrupt_stack
	movb	$0, 8(%esp)
	ret

	function abi_leave_vector
	movdqu	(%eax), %xmm5
	ret

	function abi_leave_stack
	mov	28(%eax), %eax
	mov	%eax, -200(%esp)
	ret
#endif
#endif

	.section .note.GNU-stack, "", %progbits
