/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Included before every file of a target: turns the SHA instructions of x86, which qemu
 * does not have, into calls of shani.c. Operands are registers.
 */
// clang-format off
#define FASTALG_EMULATED_SHANI 1

#ifdef __ASSEMBLER__

	.macro	emulated_register name
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	.ifc	\name, %xmm\n
	.byte	\n
	.endif
	.endr
	.endm

	.macro	emulated opcode, src, dst, imm = 0
	call	shani_call
	.byte	\opcode, \imm
	emulated_register \src
	emulated_register \dst
	.endm

	.macro	sha1nexte src, dst
	emulated 0xc8, \src, \dst
	.endm
	.macro	sha1msg1 src, dst
	emulated 0xc9, \src, \dst
	.endm
	.macro	sha1msg2 src, dst
	emulated 0xca, \src, \dst
	.endm
	.macro	sha256rnds2 wk, src, dst
	emulated 0xcb, \src, \dst
	.endm
	.macro	sha256msg1 src, dst
	emulated 0xcc, \src, \dst
	.endm
	.macro	sha256msg2 src, dst
	emulated 0xcd, \src, \dst
	.endm
	.macro	sha1rnds4 imm, src, dst
	.irp	n, 0, 1, 2, 3
	.ifc	\imm, $\n
	emulated 0x3a, \src, \dst, \n
	.endif
	.endr
	.endm

#endif
