import type { Page } from 'playwright-core'

/** From the click to the first frame on which the table has changed; null when there was nothing to click. */
export async function answerTime(page: Page, answer: () => Promise<unknown>): Promise<number | null> {
  await page.evaluate(() => {
    const root = document.querySelector('[data-layout]') as HTMLElement
    const measured = { began: 0, shown: 0 }
    Object.assign(window, { measured })
    root.addEventListener(
      'click',
      () => {
        measured.began = performance.now()
        const moment = root.dataset.moment
        const look = () => {
          if (root.dataset.moment !== moment) measured.shown = performance.now()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  })
  await answer()
  await page.waitForTimeout(80)
  return page.evaluate(() => {
    const { measured } = window as unknown as { measured: { began: number; shown: number } }
    return measured.shown === 0 ? null : measured.shown - measured.began
  })
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
