import { type ReviewBrief, type ReviewNews, reviewRoom } from './review-room.ts'

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
