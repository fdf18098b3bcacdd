import { coreTime } from '@gunbai/bots'

/** How long each round runs, in time of a core. Five rounds after one of warming up; the middle one counts. */
const roundMilliseconds = 400
const rounds = 5

/** How many units of work a second of one core. `work` does some and says how many. */
export function perSecond(work: () => number): number {
  round(work)
  const rates = Array.from({ length: rounds }, () => round(work)).sort((a, b) => a - b)
  return rates[rounds >> 1] as number
}

/** One round of so long, in time of a core: units of work a second. */
export function round(work: () => number, milliseconds = roundMilliseconds): number {
  const start = coreTime()
  let done = 0
  let elapsed = 0
  do {
    done += work()
    elapsed = coreTime() - start
  } while (elapsed < milliseconds)
  return (done / elapsed) * 1000
}

/** The same for work that is waited for. */
export async function perSecondAsync(work: () => Promise<number>): Promise<number> {
  const rates: number[] = []
  for (let i = 0; i <= rounds; i++) {
    const start = coreTime()
    let done = 0
    let elapsed = 0
    do {
      done += await work()
      elapsed = coreTime() - start
    } while (elapsed < roundMilliseconds)
    if (i > 0) rates.push((done / elapsed) * 1000)
  }
  return rates.sort((a, b) => a - b)[rounds >> 1] as number
}
