import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the warm process is told. Files by their whole path. */
export interface ToVitest {
  /** What changed on the disk since the last time. */
  readonly changed: readonly string[]
  readonly tests: readonly string[]
  /** Stop at the first test that fails. */
  readonly bail: boolean
}

export type FromVitest =
  | { readonly kind: 'ready' }
  | { readonly kind: 'began'; readonly test: string }
  | { readonly kind: 'ended'; readonly test: string }
  | {
      readonly kind: 'ran'
      /** Milliseconds by test. */
      readonly took: Readonly<Record<string, number>>
      readonly failed: readonly string[]
    }

export type Outcome =
  | { readonly kind: 'passed' | 'failed'; readonly failed: readonly string[]; readonly took: Took }
  | { readonly kind: 'timed out'; readonly test: string }

type Took = Readonly<Record<string, number>>

/** Tests a tree again and again. A process that hangs or dies is replaced. */
export class TestBench {
  private readonly folder: string
  private vitest: Promise<ChildProcess> | null = null

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(this.temporary)
    // a PostgreSQL that tests start may run as another user, who must be let in
    chmodSync(folder, 0o755)
    chmodSync(this.temporary, 0o777)
  }

  /** Goes with the tree, whatever a test that was cut short leaves in it. */
  private get temporary(): string {
    return join(this.folder, '.tmp')
  }

  /** Runs those tests in that order. A test that takes longer than its limit, in milliseconds, has hung. */
  async run(order: ToVitest, limitOf: (test: string) => number): Promise<Outcome> {
    this.vitest ??= this.start()
    const vitest = await this.vitest
    const limits = new Map<string, NodeJS.Timeout>()
    const outcome = await new Promise<Outcome>((resolve) => {
      vitest.removeAllListeners()
      vitest.on('exit', () => resolve({ kind: 'failed', failed: ['the process died'], took: {} }))
      vitest.on('message', (message: FromVitest) => {
        if (message.kind === 'began') {
          const { test } = message
          limits.set(
            test,
            setTimeout(() => resolve({ kind: 'timed out', test }), limitOf(test)),
          )
        }
        if (message.kind === 'ended') clearTimeout(limits.get(message.test))
        if (message.kind === 'ran') {
          const { failed, took } = message
          resolve({ kind: failed.length > 0 ? 'failed' : 'passed', failed, took })
        }
      })
      vitest.send(order)
    })
    for (const limit of limits.values()) clearTimeout(limit)
    if (outcome.kind === 'timed out' || vitest.exitCode !== null || vitest.signalCode !== null)
      await this.stop()
    return outcome
  }

  async stop(): Promise<void> {
    const vitest = await this.vitest
    this.vitest = null
    if (vitest === null) return
    // a group of its own: its workers, and what those started, end with it
    signal(vitest, 'SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    signal(vitest, 'SIGKILL')
  }

  private start(): Promise<ChildProcess> {
    const vitest = fork(join(import.meta.dirname, 'warm-vitest.ts'), {
      cwd: this.folder,
      detached: true,
      env: { ...process.env, NO_COLOR: '1', NODE_NO_WARNINGS: '1', TMPDIR: this.temporary },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return new Promise((resolve, reject) => {
      vitest.once('message', () => resolve(vitest))
      vitest.once('exit', (code) => reject(new Error(`Vitest could not be started: it ended with ${code}.`)))
    })
  }
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // all of them have ended
  }
}
