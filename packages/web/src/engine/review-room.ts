import type { Ending, Review } from '@gunbai/bots/review'

/** The name by which the worker's script knows that it is there for a review. */
export const reviewRoom = 'review'

/** What is to be reviewed. */
export interface ReviewBrief {
  /** The text of a record. */
  readonly record: string
  readonly ending: Ending | null
}

/** How far it is. */
export type ReviewNews =
  | { readonly kind: 'news'; readonly progress: number; readonly review: Review | null }
  | { readonly kind: 'failed'; readonly problem: string }

/** Reviews a game in a worker of its own; `heard` is told again and again what is known. Gives the way to stop it. */
export function reviewApart(brief: ReviewBrief, heard: (news: ReviewNews) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: reviewRoom })
  worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => {
    heard(data)
    if (data.kind === 'failed' || data.review?.done) worker.terminate()
  }
  worker.onerror = (event) => {
    event.preventDefault()
    worker.terminate()
    heard({ kind: 'failed', problem: event.message })
  }
  worker.postMessage(brief)
  return () => worker.terminate()
}
