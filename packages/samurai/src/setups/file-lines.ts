import { BadInput } from '@gunbai/kernel'

/** One line of a scenario file that says something. */
export interface FileLine {
  readonly number: number
  readonly words: readonly string[]
  readonly text: string
}

/** A scenario that cannot be read or that the box cannot field. */
export class ScenarioError extends BadInput {
  /** Counted from 1. */
  readonly line: number
  /** The message without the file and the line. */
  readonly problem: string

  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line}: ${problem}`)
    this.line = line
    this.problem = problem
  }
}

/** The words of a line; what stands in double quotes is one word, without the quotes. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map((match) => match[0].replaceAll('"', ''))
}

/** Reads a scenario file line by line. */
export class FileReader {
  readonly file: string
  readonly #lines: readonly string[]
  #next = 0

  constructor(file: string, text: string) {
    this.file = file
    this.#lines = text.split(/\r?\n/)
  }

  /** The next line that is neither blank nor a comment, left where it is; null at the end of the file. */
  peek(): FileLine | null {
    while (this.#next < this.#lines.length && isSilent(this.#lines[this.#next])) this.#next++
    if (this.#next >= this.#lines.length) return null
    const text = this.#lines[this.#next].replace(/\s#.*$/, '').trim()
    return { number: this.#next + 1, words: wordsOf(text), text }
  }

  take(): FileLine | null {
    const line = this.peek()
    if (line !== null) this.#next++
    return line
  }

  /** The lines of a drawing, from the line after the heading to the next blank line. */
  drawing(): { readonly text: string; readonly firstLine: number } {
    while (this.#next < this.#lines.length && isSilent(this.#lines[this.#next])) this.#next++
    const from = this.#next
    while (this.#next < this.#lines.length && this.#lines[this.#next].trim() !== '') this.#next++
    return { text: this.#lines.slice(from, this.#next).join('\n'), firstLine: from + 1 }
  }

  /** Lines of prose up to the next heading of that kind or the end of the file. */
  prose(heading: RegExp): string {
    const from = this.#next
    while (this.#next < this.#lines.length && !heading.test(this.#lines[this.#next])) this.#next++
    return this.#lines
      .slice(from, this.#next)
      .filter((line) => !line.startsWith('#'))
      .join('\n')
      .trim()
  }

  fail(line: number, problem: string): never {
    throw new ScenarioError(this.file, line, problem)
  }

  /** The line that is read next, counted from 0. */
  get nextLine(): number {
    return this.#next
  }

  get lastLine(): number {
    return this.#lines.length
  }
}

function isSilent(text: string): boolean {
  const trimmed = text.trim()
  return trimmed === '' || trimmed.startsWith('#')
}
