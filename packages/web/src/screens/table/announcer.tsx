import type { LogEntry } from '@gunbai/kernel/host'
import { useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'

/** Says to a screen reader what has just happened and what the reader is asked. */
export function Announcer() {
  const words = useWords()
  const { say } = words
  const { scene, face } = usePlay()
  const news = useUntold()
  const question = scene.questions.find(({ seat }) => seat === scene.viewer)
  const told = news.flatMap((entry) => {
    const phrase = face.aloud?.(entry, words) ?? entry.phrase
    return phrase === null ? [] : [say(phrase)]
  })
  if (question !== undefined) told.push(say(question.phrase))
  if (scene.outcome !== null) told.push(say(scene.outcome.because))
  return (
    <div className="unseen" role="log" aria-live="polite" aria-atomic="true">
      {told.join(' ')}
    </div>
  )
}

/** What has not been told yet: a beat, what is left when the beats are over, or all that the latest answers brought. */
function useUntold(): readonly LogEntry[] {
  const { log, news } = usePlay()
  const [told, setTold] = useState({ log, untold: news })
  if (told.log === log) return told.untold
  const untold = log.length < told.log.length ? news : log.slice(told.log.length)
  setTold({ log, untold })
  return untold
}
