/* SPDX-License-Identifier: GPL-2.0-only */
/* AArch64: entry, system call, setjmp. */
#ifdef __aarch64__
	.text

	.macro	function, name
	.global	\name
	.type	\name, %function
\name:
	.endm

	function _start
	mov	x0, sp
	and	sp, x0, #~15
	bl	nolibc_start

	function nolibc_syscall
	mov	x8, x0
	mov	x0, x1
	mov	x1, x2
	mov	x2, x3
	mov	x3, x4
	mov	x4, x5
	mov	x5, x6
	svc	#0
	ret

	function nolibc_setjmp
	mov	x2, sp
	stp	x19, x20, [x0]
	stp	x21, x22, [x0, #16]
	stp	x23, x24, [x0, #32]
	stp	x25, x26, [x0, #48]
	stp	x27, x28, [x0, #64]
	stp	x29, x30, [x0, #80]
	str	x2, [x0, #96]
	stp	d8, d9, [x0, #112]
	stp	d10, d11, [x0, #128]
	stp	d12, d13, [x0, #144]
	stp	d14, d15, [x0, #160]
	mov	w0, #0
	ret

	function nolibc_longjmp
	ldp	x19, x20, [x0]
	ldp	x21, x22, [x0, #16]
	ldp	x23, x24, [x0, #32]
	ldp	x25, x26, [x0, #48]
	ldp	x27, x28, [x0, #64]
	ldp	x29, x30, [x0, #80]
	ldr	x2, [x0, #96]
	ldp	d8, d9, [x0, #112]
	ldp	d10, d11, [x0, #128]
	ldp	d12, d13, [x0, #144]
	ldp	d14, d15, [x0, #160]
	mov	sp, x2
	mov	w0, w1
	ret
#endif

	.section .note.GNU-stack, "", %progbits
