import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { run } from '../program.ts'

/** What came of a command line. */
export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

class Kept extends Writable {
  text = ''
  readonly isTTY: boolean

  constructor(isTTY = false) {
    super()
    this.isTTY = isTTY
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

/** Runs a command line in this process. `input` is typed at it; `watched` makes its stderr a terminal. */
export async function gunbai(args: string, { input = '', watched = false } = {}): Promise<Outcome> {
  const output = new Kept()
  const errors = new Kept(watched)
  const typed = new PassThrough()
  typed.end(input)
  const code = await run(words(args), { input: typed, output, errors, exitCode: 0 })
  return { code, out: output.text, err: errors.text }
}

/** Runs the real command in a process of its own. */
export function gunbaiProcess(args: string, { input = '', cwd = process.cwd(), env = {} } = {}): Outcome {
  const main = resolve(import.meta.dirname, '../main.ts')
  const ran = spawnSync(process.execPath, [main, ...words(args)], {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  })
  return { code: ran.status, out: ran.stdout, err: ran.stderr }
}

/** Splits at spaces; single quotes keep words together, as a shell would. */
function words(args: string): string[] {
  return (args.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))
}
