/** A small change to a source, which a test should notice. */
export interface Mutant {
  /** The source, from the root of the repository. */
  readonly path: string
  readonly line: number
  /** Where the change begins and ends in the text. */
  readonly start: number
  readonly end: number
  readonly was: string
  readonly becomes: string
}

/** The text of a source with the change made. */
export function applied(text: string, { start, end, becomes }: Mutant): string {
  return text.slice(0, start) + becomes + text.slice(end)
}

/** `packages/kernel/src/dice.ts:12  a < b  ->  a <= b`, on one line. */
export function shownMutant({ path, line, was, becomes }: Mutant): string {
  return `${path}:${line}  ${onOneLine(was)}  ->  ${onOneLine(becomes)}`
}

const longest = 70

function onOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest)} ...` : line
}
