/* SPDX-License-Identifier: GPL-2.0-only */
/* 32-bit ARM: the checked call, and functions that break the convention. */
#ifdef __arm__
#include "abi.h"

	.arch	armv7-a
	.fpu	neon
	.arm
	.text

	.global	abi_call
	.type	abi_call, %function
abi_call:
	push	{r4-r12, lr}
	ldr	r1, [r0, #4 * ABI_VEC]
	cmp	r1, #0
	beq	1f
	vpush	{d8-d15}
	add	r2, r0, #ABI_VEC_BEFORE(4)
	vldmia	r2!, {d0-d15}
	cmp	r1, #128
	ble	1f
	vldmia	r2, {d16-d31}
1:
	ldr	r1, =abi_frame_now
	str	r0, [r1]
	str	sp, [r0, #4 * ABI_OWN_SP]
	ldr	sp, [r0, #4 * ABI_SP]
	add	r1, r0, #4 * (ABI_BEFORE + 4)
	ldmia	r1, {r4-r11}
	ldr	r12, [r0, #4 * ABI_FN]
	add	r1, r0, #4 * ABI_ARGS
	ldmia	r1, {r0-r3}
	mov	lr, pc
	bx	r12

	/* Only pc can be trusted now; r0-r3 and r12 are free to use. */
	ldr	r12, =abi_frame_now
	ldr	r12, [r12]
	add	r0, r12, #4 * (ABI_AFTER + 4)
	stmia	r0, {r4-r11}
	str	sp, [r12, #4 * (ABI_AFTER + 13)]
	ldr	sp, [r12, #4 * ABI_OWN_SP]
	ldr	r1, [r12, #4 * ABI_VEC]
	cmp	r1, #0
	beq	2f
	add	r2, r12, #ABI_VEC_AFTER(4)
	vstmia	r2!, {d0-d15}
	cmp	r1, #128
	vstmiagt r2, {d16-d31}
	vpop	{d8-d15}
2:
	pop	{r4-r12, lr}
	bx	lr
	.ltorg

	.macro	corrupter, name
	.global	abi_corrupt_\name
	.type	abi_corrupt_\name, %function
abi_corrupt_\name:
	.endm

	.irp	reg, r4, r5, r6, r7, r8, r9, r10, r11
	corrupter \reg
	eor	\reg, \reg, #0x100
	bx	lr
	.endr

	corrupter sp
	sub	sp, sp, #8
	bx	lr

	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	corrupter d\n
	vmov	r0, r1, d\n
	eor	r1, r1, #0x80000000
	vmov	d\n, r0, r1
	bx	lr
	.endr

	corrupter stack
	str	r1, [sp]
	bx	lr

	.global	abi_leave_vector
	.type	abi_leave_vector, %function
abi_leave_vector:
	vldr	d7, [r0]
	bx	lr

	.global	abi_leave_stack
	.type	abi_leave_stack, %function
abi_leave_stack:
	ldr	r2, [r0, #28]
	str	r2, [sp, #-200]
	bx	lr
#endif

	.section .note.GNU-stack, "", %progbits
