/** Whether two pieces of plain data are equal. Faster than comparing their JSON, and 0 is not -0's equal. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  let fields = 0
  for (const field in left) {
    if (left[field] === undefined) continue
    if (!samePlain(left[field], right[field])) return false
    fields++
  }
  for (const field in right) if (right[field] !== undefined) fields--
  return fields === 0
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
