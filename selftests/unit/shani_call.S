/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What a SHA instruction of x86 is replaced with by emulate_shani.inc: a call, followed
 * by 4 bytes that tell which. Every register and the flags are kept, and nothing but the
 * return address goes to the stack, whose leavings are under test.
 */
#ifdef FASTALG_EMULATED_SHANI
	.text
	.globl	shani_call
	.type	shani_call, @function
shani_call:
	mov	%eax, kept
	mov	%ecx, kept + 4
	mov	%edx, kept + 8
	mov	%esp, kept + 12
	mov	(%esp), %eax
	mov	$stack_end, %esp
	pushf
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	movdqu	%xmm\n, shani_registers + 16 * \n
	.endr
	push	%eax
	lea	4(%eax), %eax
	mov	%eax, kept + 16		// behind those bytes
	cld
	call	shani_emulate
	pop	%eax
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	movdqu	shani_registers + 16 * \n, %xmm\n
	.endr
	popf
	mov	kept + 12, %esp
	mov	kept, %eax
	mov	kept + 4, %ecx
	mov	kept + 8, %edx
	lea	4(%esp), %esp
	jmp	*kept + 16

	.bss
	.balign	16
kept:
	.skip	32
	.skip	8192
stack_end:
#endif

	.section .note.GNU-stack, "", %progbits
