/* SPDX-License-Identifier: GPL-2.0-only */
/* The file that vectors.py made, for hash_vectors.c. */
	.section .rodata
	.globl	vectors_start
vectors_start:
	.incbin	"build/unit/vectors.bin"

	.section .note.GNU-stack, "", %progbits
