import type { Action } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { usePlay } from '../../table/play.tsx'
import type { WhyNot } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './why-not-note.module.css'

interface Props {
  /** The answers that could have been meant, were they legal. */
  readonly meant: readonly Action[]
  readonly onClose: () => void
}

const shownFor = 6000 // milliseconds

/** Why a place cannot be chosen: the rule that forbids it, with the way to that rule. */
export function WhyNotNote({ meant, onClose }: Props) {
  const say = useSay()
  const words = useWords()
  const { scene, whyNot } = usePlay()
  const [why, setWhy] = useState<WhyNot | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each place that is refused
  useEffect(() => {
    let late = false
    void firstReason(meant, whyNot).then((found) => !late && setWhy(found))
    const timer = setTimeout(onClose, shownFor)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [meant])
  if (why === null) return null
  return (
    <div className={styles.note} role="status" data-part="why-not">
      <span>{words.say(why.phrase)}</span>{' '}
      <Link href={`/rules/${scene.game.rulebook}/${why.rule}`}>
        {say('ui.board.rule', { rule: why.rule })}
      </Link>
    </div>
  )
}

async function firstReason(
  actions: readonly Action[],
  whyNot: (action: Action) => Promise<WhyNot | null>,
): Promise<WhyNot | null> {
  for (const action of actions) {
    const why = await whyNot(action).catch(() => null)
    if (why !== null) return why
  }
  return null
}
