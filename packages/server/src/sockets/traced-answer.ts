import type { Site } from '../site.ts'
import { Trace, traced } from '../trace.ts'
import type { ClientMessage } from './frame.ts'

/** Does what a message asks. Of an answer it is noted how long its stages took, and told in the log where it was long. */
export async function tracedAnswer<T>(
  { metrics, log, settings }: Pick<Site, 'metrics' | 'log' | 'settings'>,
  message: ClientMessage,
  obey: (message: ClientMessage) => Promise<T>,
): Promise<T> {
  if (message.type !== 'answer' && message.type !== 'answers') return obey(message)
  const trace = new Trace()
  const done = await traced(trace, () => obey(message))
  trace.mark('told')
  metrics.answerSeconds.observe(trace.milliseconds / 1000)
  for (const [stage, took] of trace.took) metrics.answerStages.observe({ stage }, took / 1000)
  if (trace.milliseconds >= settings.slowAnswer) {
    log.warn({ ms: trace.milliseconds, stages: Object.fromEntries(trace.took) }, 'slow answer')
  }
  return done
}
