/* SPDX-License-Identifier: GPL-2.0-only */
/* 32-bit ARM: entry, system call, setjmp. Runs without an FPU, so saves none. */
#ifdef __arm__
	.arm
	.text

	.macro	function, name
	.global	\name
	.type	\name, %function
\name:
	.endm

	function _start
	mov	r0, sp
	bic	sp, sp, #7
	bl	nolibc_start

	function nolibc_syscall
	push	{r4, r5, r7, lr}
	mov	r7, r0
	mov	r0, r1
	mov	r1, r2
	mov	r2, r3
	ldr	r3, [sp, #16]
	ldr	r4, [sp, #20]
	ldr	r5, [sp, #24]
	svc	#0
	pop	{r4, r5, r7, lr}
	bx	lr

	function nolibc_setjmp
	mov	r2, sp
	stmia	r0, {r2, r4-r11, lr}
	mov	r0, #0
	bx	lr

	function nolibc_longjmp
	ldmia	r0, {r2, r4-r11, lr}
	mov	sp, r2
	mov	r0, r1
	bx	lr
#endif

	.section .note.GNU-stack, "", %progbits
