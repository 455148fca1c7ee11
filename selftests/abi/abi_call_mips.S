/* SPDX-License-Identifier: GPL-2.0-only */
/* MIPS, o32 and n64: the checked call, and functions that break the convention. */
#ifdef __mips__
#include <sgidefs.h>
#include "abi.h"

#if _MIPS_SIM == _ABIO32
#define W 4
#define LOAD lw
#define STORE sw
#define ADDIU addiu
#else
#define W 8
#define LOAD ld
#define STORE sd
#define ADDIU daddiu
#endif
#define FRAME (12 * 8)

	.text
	.set	noreorder
	.set	noat
	.set	nomips16

	/* The address without help of gp, which nobody has set. */
	.macro	frame_now, reg, tmp
#if W == 4
	lui	\reg, %hi(abi_frame_now)
	addiu	\reg, \reg, %lo(abi_frame_now)
#else
	lui	\reg, %highest(abi_frame_now)
	lui	\tmp, %hi(abi_frame_now)
	daddiu	\reg, \reg, %higher(abi_frame_now)
	daddiu	\tmp, \tmp, %lo(abi_frame_now)
	dsll	\reg, \reg, 16
	dsll	\reg, \reg, 16
	daddu	\reg, \reg, \tmp
#endif
	.endm

	.globl	abi_call
	.type	abi_call, @function
	.ent	abi_call
abi_call:
	ADDIU	$29, $29, -FRAME
	.irp	n, 16, 17, 18, 19, 20, 21, 22, 23
	STORE	$\n, W * (\n - 16)($29)
	.endr
	STORE	$28, W * 8($29)
	STORE	$30, W * 9($29)
	STORE	$31, W * 10($29)

	frame_now $8, $9
	STORE	$4, 0($8)
	STORE	$29, W * ABI_OWN_SP($4)
	LOAD	$29, W * ABI_SP($4)
	LOAD	$25, W * ABI_FN($4)
	LOAD	$1, W * (ABI_BEFORE + 1)($4)
#if !defined(__mips_isa_rev) || __mips_isa_rev < 6
	mthi	$1
	mtlo	$1
#endif
	.irp	n, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 28, 30
	LOAD	$\n, W * (ABI_BEFORE + \n)($4)
	.endr
	LOAD	$5, W * (ABI_ARGS + 1)($4)
	LOAD	$6, W * (ABI_ARGS + 2)($4)
	LOAD	$7, W * (ABI_ARGS + 3)($4)
	jalr	$25
	LOAD	$4, W * ABI_ARGS($4)

	/* Only pc can be trusted now; at, v0, v1, a0-a3 and t0-t9 are free to use. */
	frame_now $8, $9
	LOAD	$8, 0($8)
	.irp	n, 16, 17, 18, 19, 20, 21, 22, 23, 28, 29, 30
	STORE	$\n, W * (ABI_AFTER + \n)($8)
	.endr
	LOAD	$29, W * ABI_OWN_SP($8)
	.irp	n, 16, 17, 18, 19, 20, 21, 22, 23
	LOAD	$\n, W * (\n - 16)($29)
	.endr
	LOAD	$28, W * 8($29)
	LOAD	$30, W * 9($29)
	LOAD	$31, W * 10($29)
	jr	$31
	ADDIU	$29, $29, FRAME
	.end	abi_call

	.macro	function, name
	.globl	\name
	.type	\name, @function
\name:
	.endm

	.macro	corrupter, name, reg
	function abi_corrupt_\name
	jr	$31
	xori	\reg, \reg, 0x100
	.endm

	corrupter s0, $16
	corrupter s1, $17
	corrupter s2, $18
	corrupter s3, $19
	corrupter s4, $20
	corrupter s5, $21
	corrupter s6, $22
	corrupter s7, $23
	corrupter gp, $28
	corrupter s8, $30

	function abi_corrupt_sp
	jr	$31
	ADDIU	$29, $29, -16

	function abi_corrupt_stack
	jr	$31
	sb	$5, ABI_HOME($29)

	function abi_leave_stack
	lw	$8, 28($4)
	jr	$31
	sw	$8, -200($29)
#endif

	.section .note.GNU-stack, "", %progbits
