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

/* e += ROTL5(a) + \f, b = ROTL30(b); \f is in t. */
	.macro	finish a, b, e
	add	t, \e
	mov	\a, t
	rol	$5, t
	ror	$2, \b
	add	t, \e
	.endm

/* Ch = ((c ^ d) & b) ^ d */
	.macro	round_ch a, b, c, d, e, K, i, word
	\word	\e, \K, \i
	mov	\c, t
	xor	\d, t
	and	\b, t
	xor	\d, t
	finish	\a, \b, \e
	.endm

	.macro	round_parity a, b, c, d, e, K, i, word
	\word	\e, \K, \i
	mov	\c, t
	xor	\d, t
	xor	\b, t
	finish	\a, \b, \e
	.endm

/* Maj = (c & d) + ((c ^ d) & b): never both at the same bit, so they can be added. */
	.macro	round_maj a, b, c, d, e, K, i, word
	\word	\e, \K, \i
	mov	\c, t
	and	\d, t
	add	t, \e
	mov	\c, t
	xor	\d, t
	and	\b, t
	finish	\a, \b, \e
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
	round_ch %eax, %ebx, %ecx, %edx, %esi, K0, 0, fetch
	round_ch %esi, %eax, %ebx, %ecx, %edx, K0, 1, fetch
	round_ch %edx, %esi, %eax, %ebx, %ecx, K0, 2, fetch
	round_ch %ecx, %edx, %esi, %eax, %ebx, K0, 3, fetch
	round_ch %ebx, %ecx, %edx, %esi, %eax, K0, 4, fetch
	round_ch %eax, %ebx, %ecx, %edx, %esi, K0, 5, fetch
	round_ch %esi, %eax, %ebx, %ecx, %edx, K0, 6, fetch
	round_ch %edx, %esi, %eax, %ebx, %ecx, K0, 7, fetch
	round_ch %ecx, %edx, %esi, %eax, %ebx, K0, 8, fetch
	round_ch %ebx, %ecx, %edx, %esi, %eax, K0, 9, fetch
	round_ch %eax, %ebx, %ecx, %edx, %esi, K0, 10, fetch
	round_ch %esi, %eax, %ebx, %ecx, %edx, K0, 11, fetch
	round_ch %edx, %esi, %eax, %ebx, %ecx, K0, 12, fetch
	round_ch %ecx, %edx, %esi, %eax, %ebx, K0, 13, fetch
	round_ch %ebx, %ecx, %edx, %esi, %eax, K0, 14, fetch
	round_ch %eax, %ebx, %ecx, %edx, %esi, K0, 15, fetch

	mov	4 * 13(%esp), u	// W(t - 3) of every third word from here on
	addl	$64, DATA
	round_ch %esi, %eax, %ebx, %ecx, %edx, K0, 16, next3
	round_ch %edx, %esi, %eax, %ebx, %ecx, K0, 17, next
	round_ch %ecx, %edx, %esi, %eax, %ebx, K0, 18, next
	round_ch %ebx, %ecx, %edx, %esi, %eax, K0, 19, next3

	round_parity %eax, %ebx, %ecx, %edx, %esi, K1, 20, next
	round_parity %esi, %eax, %ebx, %ecx, %edx, K1, 21, next
	round_parity %edx, %esi, %eax, %ebx, %ecx, K1, 22, next3
	round_parity %ecx, %edx, %esi, %eax, %ebx, K1, 23, next
	round_parity %ebx, %ecx, %edx, %esi, %eax, K1, 24, next
	round_parity %eax, %ebx, %ecx, %edx, %esi, K1, 25, next3
	round_parity %esi, %eax, %ebx, %ecx, %edx, K1, 26, next
	round_parity %edx, %esi, %eax, %ebx, %ecx, K1, 27, next
	round_parity %ecx, %edx, %esi, %eax, %ebx, K1, 28, next3
	round_parity %ebx, %ecx, %edx, %esi, %eax, K1, 29, next
	round_parity %eax, %ebx, %ecx, %edx, %esi, K1, 30, next
	round_parity %esi, %eax, %ebx, %ecx, %edx, K1, 31, next3
	round_parity %edx, %esi, %eax, %ebx, %ecx, K1, 32, next
	round_parity %ecx, %edx, %esi, %eax, %ebx, K1, 33, next
	round_parity %ebx, %ecx, %edx, %esi, %eax, K1, 34, next3
	round_parity %eax, %ebx, %ecx, %edx, %esi, K1, 35, next
	round_parity %esi, %eax, %ebx, %ecx, %edx, K1, 36, next
	round_parity %edx, %esi, %eax, %ebx, %ecx, K1, 37, next3
	round_parity %ecx, %edx, %esi, %eax, %ebx, K1, 38, next
	round_parity %ebx, %ecx, %edx, %esi, %eax, K1, 39, next

	round_maj %eax, %ebx, %ecx, %edx, %esi, K2, 40, next3
	round_maj %esi, %eax, %ebx, %ecx, %edx, K2, 41, next
	round_maj %edx, %esi, %eax, %ebx, %ecx, K2, 42, next
	round_maj %ecx, %edx, %esi, %eax, %ebx, K2, 43, next3
	round_maj %ebx, %ecx, %edx, %esi, %eax, K2, 44, next
	round_maj %eax, %ebx, %ecx, %edx, %esi, K2, 45, next
	round_maj %esi, %eax, %ebx, %ecx, %edx, K2, 46, next3
	round_maj %edx, %esi, %eax, %ebx, %ecx, K2, 47, next
	round_maj %ecx, %edx, %esi, %eax, %ebx, K2, 48, next
	round_maj %ebx, %ecx, %edx, %esi, %eax, K2, 49, next3
	round_maj %eax, %ebx, %ecx, %edx, %esi, K2, 50, next
	round_maj %esi, %eax, %ebx, %ecx, %edx, K2, 51, next
	round_maj %edx, %esi, %eax, %ebx, %ecx, K2, 52, next3
	round_maj %ecx, %edx, %esi, %eax, %ebx, K2, 53, next
	round_maj %ebx, %ecx, %edx, %esi, %eax, K2, 54, next
	round_maj %eax, %ebx, %ecx, %edx, %esi, K2, 55, next3
	round_maj %esi, %eax, %ebx, %ecx, %edx, K2, 56, next
	round_maj %edx, %esi, %eax, %ebx, %ecx, K2, 57, next
	round_maj %ecx, %edx, %esi, %eax, %ebx, K2, 58, next3
	round_maj %ebx, %ecx, %edx, %esi, %eax, K2, 59, next

	round_parity %eax, %ebx, %ecx, %edx, %esi, K3, 60, next
	round_parity %esi, %eax, %ebx, %ecx, %edx, K3, 61, next3
	round_parity %edx, %esi, %eax, %ebx, %ecx, K3, 62, next
	round_parity %ecx, %edx, %esi, %eax, %ebx, K3, 63, next
	round_parity %ebx, %ecx, %edx, %esi, %eax, K3, 64, next3
	round_parity %eax, %ebx, %ecx, %edx, %esi, K3, 65, next
	round_parity %esi, %eax, %ebx, %ecx, %edx, K3, 66, next
	round_parity %edx, %esi, %eax, %ebx, %ecx, K3, 67, next3
	round_parity %ecx, %edx, %esi, %eax, %ebx, K3, 68, next
	round_parity %ebx, %ecx, %edx, %esi, %eax, K3, 69, next
	round_parity %eax, %ebx, %ecx, %edx, %esi, K3, 70, next3
	round_parity %esi, %eax, %ebx, %ecx, %edx, K3, 71, next
	round_parity %edx, %esi, %eax, %ebx, %ecx, K3, 72, next
	round_parity %ecx, %edx, %esi, %eax, %ebx, K3, 73, next3
	round_parity %ebx, %ecx, %edx, %esi, %eax, K3, 74, next
	round_parity %eax, %ebx, %ecx, %edx, %esi, K3, 75, next
	round_parity %esi, %eax, %ebx, %ecx, %edx, K3, 76, next3
	round_parity %edx, %esi, %eax, %ebx, %ecx, K3, 77, next
	round_parity %ecx, %edx, %esi, %eax, %ebx, K3, 78, next
	round_parity %ebx, %ecx, %edx, %esi, %eax, K3, 79, next3

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
