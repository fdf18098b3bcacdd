/** Where a command reads and writes, and the exit code that it ends with. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  readonly errors: NodeJS.WritableStream & { readonly isTTY?: boolean }
  /** 0 good, 1 something was found wrong, 2 the input cannot be used. */
  exitCode: number
}

export function print(terminal: Terminal, text: string): void {
  terminal.output.write(`${text}\n`)
}

export function printJson(terminal: Terminal, value: unknown): void {
  print(terminal, JSON.stringify(value))
}

export function complain(terminal: Terminal, sentence: string): void {
  terminal.errors.write(`${sentence}\n`)
}

/** Rows in columns as wide as they need to be. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length)
    })
  }
  const line = (row: readonly (string | number)[]) =>
    row.map((cell, i) => String(cell).padEnd(widths[i] as number)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}
