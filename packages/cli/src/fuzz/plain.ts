/** Whether two pieces of plain data are equal. Faster than comparing their JSON, and 0 is not -0's equal. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  if (Array.isArray(b)) return false
  return sameFields(a as Record<string, unknown>, b as Record<string, unknown>)
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false
  return true
}

/** As JSON sees them: a field that is undefined is not there. */
function sameFields(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const fields = Object.keys(a)
  for (const field of fields) if (!samePlain(a[field], b[field])) return false
  for (const field of Object.keys(b)) if (b[field] !== undefined && !Object.hasOwn(a, field)) return false
  return true
}

/** The path to the first thing in which two pieces of plain data differ, for a sentence. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (samePlain(a, b)) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || 'all of it'
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const field of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[field], right[field], path === '' ? field : `${path}.${field}`)
    if (found !== null) return found
  }
  return path || 'all of it'
}
