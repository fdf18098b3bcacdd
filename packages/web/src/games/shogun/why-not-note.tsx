import type { Action } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { usePlay } from '../../table/play.tsx'
import type { WhyNot } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { armiesAt, nobody, type ShogunView, useView } from './view.ts'
import styles from './why-not-note.module.css'

interface Props {
  /** The province that was chosen although it is not lit. */
  readonly province: number
  readonly taken: number | null
  readonly onClose: () => void
}

/** Why a province cannot be chosen: the rule that forbids it, with the way to that rule. */
export function WhyNotNote({ province, taken, onClose }: Props) {
  const say = useSay()
  const words = useWords()
  const { scene, whyNot } = usePlay()
  const view = useView()
  const [why, setWhy] = useState<WhyNot | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each province that is refused
  useEffect(() => {
    let late = false
    const offered = scene.answers.map(({ action }) => action)
    void firstReason(meant(province, taken, view, offered), whyNot).then((found) => !late && setWhy(found))
    const timer = setTimeout(onClose, 6000)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [province, taken])
  if (why === null) return null
  return (
    <div className={styles.note} role="status">
      <span>{words.say(why.phrase)}</span>{' '}
      <Link href={`/rules/${scene.game.rulebook}/${why.rule}`}>{say('shogun.rule', { rule: why.rule })}</Link>
    </div>
  )
}

/** The answers that choosing this province could have meant, were they legal: like those offered, but there. */
function meant(
  province: number,
  taken: number | null,
  view: ShogunView,
  offered: readonly Action[],
): Action[] {
  const kinds = Map.groupBy(offered, ({ kind }) => kind)
  const actions: Action[] = []
  for (const [kind, [like]] of kinds) {
    if (like === undefined) continue
    if (kind === 'march' || kind === 'declare') {
      const movers = taken === null ? [] : armiesAt(view, taken).map(({ id }) => id)
      for (const army of kind === 'declare' ? [...movers, nobody] : movers) {
        actions.push({ ...like, army, from: taken ?? province, to: province } as Action)
      }
    } else if ('province' in like) actions.push({ ...like, province } as Action)
    else if (kind === 'send') actions.push({ ...like, from: province } as Action)
    else if (kind === 'attack') actions.push({ ...like, to: province } as Action)
  }
  return actions
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
