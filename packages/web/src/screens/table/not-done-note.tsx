import { useEffect, useState } from 'react'
import { RuleNote, shownFor } from '../../games/board/why-not-note.tsx'
import type { NotDone } from '../../table/table.ts'
import { useRareWords, useSay, useWords } from '../../words/words.tsx'

/** Why what was just wanted was not done, or not all of it. Gone after a while. */
export default function NotDoneNote({ notDone }: { notDone: NotDone }) {
  const say = useSay()
  const words = useWords()
  useRareWords()
  const [past, setPast] = useState(0)
  const { serial, because, why, taken, wanted } = notDone
  useEffect(() => {
    const timer = setTimeout(() => setPast(serial), shownFor)
    return () => clearTimeout(timer)
  }, [serial])
  if (past === serial || (why !== null && !words.has(why.phrase.id))) return null
  const reason = why === null ? say(`ui.refused.${because}`) : words.say(why.phrase)
  const sentence = taken === 0 ? reason : `${say('ui.refused.partly', { taken, wanted })} ${reason}`
  return <RuleNote part="not-done" sentence={sentence} rule={why?.rule ?? null} />
}
