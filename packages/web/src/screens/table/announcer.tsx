import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'

/** Says to a screen reader what has just happened and what the reader is asked. */
export function Announcer() {
  const { say } = useWords()
  const { news, scene } = usePlay()
  const question = scene.questions.find(({ seat }) => seat === scene.viewer)
  const told = news.flatMap(({ phrase }) => (phrase === null ? [] : [say(phrase)]))
  if (question !== undefined) told.push(say(question.phrase))
  if (scene.outcome !== null) told.push(say(scene.outcome.because))
  return (
    <div className="unseen" role="log" aria-live="polite" aria-atomic="true">
      {told.join(' ')}
    </div>
  )
}
