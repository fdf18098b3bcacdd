import { useEffect, useState } from 'react'
import { RuleNote, shownFor } from '../../games/board/why-not-note.tsx'
import { useSay } from '../../words/words.tsx'

/** That what was drafted before is no longer possible. Gone after a while. */
export default function LostDraftNote() {
  const say = useSay()
  const [isPast, pass] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => pass(true), shownFor)
    return () => clearTimeout(timer)
  }, [])
  return isPast ? null : <RuleNote part="lost-draft" sentence={say('ui.draft.lost')} rule={null} />
}
