// SPDX-License-Identifier: GPL-2.0-only
/*
 * The SHA instructions of x86 in C, from Intel's manual (volume 2B), for targets that
 * are built with emulate_shani.inc.
 */
#ifdef FASTALG_EMULATED_SHANI
#include <fastalg/types.h>

typedef u32 vector[4];

/* The SSE registers, as shani_call.S saves and restores them. */
extern vector shani_registers[8];
vector shani_registers[8];

void shani_emulate(const u8 *code);

static u32 rol(u32 x, unsigned int n)
{
	return x << n | x >> (32 - n);
}

static u32 ch(u32 x, u32 y, u32 z)
{
	return (x & y) ^ (~x & z);
}

static u32 maj(u32 x, u32 y, u32 z)
{
	return (x & y) ^ (x & z) ^ (y & z);
}

static u32 small_sigma0(u32 x)
{
	return rol(x, 25) ^ rol(x, 14) ^ x >> 3;
}

static u32 small_sigma1(u32 x)
{
	return rol(x, 15) ^ rol(x, 13) ^ x >> 10;
}

static void sha1rnds4(u32 *dst, const u32 *src, u32 f)
{
	static const u32 k[] = { 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6 };
	u32 a = dst[3], b = dst[2], c = dst[1], d = dst[0], e = 0;
	int i;

	for (i = 3; i >= 0; i--) {
		u32 t = f == 0 ? ch(b, c, d) : f == 2 ? maj(b, c, d) : b ^ c ^ d;

		t += rol(a, 5) + src[i] + e + k[f];
		e = d;
		d = c;
		c = rol(b, 30);
		b = a;
		a = t;
	}
	dst[3] = a;
	dst[2] = b;
	dst[1] = c;
	dst[0] = d;
}

static void sha1nexte(u32 *dst, const u32 *src)
{
	dst[3] = src[3] + rol(dst[3], 30);
	dst[2] = src[2];
	dst[1] = src[1];
	dst[0] = src[0];
}

static void sha1msg1(u32 *dst, const u32 *src)
{
	dst[3] ^= dst[1];
	dst[2] ^= dst[0];
	dst[1] ^= src[3];
	dst[0] ^= src[2];
}

static void sha1msg2(u32 *dst, const u32 *src)
{
	dst[3] = rol(dst[3] ^ src[2], 1);
	dst[2] = rol(dst[2] ^ src[1], 1);
	dst[1] = rol(dst[1] ^ src[0], 1);
	dst[0] = rol(dst[0] ^ dst[3], 1);
}

static void sha256rnds2(u32 *dst, const u32 *src, const u32 *wk)
{
	u32 a = src[3], b = src[2], c = dst[3], d = dst[2];
	u32 e = src[1], f = src[0], g = dst[1], h = dst[0];
	int i;

	for (i = 0; i < 2; i++) {
		u32 t1 = h + (rol(e, 26) ^ rol(e, 21) ^ rol(e, 7)) + ch(e, f, g) + wk[i];
		u32 t2 = (rol(a, 30) ^ rol(a, 19) ^ rol(a, 10)) + maj(a, b, c);

		h = g;
		g = f;
		f = e;
		e = d + t1;
		d = c;
		c = b;
		b = a;
		a = t1 + t2;
	}
	dst[3] = a;
	dst[2] = b;
	dst[1] = e;
	dst[0] = f;
}

static void sha256msg1(u32 *dst, const u32 *src)
{
	dst[0] += small_sigma0(dst[1]);
	dst[1] += small_sigma0(dst[2]);
	dst[2] += small_sigma0(dst[3]);
	dst[3] += small_sigma0(src[0]);
}

static void sha256msg2(u32 *dst, const u32 *src)
{
	dst[0] += small_sigma1(src[2]);
	dst[1] += small_sigma1(src[3]);
	dst[2] += small_sigma1(dst[0]);
	dst[3] += small_sigma1(dst[1]);
}

/**
 * shani_emulate() - do what one SHA instruction does
 * @code: opcode, immediate operand, source, destination
 */
void shani_emulate(const u8 *code)
{
	u32 *dst = shani_registers[code[3]];
	vector src;

	memcpy(src, shani_registers[code[2]], sizeof(src));
	switch (code[0]) {
	case 0xc8:
		sha1nexte(dst, src);
		break;
	case 0xc9:
		sha1msg1(dst, src);
		break;
	case 0xca:
		sha1msg2(dst, src);
		break;
	case 0xcb:
		sha256rnds2(dst, src, shani_registers[0]);
		break;
	case 0xcc:
		sha256msg1(dst, src);
		break;
	case 0xcd:
		sha256msg2(dst, src);
		break;
	default:
		sha1rnds4(dst, src, code[1]);
	}
}
#endif
