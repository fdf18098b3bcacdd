import { SingleBar } from 'cli-progress'
import type { Terminal } from './terminal.ts'

export interface Progress {
  /** How much is done now. Cheap enough to be called often. */
  at(done: number): void
  end(): void
}

const silent: Progress = { at: () => {}, end: () => {} }

/** A bar on stderr where a person watches; nothing where a machine does. */
export function progress(terminal: Terminal, what: string, total: number, json = false): Progress {
  if (json || terminal.errors.isTTY !== true) return silent
  const bar = new SingleBar({
    stream: terminal.errors,
    format: `${what} {bar} {percentage} %  {value} of {total}  {eta_formatted} left`,
    clearOnComplete: true,
    gracefulExit: false,
    fps: 10,
  })
  bar.start(total, 0)
  const worthShowing = total / 500
  let shown = 0
  return {
    at(done) {
      if (done - shown < worthShowing) return
      shown = done
      bar.update(done)
    },
    end: () => bar.stop(),
  }
}
