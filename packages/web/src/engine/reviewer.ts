import { courseOf, Reviewing } from '@gunbai/bots/review'
import { parseRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { ReviewBrief, ReviewNews } from './review-room.ts'

/** So often the page hears how far it is, in milliseconds. */
const often = 400

/** Reviews a game in this worker, to its end: whoever wants to stop it ends the worker. */
export async function reviewHere({ record: text, ending }: ReviewBrief): Promise<void> {
  try {
    const record = parseRecord(text)
    const rulebook = await findRulebook(record.rulebook).load(record.version)
    const reviewing = new Reviewing(courseOf(rulebook, record, ending ?? undefined))
    for (let done = false; !done; ) {
      done = reviewing.goOn(often)
      tell({ kind: 'news', progress: reviewing.progress(), review: reviewing.review() })
    }
  } catch (problem) {
    tell({ kind: 'failed', problem: String(problem) })
  }
}

function tell(news: ReviewNews): void {
  postMessage(news)
}
