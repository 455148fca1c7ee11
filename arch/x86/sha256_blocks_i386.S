/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression in plain 80486 instructions.
 *
 *	void fastalg_sha256_blocks_i386(void *state, const u8 *data, size_t nblocks,
 *					const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     not read: the constants of FIPS 180-4 section 4.2.2 are in the
 *	     instructions
 *
 * Precondition: none.
 * CPU features: none.
 * Registers:	 eax, ecx, edx and the flags change; ebx, esi, edi and ebp are
 *		 preserved.
 * Stack:	 128 bytes with the return address.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The schedule and the working
 *		 variables on the stack are wiped on return; registers may keep
 *		 working variables.
 *
 * Seven registers do not hold eight working variables: in registers are only a and e,
 * and b ^ c. Each variable is stored when it is new and an operand in memory later.
 */
#include <fastalg/asm.h>

/*
 * The frame: the latest 16 words of the schedule; the latest four a, that of round i in
 * place i % 4; likewise the latest four e; then what a call was given.
 */
#define STATE	96(%esp)
#define DATA	100(%esp)
#define END	104(%esp)
#define FRAME	108

/*
 * Round i from where W(i) is in \w:
 *	T1 = h + S1(e) + Ch(e, f, g) + K + W	(in \acc)
 *	e' = d + T1				(in \s)
 *	a' = T1 + S0(a) + Maj(a, b, c)		(in \acc)
 * Big sigmas as rotations of rotations: S1(e) = ROTR6(e ^ ROTR5(e ^ ROTR14(e))),
 * S0(a) = ROTR2(a ^ ROTR11(a ^ ROTR9(a))). Maj = ((a ^ b) & (b ^ c)) ^ b, where \y is
 * b ^ c. a ^ b, which is the next round's, replaces \e.
 */
	.macro	round i, K, a, e, y, acc, s, w
	mov	\e, \acc
	ror	$14, \acc
	mov	80 + 4 * ((\i + 2) % 4)(%esp), \s
	xor	\e, \acc
	ror	$5, \acc
	xor	80 + 4 * ((\i + 1) % 4)(%esp), \s
	xor	\e, \acc
	ror	$6, \acc
	and	\e, \s
	add	80 + 4 * (\i % 4)(%esp), \acc
	xor	80 + 4 * ((\i + 1) % 4)(%esp), \s
	lea	\K(\acc, \w), \acc
	mov	\a, \e
	add	\s, \acc
	mov	64 + 4 * (\i % 4)(%esp), \s
	ror	$9, \e
	add	\acc, \s
	xor	\a, \e
	mov	\s, 80 + 4 * (\i % 4)(%esp)
	ror	$11, \e
	xor	\a, \e
	ror	$2, \e
	add	\e, \acc
	mov	\a, \e
	xor	64 + 4 * ((\i + 2) % 4)(%esp), \e
	and	\e, \y
	xor	64 + 4 * ((\i + 2) % 4)(%esp), \y
	add	\y, \acc
	mov	\acc, 64 + 4 * (\i % 4)(%esp)
	.endm

	.macro	round_fetch i, K, a, e, y, acc, s, w
	mov	4 * \i(%ebp), \w
	bswap	\w
	mov	\w, 4 * \i(%esp)
	round	\i, \K, \a, \e, \y, \acc, \s, \w
	.endm

/*
 * W(i) = s1(W(i-2)) + W(i-7) + s0(W(i-15)) + W(i-16). W(i-1) and W(i-2) are in registers;
 * that of the latter becomes the sum of the round.
 */
	.macro	round_extend i, K, a, e, y, w2, s, w, w1
	mov	4 * ((\i - 15) % 16)(%esp), \w
	mov	\w, \s
	ror	$11, \w
	xor	\s, \w
	shr	$3, \s
	ror	$7, \w
	xor	\s, \w
	mov	\w2, \s
	add	4 * ((\i - 16) % 16)(%esp), \w
	ror	$2, \s
	xor	\w2, \s
	add	4 * ((\i - 7) % 16)(%esp), \w
	shr	$10, \w2
	ror	$17, \s
	xor	\w2, \s
	add	\s, \w
	.if	\i < 57			// nobody asks memory for the last seven
	mov	\w, 4 * (\i % 16)(%esp)
	.endif
	round	\i, \K, \a, \e, \y, \w2, \s, \w
	.endm

/* One word of the chaining value, which is as well the working variable of the next block. */
	.macro	chain reg, offset, place
	mov	\place(%esp), \reg
	add	\offset(%esi), \reg
	mov	\reg, \place(%esp)
	mov	\reg, \offset(%esi)
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_i386)
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
	mov	%edx, %ebp
	mov	%ecx, END
	mov	%eax, %esi
	.irp	i, 0, 1, 2
	mov	4 * (3 - \i)(%esi), %eax
	mov	4 * (7 - \i)(%esi), %ecx
	mov	%eax, 64 + 4 * \i(%esp)
	mov	%ecx, 80 + 4 * \i(%esp)
	.endr
	mov	(%esi), %eax
	mov	16(%esi), %ecx
	mov	%eax, 64 + 12(%esp)
	mov	%ecx, 80 + 12(%esp)
	mov	4(%esi), %edi

.Lblock:
	// mca-begin sha256_blocks_i386 64
	xor	64 + 4(%esp), %edi	// b ^ c
	mov	%ebp, DATA
	round_fetch 0, 0x428a2f98, %eax, %ecx, %edi, %ebx, %edx, %esi
	round_fetch 1, 0x71374491, %ebx, %edx, %ecx, %eax, %esi, %edi
	round_fetch 2, 0xb5c0fbcf, %eax, %esi, %edx, %ebx, %edi, %ecx
	round_fetch 3, 0xe9b5dba5, %ebx, %edi, %esi, %eax, %ecx, %edx
	round_fetch 4, 0x3956c25b, %eax, %ecx, %edi, %ebx, %edx, %esi
	round_fetch 5, 0x59f111f1, %ebx, %edx, %ecx, %eax, %esi, %edi
	round_fetch 6, 0x923f82a4, %eax, %esi, %edx, %ebx, %edi, %ecx
	round_fetch 7, 0xab1c5ed5, %ebx, %edi, %esi, %eax, %ecx, %edx
	round_fetch 8, 0xd807aa98, %eax, %ecx, %edi, %ebx, %edx, %esi
	round_fetch 9, 0x12835b01, %ebx, %edx, %ecx, %eax, %esi, %edi
	round_fetch 10, 0x243185be, %eax, %esi, %edx, %ebx, %edi, %ecx
	round_fetch 11, 0x550c7dc3, %ebx, %edi, %esi, %eax, %ecx, %edx
	round_fetch 12, 0x72be5d74, %eax, %ecx, %edi, %ebx, %edx, %esi
	round_fetch 13, 0x80deb1fe, %ebx, %edx, %ecx, %eax, %esi, %edi
	round_fetch 14, 0x9bdc06a7, %eax, %esi, %edx, %ebx, %edi, %ecx
	round_fetch 15, 0xc19bf174, %ebx, %edi, %esi, %eax, %ecx, %edx

	mov	4 * 14(%esp), %ebp
	mov	4 * 15(%esp), %ebx
	round_extend 16, 0xe49b69c1, %eax, %ecx, %edi, %ebp, %edx, %esi, %ebx
	round_extend 17, 0xefbe4786, %ebp, %edx, %ecx, %ebx, %eax, %edi, %esi
	round_extend 18, 0x0fc19dc6, %ebx, %eax, %edx, %esi, %ebp, %ecx, %edi
	round_extend 19, 0x240ca1cc, %esi, %ebp, %eax, %edi, %ebx, %edx, %ecx
	round_extend 20, 0x2de92c6f, %edi, %ebx, %ebp, %ecx, %esi, %eax, %edx
	round_extend 21, 0x4a7484aa, %ecx, %esi, %ebx, %edx, %edi, %ebp, %eax
	round_extend 22, 0x5cb0a9dc, %edx, %edi, %esi, %eax, %ecx, %ebx, %ebp
	round_extend 23, 0x76f988da, %eax, %ecx, %edi, %ebp, %edx, %esi, %ebx
	round_extend 24, 0x983e5152, %ebp, %edx, %ecx, %ebx, %eax, %edi, %esi
	round_extend 25, 0xa831c66d, %ebx, %eax, %edx, %esi, %ebp, %ecx, %edi
	round_extend 26, 0xb00327c8, %esi, %ebp, %eax, %edi, %ebx, %edx, %ecx
	round_extend 27, 0xbf597fc7, %edi, %ebx, %ebp, %ecx, %esi, %eax, %edx
	round_extend 28, 0xc6e00bf3, %ecx, %esi, %ebx, %edx, %edi, %ebp, %eax
	round_extend 29, 0xd5a79147, %edx, %edi, %esi, %eax, %ecx, %ebx, %ebp
	round_extend 30, 0x06ca6351, %eax, %ecx, %edi, %ebp, %edx, %esi, %ebx
	round_extend 31, 0x14292967, %ebp, %edx, %ecx, %ebx, %eax, %edi, %esi
	round_extend 32, 0x27b70a85, %ebx, %eax, %edx, %esi, %ebp, %ecx, %edi
	round_extend 33, 0x2e1b2138, %esi, %ebp, %eax, %edi, %ebx, %edx, %ecx
	round_extend 34, 0x4d2c6dfc, %edi, %ebx, %ebp, %ecx, %esi, %eax, %edx
	round_extend 35, 0x53380d13, %ecx, %esi, %ebx, %edx, %edi, %ebp, %eax
	round_extend 36, 0x650a7354, %edx, %edi, %esi, %eax, %ecx, %ebx, %ebp
	round_extend 37, 0x766a0abb, %eax, %ecx, %edi, %ebp, %edx, %esi, %ebx
	round_extend 38, 0x81c2c92e, %ebp, %edx, %ecx, %ebx, %eax, %edi, %esi
	round_extend 39, 0x92722c85, %ebx, %eax, %edx, %esi, %ebp, %ecx, %edi
	round_extend 40, 0xa2bfe8a1, %esi, %ebp, %eax, %edi, %ebx, %edx, %ecx
	round_extend 41, 0xa81a664b, %edi, %ebx, %ebp, %ecx, %esi, %eax, %edx
	round_extend 42, 0xc24b8b70, %ecx, %esi, %ebx, %edx, %edi, %ebp, %eax
	round_extend 43, 0xc76c51a3, %edx, %edi, %esi, %eax, %ecx, %ebx, %ebp
	round_extend 44, 0xd192e819, %eax, %ecx, %edi, %ebp, %edx, %esi, %ebx
	round_extend 45, 0xd6990624, %ebp, %edx, %ecx, %ebx, %eax, %edi, %esi
	round_extend 46, 0xf40e3585, %ebx, %eax, %edx, %esi, %ebp, %ecx, %edi
	round_extend 47, 0x106aa070, %esi, %ebp, %eax, %edi, %ebx, %edx, %ecx
	round_extend 48, 0x19a4c116, %edi, %ebx, %ebp, %ecx, %esi, %eax, %edx
	round_extend 49, 0x1e376c08, %ecx, %esi, %ebx, %edx, %edi, %ebp, %eax
	round_extend 50, 0x2748774c, %edx, %edi, %esi, %eax, %ecx, %ebx, %ebp
	round_extend 51, 0x34b0bcb5, %eax, %ecx, %edi, %ebp, %edx, %esi, %ebx
	round_extend 52, 0x391c0cb3, %ebp, %edx, %ecx, %ebx, %eax, %edi, %esi
	round_extend 53, 0x4ed8aa4a, %ebx, %eax, %edx, %esi, %ebp, %ecx, %edi
	round_extend 54, 0x5b9cca4f, %esi, %ebp, %eax, %edi, %ebx, %edx, %ecx
	round_extend 55, 0x682e6ff3, %edi, %ebx, %ebp, %ecx, %esi, %eax, %edx
	round_extend 56, 0x748f82ee, %ecx, %esi, %ebx, %edx, %edi, %ebp, %eax
	round_extend 57, 0x78a5636f, %edx, %edi, %esi, %eax, %ecx, %ebx, %ebp
	round_extend 58, 0x84c87814, %eax, %ecx, %edi, %ebp, %edx, %esi, %ebx
	round_extend 59, 0x8cc70208, %ebp, %edx, %ecx, %ebx, %eax, %edi, %esi
	round_extend 60, 0x90befffa, %ebx, %eax, %edx, %esi, %ebp, %ecx, %edi
	round_extend 61, 0xa4506ceb, %esi, %ebp, %eax, %edi, %ebx, %edx, %ecx
	round_extend 62, 0xbef9a3f7, %edi, %ebx, %ebp, %ecx, %esi, %eax, %edx
	round_extend 63, 0xc67178f2, %ecx, %esi, %ebx, %edx, %edi, %ebp, %eax

	mov	STATE, %esi
	mov	DATA, %ebp
	chain	%edx, 12, 64
	chain	%ebx, 8, 64 + 4
	chain	%edi, 4, 64 + 8
	chain	%eax, 0, 64 + 12
	chain	%edx, 28, 80
	chain	%ebx, 24, 80 + 4
	chain	%edx, 20, 80 + 8
	chain	%ecx, 16, 80 + 12
	add	$64, %ebp
	cmp	END, %ebp
	jne	.Lblock
	// mca-end sha256_blocks_i386

	xor	%ebx, %ebx
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	mov	%ebx, 4 * \i(%esp)
	.endr
	.irp	i, 16, 17, 18, 19, 20, 21, 22, 23
	mov	%ebx, 4 * \i(%esp)
	.endr
	add	$FRAME, %esp
.Lreturn:
	pop	%ebp
	pop	%edi
	pop	%esi
	pop	%ebx
	FASTALG_RET
FASTALG_END(fastalg_sha256_blocks_i386)
