#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Digests to test against, from sources other than this tree.

    vectors.py OUT              convert the NIST CAVP files of Debian's package
                                python3-cryptography-vectors to the file OUT, and
                                add records of MD5, which NIST does not have;
                                without the package OUT holds no record
    vectors.py --lengths ALG...  print the digests over all lengths 0..4096 that
                                hash_vectors.c holds, computed by hashlib

OUT is a row of records; numbers are big-endian, 32 bits:
    'V' alg message digest      message and digest(s) each preceded by its length,
    'M' alg seed digests        alg by its length in one byte; a byte 0 ends the file
"""
import hashlib
import pathlib
import re
import struct
import sys

WHERE = "/usr/lib/python3/dist-packages/cryptography_vectors"
PACKAGE = "python3-cryptography-vectors"
FILES = {"sha1": "hashes/SHA1/SHA1", "sha224": "hashes/SHA2/SHA224", "sha256": "hashes/SHA2/SHA256",
         "sha384": "hashes/SHA2/SHA384", "sha512": "hashes/SHA2/SHA512"}


def lengths_data(n):
    """The bytes that hash_vectors.c hashes: the top byte of a linear generator."""
    x, out = 1, bytearray()
    for _ in range(n):
        x = (x * 1664525 + 1013904223) & 0xffffffff
        out.append(x >> 24)
    return bytes(out)


def lengths_digest(alg):
    data = lengths_data(4096)
    digests = b"".join(hashlib.new(alg, data[:n]).digest() for n in range(4097))
    return hashlib.new(alg, digests).hexdigest()


def record(kind, alg, message, digest):
    name = alg.encode()
    return (kind + bytes([len(name)]) + name + struct.pack(">I", len(message)) + message +
            struct.pack(">I", len(digest)) + digest)


def pairs(text):
    return re.findall(r"^(\w+) = ([0-9a-fA-F]+)\s*$", text, re.M)


def convert(alg, stem):
    for part in ("ShortMsg", "LongMsg"):
        bits = message = None
        for key, value in pairs((pathlib.Path(WHERE) / f"{stem}{part}.rsp").read_text()):
            if key == "Len":
                bits = int(value)
            elif key == "Msg":
                message = bytes.fromhex(value)[:bits // 8]
            elif key == "MD":
                yield record(b"V", alg, message, bytes.fromhex(value))
    found = pairs((pathlib.Path(WHERE) / f"{stem}Monte.rsp").read_text())
    seed = next(bytes.fromhex(v) for k, v in found if k == "Seed")
    yield record(b"M", alg, seed, b"".join(bytes.fromhex(v) for k, v in found if k == "MD"))


def made_by_hashlib(alg):
    """NIST has no files for MD5: the same kinds of record, with hashlib's digests."""
    size = hashlib.new(alg).digest_size
    for n in [*range(130), *range(163, 6400, 99)]:
        message = lengths_data(n + 7)[7:]
        yield record(b"V", alg, message, hashlib.new(alg, message).digest())
    seed = first = lengths_data(size)
    checkpoints = []
    for _ in range(100):
        last = [seed] * 3
        for _ in range(1000):
            last = [*last[1:], hashlib.new(alg, b"".join(last)).digest()]
        seed = last[2]
        checkpoints.append(seed)
    yield record(b"M", alg, first, b"".join(checkpoints))


def main():
    if sys.argv[1:2] == ["--lengths"]:
        for alg in sys.argv[2:]:
            print(alg, lengths_digest(alg))
        return
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    records = []
    if pathlib.Path(WHERE).is_dir():
        records = [r for alg, stem in FILES.items() for r in convert(alg, stem)]
        records += made_by_hashlib("md5")
        if len(records) < 100 * len(FILES):
            sys.exit(f"vectors.py: only {len(records)} records in {PACKAGE}: has it changed?")
    else:
        print(f"vectors.py: tests of NIST vectors will be skipped: install {PACKAGE}",
              file=sys.stderr)
    out = pathlib.Path(sys.argv[1])
    data = b"".join(records) + b"\0"
    # An unchanged file keeps its time, so that nothing is built again.
    if not out.exists() or out.read_bytes() != data:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(data)


if __name__ == "__main__":
    main()
