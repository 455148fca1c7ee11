/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-384/SHA-512 compression in plain 80486 instructions.
 *
 *	void fastalg_sha512_blocks_i386(void *state, const u8 *data, size_t nblocks,
 *					const void *k);
 *
 * @state:   in/out, u64 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[128 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u64 k[80] in the CPU's byte order, FIPS 180-4 section 4.2.3
 *
 * Precondition: none.
 * CPU features: none.
 * Registers:	 eax, ecx, edx and the flags change; ebx, esi, edi and ebp are
 *		 preserved.
 * Stack:	 248 bytes with the return address.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The schedule and the working
 *		 variables on the stack are wiped on return; registers may keep
 *		 working variables.
 *
 * Of all words only e is in registers. SHRD rotates: two of them, and one to keep the half
 * that the first one changes.
 */
#include <fastalg/asm.h>

/*
 * The frame: the latest 16 words of the schedule; the latest four a, that of round i in
 * place i % 4; likewise the latest four e; a ^ b of this round and the one before; then
 * what a call was given, and the constants of the next 16 rounds. Low halves come first.
 */
#define A_RING	128
#define E_RING	160
#define Y_RING	192
#define STATE	208(%esp)
#define DATA	212(%esp)
#define END	216(%esp)
#define KP	220(%esp)
#define K_END	224(%esp)
#define FRAME	228

#define e_lo	%esi
#define e_hi	%edi
#define t	%ebp	// temporary

/* \hi:\lo rotated right by \n, less than 32. */
	.macro	ror64 n, lo, hi
	mov	\lo, t
	shrd	$\n, \hi, \lo
	shrd	$\n, t, \hi
	.endm

/*
 * Round i:
 *	T1 = h + S1(e) + Ch(e, f, g) + K + W	(in edx:eax)
 *	e' = d + T1				(in e_hi:e_lo)
 *	a' = T1 + S0(a) + Maj(a, b, c)
 * Big sigmas as rotations of rotations: S1(e) = ROTR14(e ^ ROTR4(e ^ ROTR23(e))),
 * S0(a) = ROTR28(a ^ ROTR6(a ^ ROTR5(a))). Maj = ((a ^ b) & (b ^ c)) ^ b; b ^ c is the
 * a ^ b of the round before.
 */
	.macro	round i
	mov	e_lo, %eax
	mov	e_hi, %edx
	shrd	$23, e_hi, %eax
	shrd	$23, e_lo, %edx
	mov	E_RING + 8 * ((\i + 2) % 4)(%esp), %ebx
	mov	E_RING + 8 * ((\i + 2) % 4) + 4(%esp), %ecx
	xor	e_lo, %eax
	xor	e_hi, %edx
	xor	E_RING + 8 * ((\i + 1) % 4)(%esp), %ebx
	xor	E_RING + 8 * ((\i + 1) % 4) + 4(%esp), %ecx
	ror64	4, %eax, %edx
	and	e_lo, %ebx
	and	e_hi, %ecx
	xor	e_lo, %eax
	xor	e_hi, %edx
	xor	E_RING + 8 * ((\i + 1) % 4)(%esp), %ebx
	xor	E_RING + 8 * ((\i + 1) % 4) + 4(%esp), %ecx
	ror64	14, %eax, %edx
	mov	KP, t
	add	E_RING + 8 * (\i % 4)(%esp), %ebx
	adc	E_RING + 8 * (\i % 4) + 4(%esp), %ecx
	add	%ebx, %eax
	adc	%ecx, %edx
	mov	A_RING + 8 * ((\i + 3) % 4)(%esp), %ebx
	mov	A_RING + 8 * ((\i + 3) % 4) + 4(%esp), %ecx
	add	8 * \i(%esp), %eax
	adc	8 * \i + 4(%esp), %edx
	add	8 * \i(t), %eax
	adc	8 * \i + 4(t), %edx
	mov	A_RING + 8 * (\i % 4)(%esp), e_lo
	mov	A_RING + 8 * (\i % 4) + 4(%esp), e_hi
	ror64	5, %ebx, %ecx
	add	%eax, e_lo
	adc	%edx, e_hi
	xor	A_RING + 8 * ((\i + 3) % 4)(%esp), %ebx
	xor	A_RING + 8 * ((\i + 3) % 4) + 4(%esp), %ecx
	mov	e_lo, E_RING + 8 * (\i % 4)(%esp)
	mov	e_hi, E_RING + 8 * (\i % 4) + 4(%esp)
	ror64	6, %ebx, %ecx
	xor	A_RING + 8 * ((\i + 3) % 4)(%esp), %ebx
	xor	A_RING + 8 * ((\i + 3) % 4) + 4(%esp), %ecx
	ror64	28, %ebx, %ecx
	add	%ebx, %eax
	adc	%ecx, %edx
	mov	A_RING + 8 * ((\i + 3) % 4)(%esp), %ebx
	mov	A_RING + 8 * ((\i + 3) % 4) + 4(%esp), %ecx
	xor	A_RING + 8 * ((\i + 2) % 4)(%esp), %ebx
	xor	A_RING + 8 * ((\i + 2) % 4) + 4(%esp), %ecx
	mov	%ebx, Y_RING + 8 * (\i % 2)(%esp)
	mov	%ecx, Y_RING + 8 * (\i % 2) + 4(%esp)
	and	Y_RING + 8 * ((\i + 1) % 2)(%esp), %ebx
	and	Y_RING + 8 * ((\i + 1) % 2) + 4(%esp), %ecx
	xor	A_RING + 8 * ((\i + 2) % 4)(%esp), %ebx
	xor	A_RING + 8 * ((\i + 2) % 4) + 4(%esp), %ecx
	add	%ebx, %eax
	adc	%ecx, %edx
	mov	%eax, A_RING + 8 * (\i % 4)(%esp)
	mov	%edx, A_RING + 8 * (\i % 4) + 4(%esp)
	.endm

/*
 * W(i + 16) = s1(W(i+14)) + W(i+9) + s0(W(i+1)) + W(i), summed up in place of the last.
 * s0(x) = ROTR1(x ^ ROTR7(x)) ^ SHR7(x), and the low halves of ROTR7 and SHR7 are one;
 * s1(x) = ROTR19(x ^ ROTR42(x)) ^ SHR6(x), where 42 is 10 with the halves exchanged.
 */
	.macro	extend i
	mov	8 * ((\i + 1) % 16)(%esp), %eax
	mov	8 * ((\i + 1) % 16) + 4(%esp), %edx
	mov	%eax, %ebx
	mov	%edx, %ecx
	shrd	$7, %edx, %ebx
	shrd	$7, %eax, %ecx
	xor	%ebx, %eax
	xor	%edx, %ecx
	shr	$7, %edx
	ror64	1, %eax, %ecx
	xor	%ebx, %eax
	xor	%edx, %ecx
	add	%eax, 8 * \i(%esp)
	adc	%ecx, 8 * \i + 4(%esp)
	mov	8 * ((\i + 14) % 16)(%esp), %eax
	mov	8 * ((\i + 14) % 16) + 4(%esp), %edx
	mov	%edx, %ebx
	mov	%eax, %ecx
	shrd	$10, %eax, %ebx
	shrd	$10, %edx, %ecx
	xor	%eax, %ebx
	xor	%edx, %ecx
	shrd	$6, %edx, %eax
	shr	$6, %edx
	ror64	19, %ebx, %ecx
	xor	%eax, %ebx
	xor	%edx, %ecx
	add	8 * ((\i + 9) % 16)(%esp), %ebx
	adc	8 * ((\i + 9) % 16) + 4(%esp), %ecx
	add	%ebx, 8 * \i(%esp)
	adc	%ecx, 8 * \i + 4(%esp)
	.endm

/* Half a word of the chaining value, which is as well the working variable of the next block. */
	.macro	chain add, offset, place
	mov	\place(%esp), %eax
	\add	\offset(t), %eax
	mov	%eax, \place(%esp)
	mov	%eax, \offset(t)
	.endm

FASTALG_FUNC(fastalg_sha512_blocks_i386)
	push	%ebx
	push	%esi
	push	%edi
	push	%ebp
	test	%ecx, %ecx
	jz	.Lreturn

	mov	20(%esp), %ebx
	sub	$FRAME, %esp
	shl	$7, %ecx
	add	%edx, %ecx
	mov	%eax, STATE
	mov	%edx, t
	mov	%ecx, END
	mov	%ebx, KP
	add	$640, %ebx
	mov	%ebx, K_END
	.irp	i, 0, 1, 2, 3
	mov	8 * (3 - \i)(%eax), %ebx
	mov	8 * (3 - \i) + 4(%eax), %ecx
	mov	%ebx, A_RING + 8 * \i(%esp)
	mov	%ecx, A_RING + 8 * \i + 4(%esp)
	mov	8 * (7 - \i)(%eax), e_lo
	mov	8 * (7 - \i) + 4(%eax), e_hi
	mov	e_lo, E_RING + 8 * \i(%esp)
	mov	e_hi, E_RING + 8 * \i + 4(%esp)
	.endr

.Lblock:
	// mca-begin sha512_blocks_i386 128
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	mov	8 * \i(t), %edx
	mov	8 * \i + 4(t), %eax
	bswap	%edx
	bswap	%eax
	mov	%edx, 8 * \i + 4(%esp)
	mov	%eax, 8 * \i(%esp)
	.endr
	sub	$-128, t
	mov	t, DATA
	mov	A_RING + 16(%esp), %eax
	mov	A_RING + 16 + 4(%esp), %edx
	xor	A_RING + 8(%esp), %eax
	xor	A_RING + 8 + 4(%esp), %edx
	mov	%eax, Y_RING + 8(%esp)		// b ^ c
	mov	%edx, Y_RING + 8 + 4(%esp)

	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	round	\i
	.endr
.Lrounds16:
	// mca-repeat 4
	addl	$128, KP
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	extend	\i
	round	\i
	.endr
	mov	KP, t
	sub	$-128, t
	cmp	K_END, t
	jne	.Lrounds16
	// mca-repeat-end

	subl	$512, KP
	mov	STATE, t
	.irp	i, 0, 1, 2, 3
	chain	add, 8*\i, A_RING+8*(3-\i)
	chain	adc, 8*\i+4, A_RING+8*(3-\i)+4
	chain	add, 8*(7-\i), E_RING+8*\i
	chain	adc, 8*(7-\i)+4, E_RING+8*\i+4
	.endr
	mov	E_RING + 24(%esp), e_lo
	mov	E_RING + 24 + 4(%esp), e_hi
	mov	DATA, t
	cmp	END, t
	jne	.Lblock
	// mca-end sha512_blocks_i386

	xor	%eax, %eax
	lea	Y_RING + 16(%esp), %ecx	// what lies above is not secret
.Lwipe:
	sub	$16, %ecx
	mov	%eax, (%ecx)
	mov	%eax, 4(%ecx)
	mov	%eax, 8(%ecx)
	mov	%eax, 12(%ecx)
	cmp	%esp, %ecx
	jne	.Lwipe
	add	$FRAME, %esp
.Lreturn:
	pop	%ebp
	pop	%edi
	pop	%esi
	pop	%ebx
	FASTALG_RET
FASTALG_END(fastalg_sha512_blocks_i386)
