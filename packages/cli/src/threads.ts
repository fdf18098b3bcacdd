import { Worker } from 'node:worker_threads'

/** Has worker threads do pieces of work by their numbers until none is left; which thread does one changes nothing. */
export async function onThreads<Done>(
  script: URL,
  workerData: unknown,
  waiting: number[],
  threads: number,
  done: (piece: Done) => void,
): Promise<void> {
  const one = () => workThrough(script, workerData, waiting, done)
  await Promise.all(Array.from({ length: Math.min(threads, waiting.length) }, one))
}

/** One thread takes pieces off the list until none is left. */
function workThrough<Done>(
  script: URL,
  workerData: unknown,
  waiting: number[],
  done: (piece: Done) => void,
): Promise<void> {
  const worker = new Worker(script, { workerData })
  const finished = new Promise<void>((resolve, reject) => {
    const takeNext = () => {
      const piece = waiting.shift()
      if (piece === undefined) resolve()
      else worker.postMessage(piece)
    }
    worker.on('message', (piece: Done) => {
      done(piece)
      takeNext()
    })
    worker.on('error', reject)
    takeNext()
  })
  return finished.finally(() => worker.terminate())
}
