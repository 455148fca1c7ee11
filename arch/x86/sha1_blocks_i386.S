/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression in plain 80486 instructions.
 *
 *	void fastalg_sha1_blocks_i386(void *state, const u8 *data, size_t nblocks,
 *				      const void *k);
 *
 * @state:   in/out, u32 state[5] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     not read: the constants of FIPS 180-4 section 4.2.1 are in the
 *	     instructions
 *
 * Precondition: none.
 * CPU features: none.
 * Registers:	 eax, ecx, edx and the flags change; ebx, esi, edi and ebp are
 *		 preserved.
 * Stack:	 96 bytes with the return address.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The schedule on the stack is wiped
 *		 on return; ecx and edx are left as working variables, which are part
 *		 of @state.
 */
#include <fastalg/asm.h>

/* The working variables a to e are eax to edx and esi; their names rotate. */
#define t	%edi	// the only temporary
#define u	%ebp	// the block; from round 16 on every third word of the schedule

/* The frame: the latest 16 words of the schedule, then what a call was given. */
#define STATE	64(%esp)
#define DATA	68(%esp)
#define END	72(%esp)
#define FRAME	76

/* FIPS 180-4 section 4.2.1 */
#define K0	0x5a827999
#define K1	0x6ed9eba1
#define K2	0x8f1bbcdc
#define K3	0xca62c1d6

/* e += W(i) + K for the first sixteen words. lea adds K without a register. */
	.macro	fetch e, K, i
	mov	4 * \i(u), t
	bswap	t
	mov	t, 4 * \i(%esp)
	lea	\K(\e, t), \e
	.endm

/* The same for W(i) = ROTL1(W(i-3) ^ W(i-8) ^ W(i-14) ^ W(i-16)). */
	.macro	extend e, K, i, w
	xor	4 * ((\i - 14) % 16)(%esp), \w
	xor	4 * ((\i - 8) % 16)(%esp), \w
	.ifc	\w, t
	xor	4 * ((\i - 3) % 16)(%esp), \w
	.endif
	rol	$1, \w
	.if	\i < 77			// nobody asks for the last three again
	mov	\w, 4 * (\i % 16)(%esp)
	.endif
	lea	\K(\e, \w), \e
	.endm

	.macro	next e, K, i
	mov	4 * (\i % 16)(%esp), t
	extend	\e, \K, \i, t
	.endm

/* In every third round W(i-3) is at hand: it becomes W(i) where it is. */
	.macro	next3 e, K, i
	xor	4 * (\i % 16)(%esp), u
	extend	\e, \K, \i, u
	.endm

/* What the next round adds besides: Ch = ((b ^ c) & a) ^ c in the names of this one. */
	.macro	then_ch a, b, c, d
	mov	\b, t
	xor	\c, t
	and	\a, t
	xor	\c, t
	.endm

	.macro	then_parity a, b, c, d
	mov	\b, t
	xor	\c, t
	xor	\a, t
	.endm

/* Maj = (b & c) + ((b ^ c) & a): never both at one bit, so they can be added one by one. */
	.macro	then_maj a, b, c, d
	mov	\b, t
	and	\c, t
	add	t, \d
	mov	\b, t
	xor	\c, t
	and	\a, t
	.endm

	.macro	then_none a, b, c, d
	.endm

/*
 * e += ROTL5(a) + f + K + W(i), where f was left in t by the round before: so that a is
 * done with and can be rotated where it is, first by 5 and then to ROTL30.
 */
	.macro	round i, a, b, c, d, e, K, word, then
	add	t, \e
	\word	\e, \K, \i
	\then	\a, \b, \c, \d
	rol	$5, \a
	add	\a, \e
	ror	$7, \a
	.endm

FASTALG_FUNC(fastalg_sha1_blocks_i386)
	push	%ebx
	push	%esi
	push	%edi
	push	%ebp
	test	%ecx, %ecx
	jz	.Lreturn

	sub	$FRAME, %esp
	shl	$6, %ecx
	add	%edx, %ecx
	mov	%eax, STATE
	mov	%edx, DATA
	mov	%ecx, END
	mov	%edx, u
	mov	%eax, t
	mov	(t), %eax
	mov	4(t), %ebx
	mov	8(t), %ecx
	mov	12(t), %edx
	mov	16(t), %esi

.Lblock:
	// mca-begin sha1_blocks_i386 64
	mov	%ecx, t
	xor	%edx, t
	and	%ebx, t
	xor	%edx, t
	ror	$2, %ebx
	round	0, %eax, %ebx, %ecx, %edx, %esi, K0, fetch, then_ch
	round	1, %esi, %eax, %ebx, %ecx, %edx, K0, fetch, then_ch
	round	2, %edx, %esi, %eax, %ebx, %ecx, K0, fetch, then_ch
	round	3, %ecx, %edx, %esi, %eax, %ebx, K0, fetch, then_ch
	round	4, %ebx, %ecx, %edx, %esi, %eax, K0, fetch, then_ch
	round	5, %eax, %ebx, %ecx, %edx, %esi, K0, fetch, then_ch
	round	6, %esi, %eax, %ebx, %ecx, %edx, K0, fetch, then_ch
	round	7, %edx, %esi, %eax, %ebx, %ecx, K0, fetch, then_ch
	round	8, %ecx, %edx, %esi, %eax, %ebx, K0, fetch, then_ch
	round	9, %ebx, %ecx, %edx, %esi, %eax, K0, fetch, then_ch
	round	10, %eax, %ebx, %ecx, %edx, %esi, K0, fetch, then_ch
	round	11, %esi, %eax, %ebx, %ecx, %edx, K0, fetch, then_ch
	round	12, %edx, %esi, %eax, %ebx, %ecx, K0, fetch, then_ch
	round	13, %ecx, %edx, %esi, %eax, %ebx, K0, fetch, then_ch
	round	14, %ebx, %ecx, %edx, %esi, %eax, K0, fetch, then_ch
	round	15, %eax, %ebx, %ecx, %edx, %esi, K0, fetch, then_ch

	mov	4 * 13(%esp), u	// W(t - 3) of every third word from here on
	addl	$64, DATA
	round	16, %esi, %eax, %ebx, %ecx, %edx, K0, next3, then_ch
	round	17, %edx, %esi, %eax, %ebx, %ecx, K0, next, then_ch
	round	18, %ecx, %edx, %esi, %eax, %ebx, K0, next, then_ch
	round	19, %ebx, %ecx, %edx, %esi, %eax, K0, next3, then_parity

	round	20, %eax, %ebx, %ecx, %edx, %esi, K1, next, then_parity
	round	21, %esi, %eax, %ebx, %ecx, %edx, K1, next, then_parity
	round	22, %edx, %esi, %eax, %ebx, %ecx, K1, next3, then_parity
	round	23, %ecx, %edx, %esi, %eax, %ebx, K1, next, then_parity
	round	24, %ebx, %ecx, %edx, %esi, %eax, K1, next, then_parity
	round	25, %eax, %ebx, %ecx, %edx, %esi, K1, next3, then_parity
	round	26, %esi, %eax, %ebx, %ecx, %edx, K1, next, then_parity
	round	27, %edx, %esi, %eax, %ebx, %ecx, K1, next, then_parity
	round	28, %ecx, %edx, %esi, %eax, %ebx, K1, next3, then_parity
	round	29, %ebx, %ecx, %edx, %esi, %eax, K1, next, then_parity
	round	30, %eax, %ebx, %ecx, %edx, %esi, K1, next, then_parity
	round	31, %esi, %eax, %ebx, %ecx, %edx, K1, next3, then_parity
	round	32, %edx, %esi, %eax, %ebx, %ecx, K1, next, then_parity
	round	33, %ecx, %edx, %esi, %eax, %ebx, K1, next, then_parity
	round	34, %ebx, %ecx, %edx, %esi, %eax, K1, next3, then_parity
	round	35, %eax, %ebx, %ecx, %edx, %esi, K1, next, then_parity
	round	36, %esi, %eax, %ebx, %ecx, %edx, K1, next, then_parity
	round	37, %edx, %esi, %eax, %ebx, %ecx, K1, next3, then_parity
	round	38, %ecx, %edx, %esi, %eax, %ebx, K1, next, then_parity
	round	39, %ebx, %ecx, %edx, %esi, %eax, K1, next, then_maj

	round	40, %eax, %ebx, %ecx, %edx, %esi, K2, next3, then_maj
	round	41, %esi, %eax, %ebx, %ecx, %edx, K2, next, then_maj
	round	42, %edx, %esi, %eax, %ebx, %ecx, K2, next, then_maj
	round	43, %ecx, %edx, %esi, %eax, %ebx, K2, next3, then_maj
	round	44, %ebx, %ecx, %edx, %esi, %eax, K2, next, then_maj
	round	45, %eax, %ebx, %ecx, %edx, %esi, K2, next, then_maj
	round	46, %esi, %eax, %ebx, %ecx, %edx, K2, next3, then_maj
	round	47, %edx, %esi, %eax, %ebx, %ecx, K2, next, then_maj
	round	48, %ecx, %edx, %esi, %eax, %ebx, K2, next, then_maj
	round	49, %ebx, %ecx, %edx, %esi, %eax, K2, next3, then_maj
	round	50, %eax, %ebx, %ecx, %edx, %esi, K2, next, then_maj
	round	51, %esi, %eax, %ebx, %ecx, %edx, K2, next, then_maj
	round	52, %edx, %esi, %eax, %ebx, %ecx, K2, next3, then_maj
	round	53, %ecx, %edx, %esi, %eax, %ebx, K2, next, then_maj
	round	54, %ebx, %ecx, %edx, %esi, %eax, K2, next, then_maj
	round	55, %eax, %ebx, %ecx, %edx, %esi, K2, next3, then_maj
	round	56, %esi, %eax, %ebx, %ecx, %edx, K2, next, then_maj
	round	57, %edx, %esi, %eax, %ebx, %ecx, K2, next, then_maj
	round	58, %ecx, %edx, %esi, %eax, %ebx, K2, next3, then_maj
	round	59, %ebx, %ecx, %edx, %esi, %eax, K2, next, then_parity

	round	60, %eax, %ebx, %ecx, %edx, %esi, K3, next, then_parity
	round	61, %esi, %eax, %ebx, %ecx, %edx, K3, next3, then_parity
	round	62, %edx, %esi, %eax, %ebx, %ecx, K3, next, then_parity
	round	63, %ecx, %edx, %esi, %eax, %ebx, K3, next, then_parity
	round	64, %ebx, %ecx, %edx, %esi, %eax, K3, next3, then_parity
	round	65, %eax, %ebx, %ecx, %edx, %esi, K3, next, then_parity
	round	66, %esi, %eax, %ebx, %ecx, %edx, K3, next, then_parity
	round	67, %edx, %esi, %eax, %ebx, %ecx, K3, next3, then_parity
	round	68, %ecx, %edx, %esi, %eax, %ebx, K3, next, then_parity
	round	69, %ebx, %ecx, %edx, %esi, %eax, K3, next, then_parity
	round	70, %eax, %ebx, %ecx, %edx, %esi, K3, next3, then_parity
	round	71, %esi, %eax, %ebx, %ecx, %edx, K3, next, then_parity
	round	72, %edx, %esi, %eax, %ebx, %ecx, K3, next, then_parity
	round	73, %ecx, %edx, %esi, %eax, %ebx, K3, next3, then_parity
	round	74, %ebx, %ecx, %edx, %esi, %eax, K3, next, then_parity
	round	75, %eax, %ebx, %ecx, %edx, %esi, K3, next, then_parity
	round	76, %esi, %eax, %ebx, %ecx, %edx, K3, next3, then_parity
	round	77, %edx, %esi, %eax, %ebx, %ecx, K3, next, then_parity
	round	78, %ecx, %edx, %esi, %eax, %ebx, K3, next, then_parity
	round	79, %ebx, %ecx, %edx, %esi, %eax, K3, next3, then_none

	rol	$2, %ebx
	mov	STATE, t
	mov	DATA, u
	add	(t), %eax
	add	4(t), %ebx
	add	8(t), %ecx
	add	12(t), %edx
	add	16(t), %esi
	mov	%eax, (t)
	mov	%ebx, 4(t)
	mov	%ecx, 8(t)
	mov	%edx, 12(t)
	mov	%esi, 16(t)
	cmp	END, u
	jne	.Lblock
	// mca-end sha1_blocks_i386

	xor	%eax, %eax
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	mov	%eax, 4 * \i(%esp)
	.endr
	add	$FRAME, %esp
.Lreturn:
	pop	%ebp
	pop	%edi
	pop	%esi
	pop	%ebx
	FASTALG_RET
FASTALG_END(fastalg_sha1_blocks_i386)
