import type { Action } from '@gunbai/kernel'

/** What an answer must be: some of its fields, each with the value that it must have, or one of several. */
export interface Pattern {
  readonly kind: string
  readonly [field: string]: unknown
}

export function fits(pattern: Pattern, action: Action): boolean {
  const fields = action as unknown as Readonly<Record<string, unknown>>
  return Object.entries(pattern).every(([name, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(fields[name]) : fields[name] === wanted,
  )
}
