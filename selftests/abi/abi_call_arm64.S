/* SPDX-License-Identifier: GPL-2.0-only */
/* AArch64: the checked call, and functions that break the convention. */
#ifdef __aarch64__
#include "abi.h"

	.text
	.global	abi_call
	.type	abi_call, %function
abi_call:
	hint	#34			/* bti c */
	stp	x29, x30, [sp, #-176]!
	stp	x18, x19, [sp, #16]
	stp	x20, x21, [sp, #32]
	stp	x22, x23, [sp, #48]
	stp	x24, x25, [sp, #64]
	stp	x26, x27, [sp, #80]
	str	x28, [sp, #96]
	stp	d8, d9, [sp, #112]
	stp	d10, d11, [sp, #128]
	stp	d12, d13, [sp, #144]
	stp	d14, d15, [sp, #160]

	adrp	x1, abi_frame_now
	str	x0, [x1, :lo12:abi_frame_now]
	mov	x1, sp
	str	x1, [x0, #8 * ABI_OWN_SP]
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, \
		21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	ldr	q\n, [x0, #ABI_VEC_BEFORE(8) + 16 * \n]
	.endr
	ldr	x1, [x0, #8 * ABI_SP]
	mov	sp, x1
	ldr	x16, [x0, #8 * ABI_FN]
	.irp	n, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, \
		25, 26, 27, 28, 29
	ldr	x\n, [x0, #8 * (ABI_BEFORE + \n)]
	.endr
	ldp	x2, x3, [x0, #8 * (ABI_ARGS + 2)]
	ldp	x0, x1, [x0, #8 * ABI_ARGS]
	blr	x16

	/* Only pc can be trusted now; x0-x17 are free to use. */
	adrp	x16, abi_frame_now
	ldr	x16, [x16, :lo12:abi_frame_now]
	.irp	n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	str	x\n, [x16, #8 * (ABI_AFTER + \n)]
	.endr
	mov	x17, sp
	str	x17, [x16, #8 * (ABI_AFTER + 31)]
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, \
		21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	str	q\n, [x16, #ABI_VEC_AFTER(8) + 16 * \n]
	.endr

	ldr	x17, [x16, #8 * ABI_OWN_SP]
	mov	sp, x17
	ldp	d14, d15, [sp, #160]
	ldp	d12, d13, [sp, #144]
	ldp	d10, d11, [sp, #128]
	ldp	d8, d9, [sp, #112]
	ldr	x28, [sp, #96]
	ldp	x26, x27, [sp, #80]
	ldp	x24, x25, [sp, #64]
	ldp	x22, x23, [sp, #48]
	ldp	x20, x21, [sp, #32]
	ldp	x18, x19, [sp, #16]
	ldp	x29, x30, [sp], #176
	ret

	.macro	corrupter, name
	.global	abi_corrupt_\name
	.type	abi_corrupt_\name, %function
abi_corrupt_\name:
	hint	#34
	.endm

	.irp	n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	corrupter x\n
	eor	x\n, x\n, #0x8000000000000000
	ret
	.endr

	corrupter sp
	sub	sp, sp, #16
	ret

	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	corrupter v\n
	fmov	x0, d\n
	eor	x0, x0, #0x8000000000000000
	fmov	d\n, x0
	ret
	.endr

	corrupter stack
	str	w1, [sp, #4]
	ret

	.global	abi_leave_vector
	.type	abi_leave_vector, %function
abi_leave_vector:
	hint	#34
	ldr	w2, [x0]
	mov	v9.s[3], w2		/* the half that need not be kept */
	ret

	.global	abi_leave_stack
	.type	abi_leave_stack, %function
abi_leave_stack:
	hint	#34
	ldr	w2, [x0, #28]
	str	w2, [sp, #-200]
	ret
#endif

	.section .note.GNU-stack, "", %progbits
