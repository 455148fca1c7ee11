/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * MD5 compression in plain 80386 instructions.
 *
 *	void fastalg_md5_blocks_i386(void *state, const u8 *data, size_t nblocks,
 *				     const void *k);
 *
 * @state:   in/out, u32 state[4] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     not read: the constants of RFC 1321 section 3.4 are in the instructions
 *
 * Precondition: none.
 * CPU features: none.
 * Registers:	 eax, ecx, edx and the flags change; ebx, esi, edi and ebp are
 *		 preserved.
 * Stack:	 24 bytes with the return address; holds nothing secret.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. eax, ecx and edx are left as
 *		 working variables, which are part of @state.
 *
 * A step is eight instructions, in the third round six.
 */
#include <fastalg/asm.h>

/* The working variables A to D are eax to edx; their names rotate from step to step. */
#define t	%edi	// temporary
#define p	%esi	// the block
#define state	%ebp
#define END	(%esp)	// where the data ends

/* b + ((a + F(b, c, d) + X[x] + T) <<< s), RFC 1321; lea adds T without a register. */
	.macro	finish a, b, T, s
	lea	\T(\a, t), \a
	rol	$\s, \a
	add	\b, \a
	.endm

/* F = ((c ^ d) & b) ^ d */
	.macro	round_f a, b, c, d, x, T, s
	mov	\c, t
	add	4 * \x(p), \a
	xor	\d, t
	and	\b, t
	xor	\d, t
	finish	\a, \b, \T, \s
	.endm

/* G = ((b ^ c) & d) ^ c */
	.macro	round_g a, b, c, d, x, T, s
	mov	\c, t
	add	4 * \x(p), \a
	xor	\b, t
	and	\d, t
	xor	\c, t
	finish	\a, \b, \T, \s
	.endm

/* H = b ^ c ^ d: the next one has d out and the result in, so t is kept up to date. */
	.macro	round_h a, b, c, d, x, T, s, last
	add	4 * \x(p), \a
	finish	\a, \b, \T, \s
	.ifb	\last
	xor	\d, t
	xor	\a, t
	.endif
	.endm

/* I = (~d | b) ^ c */
	.macro	round_i a, b, c, d, x, T, s
	mov	$-1, t
	add	4 * \x(p), \a
	xor	\d, t
	or	\b, t
	xor	\c, t
	finish	\a, \b, \T, \s
	.endm

FASTALG_FUNC(fastalg_md5_blocks_i386)
	push	%ebx
	push	%esi
	push	%edi
	push	%ebp
	test	%ecx, %ecx
	jz	.Lreturn

	mov	%eax, state
	mov	%edx, p
	shl	$6, %ecx
	add	%edx, %ecx
	push	%ecx
	mov	(state), %eax
	mov	4(state), %ebx
	mov	8(state), %ecx
	mov	12(state), %edx

.Lblock:
	// mca-begin md5_blocks_i386 64
	round_f %eax, %ebx, %ecx, %edx, 0, 0xd76aa478, 7
	round_f %edx, %eax, %ebx, %ecx, 1, 0xe8c7b756, 12
	round_f %ecx, %edx, %eax, %ebx, 2, 0x242070db, 17
	round_f %ebx, %ecx, %edx, %eax, 3, 0xc1bdceee, 22
	round_f %eax, %ebx, %ecx, %edx, 4, 0xf57c0faf, 7
	round_f %edx, %eax, %ebx, %ecx, 5, 0x4787c62a, 12
	round_f %ecx, %edx, %eax, %ebx, 6, 0xa8304613, 17
	round_f %ebx, %ecx, %edx, %eax, 7, 0xfd469501, 22
	round_f %eax, %ebx, %ecx, %edx, 8, 0x698098d8, 7
	round_f %edx, %eax, %ebx, %ecx, 9, 0x8b44f7af, 12
	round_f %ecx, %edx, %eax, %ebx, 10, 0xffff5bb1, 17
	round_f %ebx, %ecx, %edx, %eax, 11, 0x895cd7be, 22
	round_f %eax, %ebx, %ecx, %edx, 12, 0x6b901122, 7
	round_f %edx, %eax, %ebx, %ecx, 13, 0xfd987193, 12
	round_f %ecx, %edx, %eax, %ebx, 14, 0xa679438e, 17
	round_f %ebx, %ecx, %edx, %eax, 15, 0x49b40821, 22

	round_g %eax, %ebx, %ecx, %edx, 1, 0xf61e2562, 5
	round_g %edx, %eax, %ebx, %ecx, 6, 0xc040b340, 9
	round_g %ecx, %edx, %eax, %ebx, 11, 0x265e5a51, 14
	round_g %ebx, %ecx, %edx, %eax, 0, 0xe9b6c7aa, 20
	round_g %eax, %ebx, %ecx, %edx, 5, 0xd62f105d, 5
	round_g %edx, %eax, %ebx, %ecx, 10, 0x02441453, 9
	round_g %ecx, %edx, %eax, %ebx, 15, 0xd8a1e681, 14
	round_g %ebx, %ecx, %edx, %eax, 4, 0xe7d3fbc8, 20
	round_g %eax, %ebx, %ecx, %edx, 9, 0x21e1cde6, 5
	round_g %edx, %eax, %ebx, %ecx, 14, 0xc33707d6, 9
	round_g %ecx, %edx, %eax, %ebx, 3, 0xf4d50d87, 14
	round_g %ebx, %ecx, %edx, %eax, 8, 0x455a14ed, 20
	round_g %eax, %ebx, %ecx, %edx, 13, 0xa9e3e905, 5
	round_g %edx, %eax, %ebx, %ecx, 2, 0xfcefa3f8, 9
	round_g %ecx, %edx, %eax, %ebx, 7, 0x676f02d9, 14
	round_g %ebx, %ecx, %edx, %eax, 12, 0x8d2a4c8a, 20

	mov	%ecx, t		// b ^ c ^ d from here on
	xor	%edx, t
	xor	%ebx, t
	round_h %eax, %ebx, %ecx, %edx, 5, 0xfffa3942, 4
	round_h %edx, %eax, %ebx, %ecx, 8, 0x8771f681, 11
	round_h %ecx, %edx, %eax, %ebx, 11, 0x6d9d6122, 16
	round_h %ebx, %ecx, %edx, %eax, 14, 0xfde5380c, 23
	round_h %eax, %ebx, %ecx, %edx, 1, 0xa4beea44, 4
	round_h %edx, %eax, %ebx, %ecx, 4, 0x4bdecfa9, 11
	round_h %ecx, %edx, %eax, %ebx, 7, 0xf6bb4b60, 16
	round_h %ebx, %ecx, %edx, %eax, 10, 0xbebfbc70, 23
	round_h %eax, %ebx, %ecx, %edx, 13, 0x289b7ec6, 4
	round_h %edx, %eax, %ebx, %ecx, 0, 0xeaa127fa, 11
	round_h %ecx, %edx, %eax, %ebx, 3, 0xd4ef3085, 16
	round_h %ebx, %ecx, %edx, %eax, 6, 0x04881d05, 23
	round_h %eax, %ebx, %ecx, %edx, 9, 0xd9d4d039, 4
	round_h %edx, %eax, %ebx, %ecx, 12, 0xe6db99e5, 11
	round_h %ecx, %edx, %eax, %ebx, 15, 0x1fa27cf8, 16
	round_h %ebx, %ecx, %edx, %eax, 2, 0xc4ac5665, 23, last

	round_i %eax, %ebx, %ecx, %edx, 0, 0xf4292244, 6
	round_i %edx, %eax, %ebx, %ecx, 7, 0x432aff97, 10
	round_i %ecx, %edx, %eax, %ebx, 14, 0xab9423a7, 15
	round_i %ebx, %ecx, %edx, %eax, 5, 0xfc93a039, 21
	round_i %eax, %ebx, %ecx, %edx, 12, 0x655b59c3, 6
	round_i %edx, %eax, %ebx, %ecx, 3, 0x8f0ccc92, 10
	round_i %ecx, %edx, %eax, %ebx, 10, 0xffeff47d, 15
	round_i %ebx, %ecx, %edx, %eax, 1, 0x85845dd1, 21
	round_i %eax, %ebx, %ecx, %edx, 8, 0x6fa87e4f, 6
	round_i %edx, %eax, %ebx, %ecx, 15, 0xfe2ce6e0, 10
	round_i %ecx, %edx, %eax, %ebx, 6, 0xa3014314, 15
	round_i %ebx, %ecx, %edx, %eax, 13, 0x4e0811a1, 21
	round_i %eax, %ebx, %ecx, %edx, 4, 0xf7537e82, 6
	round_i %edx, %eax, %ebx, %ecx, 11, 0xbd3af235, 10
	round_i %ecx, %edx, %eax, %ebx, 2, 0x2ad7d2bb, 15
	round_i %ebx, %ecx, %edx, %eax, 9, 0xeb86d391, 21

	add	(state), %eax
	add	4(state), %ebx
	add	8(state), %ecx
	add	12(state), %edx
	mov	%eax, (state)
	mov	%ebx, 4(state)
	mov	%ecx, 8(state)
	mov	%edx, 12(state)
	add	$64, p
	cmp	END, p
	jne	.Lblock
	// mca-end md5_blocks_i386

	pop	%ecx
.Lreturn:
	pop	%ebp
	pop	%edi
	pop	%esi
	pop	%ebx
	FASTALG_RET
FASTALG_END(fastalg_md5_blocks_i386)
