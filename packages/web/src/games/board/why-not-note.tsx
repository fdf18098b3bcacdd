import type { Action } from '@gunbai/kernel'
import type { WhyNot } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { usePlay } from '../../table/play.tsx'
import { useRareWords, useSay, useWords } from '../../words/words.tsx'
import { reasonAgainst } from './reason-against.ts'
import styles from './why-not-note.module.css'

interface Props {
  /** The answers that could have been meant, were they legal. */
  readonly meant: readonly Action[]
  readonly whyNot: (action: Action) => Promise<WhyNot | null>
  readonly onClose: () => void
}

export const shownFor = 6000 // milliseconds

/** Why a place cannot be chosen: the rule that forbids it, with the way to that rule. */
export default function WhyNotNote({ meant, whyNot, onClose }: Props) {
  const words = useWords()
  useRareWords()
  const [why, setWhy] = useState<WhyNot | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each place that is refused
  useEffect(() => {
    let late = false
    void reasonAgainst(meant, whyNot).then((found) => !late && setWhy(found))
    const timer = setTimeout(onClose, shownFor)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [meant])
  return why === null || !words.has(why.phrase.id) ? null : (
    <RuleNote part="why-not" sentence={words.say(why.phrase)} rule={why.rule} />
  )
}

/** A sentence over the board, with the way to the rule that it comes from. */
export function RuleNote(props: { part: string; sentence: string; rule: string | null }) {
  const { part, sentence, rule } = props
  const say = useSay()
  const { scene } = usePlay()
  return (
    <div className={styles.note} role="status" data-part={part}>
      <span>{sentence}</span>{' '}
      {rule !== null && (
        <Link href={`/rules/${scene.game.rulebook}/${rule}`}>{say('ui.board.rule', { rule })}</Link>
      )}
    </div>
  )
}
