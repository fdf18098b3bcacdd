import type { Page } from 'playwright-core'
import { playUntil } from './table-page.ts'

/**
 * Gives so many answers. In how many milliseconds, from the click to the first frame on which the table has changed, half
 * of them are on the screen, and nine of ten.
 */
export async function answerTimes(
  page: Page,
  count: number,
  answerOne: (page: Page, turn: number) => Promise<boolean>,
): Promise<{ readonly median: number; readonly most: number }> {
  const times: number[] = []
  await playUntil(
    page,
    async () => times.length === count,
    async (...now) => {
      await watch(page)
      const did = await answerOne(...now)
      const time = did ? await seen(page) : null
      if (time !== null) times.push(time)
      return did
    },
  )
  times.sort((a, b) => a - b)
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  return { median: at(0.5), most: at(0.9) }
}

interface Measured {
  moment: string | undefined
  began: number
  shown: number
}

/** Waits in the page for the next click, and then for the frame on which the table has changed. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const root = document.querySelector('[data-layout]') as HTMLElement
    const measured: Measured = { moment: root.dataset.moment, began: 0, shown: 0 }
    Object.assign(window, { measured })
    const begin = () => {
      measured.began = performance.now()
      const look = () => {
        if (root.dataset.moment !== measured.moment) measured.shown = performance.now()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    root.addEventListener('click', begin, { once: true, capture: true })
  })
}

/** How long it took; null where the click was no answer. */
async function seen(page: Page): Promise<number | null> {
  const measured = await page.evaluateHandle(() => (window as unknown as { measured: Measured }).measured)
  const isAnswered = await measured.evaluate(
    ({ moment }) => document.querySelector<HTMLElement>('[data-layout]')?.dataset.moment !== moment,
  )
  if (!isAnswered) return null
  await page.waitForFunction(({ shown }) => shown > 0, measured)
  return measured.evaluate(({ began, shown }) => shown - began)
}

/** The longest tasks of the page's own thread in a trace. */
export function mainThreadTasks(trace: Buffer): { busy: number; passed: number; over50: number } {
  interface Traced {
    name: string
    pid: number
    tid: number
    dur?: number
    tdur?: number
    args?: { name?: string }
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`))
  const busy = tasks.map(({ tdur = 0 }) => tdur / 1000)
  const passed = tasks.map(({ dur = 0 }) => dur / 1000)
  if (tasks.length < 100) throw new Error(`the trace has only ${tasks.length} tasks of the page`)
  return {
    busy: Math.max(...busy),
    passed: Math.max(...passed),
    over50: busy.filter((each) => each > 50).length,
  }
}
