import type { Action } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { usePlay } from '../../table/play.tsx'
import type { WhyNot } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { type Battle, leaderAt, unitAt } from './battle.ts'
import type { Handle } from './pointing.ts'
import styles from './why-not-note.module.css'

interface Props {
  /** The hex that was chosen although it is not lit. */
  readonly hex: number
  readonly taken: Handle | null
  readonly battle: Battle
  readonly onClose: () => void
}

/** Why a hex cannot be chosen: the rule that forbids it, with the way to that rule. */
export function WhyNotNote({ hex, taken, battle, onClose }: Props) {
  const say = useSay()
  const words = useWords()
  const { scene, whyNot } = usePlay()
  const [why, setWhy] = useState<WhyNot | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each hex that is refused
  useEffect(() => {
    let late = false
    void firstReason(meant(hex, taken, battle, kindsAsked()), whyNot).then((found) => !late && setWhy(found))
    const timer = setTimeout(onClose, 6000)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [hex, taken])
  if (why === null) return null
  return (
    <div className={styles.note} role="status">
      <span>{words.say(why.phrase)}</span>{' '}
      <Link href={`/rules/${scene.game.rulebook}/${why.rule}`}>
        {say('samurai.rule', { rule: why.rule })}
      </Link>
    </div>
  )

  function kindsAsked(): ReadonlySet<string> {
    return new Set(scene.answers.map(({ action }) => action.kind))
  }
}

/** The answers that choosing this hex could have meant, were they legal. */
function meant(hex: number, taken: Handle | null, battle: Battle, kinds: ReadonlySet<string>): Action[] {
  const actions: (Action & Record<string, unknown>)[] = []
  const target = unitAt(battle, hex)
  const origin = taken?.startsWith('hex ') ? Number(taken.slice(4)) : null
  const mover = origin === null ? undefined : unitAt(battle, origin)
  if (mover !== undefined && origin !== hex) {
    for (const kind of ['move', 'attack', 'shoot'])
      if (kinds.has(kind)) actions.push({ kind, unit: mover.id, hex })
  }
  const walker = origin === null ? undefined : leaderAt(battle, origin)
  if (walker !== undefined && kinds.has('moveLeader'))
    actions.push({ kind: 'moveLeader', leader: walker.id, hex })
  if (kinds.has('retreat')) actions.push({ kind: 'retreat', hex })
  if (target !== undefined) {
    if (kinds.has('order') || kinds.has('endOrders')) actions.push({ kind: 'order', unit: target.id })
    if (kinds.has('endMovement')) actions.push({ kind: 'move', unit: target.id, hex })
    if (kinds.has('endBattle')) actions.push({ kind: 'attack', unit: target.id, hex })
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
