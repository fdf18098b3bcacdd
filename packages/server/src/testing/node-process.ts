import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server in a process of its own, to be killed. */
export interface NodeProcess {
  readonly url: string
  readonly child: ChildProcess
  /** As the power would: at once, with no chance to finish anything. */
  kill(): Promise<void>
}

/** Memory that was needed for a moment goes back to the system: as the image and the unit in `deploy` have it. */
const thrifty = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

export async function startNode(env: Readonly<Record<string, string>>): Promise<NodeProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'node-main.ts')], {
    env: { ...thrifty, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const url = await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data').then(([line]) => String(line).trim()),
    exit.then(() => {
      throw new Error('the server ended before it had begun')
    }),
  ])
  return {
    url,
    child,
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}
