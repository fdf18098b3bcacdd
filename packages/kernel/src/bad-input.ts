/**
 * Something from outside (a file, a command line, a message) that cannot be used. The message is a sentence for the
 * person who sent it: what was expected, what came, where, and how to mend it. Nothing was changed.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput'

  /** Known by its name: a rulebook that was frozen brings a kernel of its own, and its BadInput is one too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'BadInput'
  }
}

/** A value from outside as it can be shown in a sentence: short, on one line. Never throws. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : printed(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

function printed(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value
  } catch {
    return typeof value === 'object' ? 'an object that cannot be printed' : `a ${typeof value}`
  }
}
