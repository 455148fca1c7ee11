/* SPDX-License-Identifier: GPL-2.0-only */
/* MIPS o32: entry, system call, setjmp. Built without abicalls: gp is not used. */
#ifdef __mips__
	.text
	.set	noreorder
	.set	nomips16

	.macro	function, name
	.globl	\name
	.type	\name, @function
\name:
	.endm

	function __start
	move	$4, $29
	li	$8, -8
	and	$29, $29, $8
	addiu	$29, $29, -16
	la	$25, nolibc_start
	jalr	$25
	nop

	function nolibc_syscall
	addiu	$29, $29, -32
	lw	$8, 48($29)
	lw	$9, 52($29)
	lw	$10, 56($29)
	sw	$9, 16($29)
	sw	$10, 20($29)
	move	$2, $4
	move	$4, $5
	move	$5, $6
	move	$6, $7
	move	$7, $8
	syscall
	beqz	$7, 1f
	addiu	$29, $29, 32
	subu	$2, $0, $2
1:
	jr	$31
	nop

	function nolibc_setjmp
	sw	$16, 0($4)
	sw	$17, 4($4)
	sw	$18, 8($4)
	sw	$19, 12($4)
	sw	$20, 16($4)
	sw	$21, 20($4)
	sw	$22, 24($4)
	sw	$23, 28($4)
	sw	$28, 32($4)
	sw	$29, 36($4)
	sw	$30, 40($4)
	sw	$31, 44($4)
	jr	$31
	move	$2, $0

	function nolibc_longjmp
	lw	$16, 0($4)
	lw	$17, 4($4)
	lw	$18, 8($4)
	lw	$19, 12($4)
	lw	$20, 16($4)
	lw	$21, 20($4)
	lw	$22, 24($4)
	lw	$23, 28($4)
	lw	$28, 32($4)
	lw	$29, 36($4)
	lw	$30, 40($4)
	lw	$31, 44($4)
	jr	$31
	move	$2, $5
#endif

	.section .note.GNU-stack, "", %progbits
