/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes. In here because the kernel runs where no other is at hand at once. */

const roundConstants = new Int32Array(64)
const initialHash = new Int32Array(8)
fillConstants()

/** Where a block is spread out. Written anew for each: making one costs as much as hashing a short text. */
const schedule = new Int32Array(64)

export function sha256(text: string): string {
  return [...sha256Words(text)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The hash as eight 32-bit words. */
export function sha256Words(text: string): Int32Array {
  const blocks = padded(utf8(text))
  const hash = initialHash.slice()
  for (let start = 0; start < blocks.length; start += 16) compress(hash, schedule, blocks, start)
  return hash
}

function compress(hash: Int32Array, w: Int32Array, blocks: Int32Array, start: number): void {
  for (let i = 0; i < 16; i++) w[i] = blocks[start + i]
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]
    const y = w[i - 2]
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16] + s0 + w[i - 7] + s1
  }
  let a = hash[0]
  let b = hash[1]
  let c = hash[2]
  let d = hash[3]
  let e = hash[4]
  let f = hash[5]
  let g = hash[6]
  let h = hash[7]
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i] + w[i]) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0] = hash[0] + a
  hash[1] = hash[1] + b
  hash[2] = hash[2] + c
  hash[3] = hash[3] + d
  hash[4] = hash[4] + e
  hash[5] = hash[5] + f
  hash[6] = hash[6] + g
  hash[7] = hash[7] + h
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The bytes with a 1 bit, zeros and their length in bits behind them, as big-endian words in whole blocks of 16. */
function padded(bytes: number[]): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16)
  for (let i = 0; i <= bytes.length; i++) {
    const byte = bytes[i] ?? 0x80
    words[i >> 2] = words[i >> 2] | (byte << (24 - 8 * (i & 3)))
  }
  words[words.length - 1] = bytes.length * 8
  return words
}

function utf8(text: string): number[] {
  const bytes: number[] = []
  const wellFormed = text.toWellFormed()
  for (let i = 0; i < wellFormed.length; i++) {
    const code = wellFormed.codePointAt(i) as number
    if (code >= 0x10000) i++ // two halves
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else {
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      )
    }
  }
  return bytes
}

/** The constants are the first bits of the fractional parts of roots of the first 64 primes. */
function fillConstants(): void {
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let i = 2; i * i <= n; i++) if (n % i === 0) prime = false
    if (!prime) continue
    if (found < 8) initialHash[found] = fraction(rootBits(BigInt(n), 2n))
    roundConstants[found] = fraction(rootBits(BigInt(n), 3n))
    found++
  }
}

/** The root of n with 32 binary places, exactly: Math.cbrt may differ in the last bit between machines. */
function rootBits(n: bigint, degree: bigint): bigint {
  const target = n << (32n * degree)
  let low = 0n
  let high = n << 32n
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle ** degree <= target) low = middle
    else high = middle - 1n
  }
  return low
}

function fraction(fixed: bigint): number {
  return Number(BigInt.asIntN(32, fixed))
}
