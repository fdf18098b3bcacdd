/**
 * JSON with the keys in order, so that equal data is equal text whatever the history of the objects.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = value as Record<string, unknown>
    const parts: string[] = []
    for (const key of Object.keys(fields).sort()) {
      if (fields[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(fields[key])}`)
    }
    return `{${parts.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** A stable 64-bit hash of plain data, as 16 hex digits. Tells states apart; it is no defence against forgers. */
export function hashOf(value: unknown): string {
  const text = canonicalJson(value)
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  high = mixed(high, low)
  low = mixed(low, high)
  return hex(high) + hex(low)
}

function mixed(word: number, other: number): number {
  return Math.imul(word ^ (word >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
