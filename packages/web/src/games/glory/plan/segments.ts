import type { Action } from '@gunbai/kernel'
import type { Foreseen, Offered } from '@gunbai/kernel/host'
import { useEffect, useMemo, useState } from 'react'
import type { useGame } from '../use-view.ts'
import { answersOf, attacksMeant, firstBeyond, type Part, type Segment } from './parts.ts'

type Game = ReturnType<typeof useGame>

/** The question in which orders are given to groups: they are drafted too, and proposed. */
export const ordering = 'phase A / orders'
/** The question in which one stack of each formation is chosen, where a marker lets no more act. */
export const choosing = 'activation / choose'

/** The segments of an activation from its first question to the attacks: one plan may go through all of them. */
export const segments: ReadonlySet<string | null> = new Set([
  ordering,
  choosing,
  'activation / initiative',
  'activation / stacks',
  'charge / recall',
  'fire segment / fire',
  'movement segment / move',
  'shock segment / announce',
])

/** What may be drafted for a segment that has not come yet. */
const later: ReadonlySet<string> = new Set(['fire', 'march', 'enter', 'ride', 'square', 'charge', 'attack'])

export const done: Action = { kind: 'done' }

/** A draft goes on over what the enemy may be asked and over dice: it is given as far as that, and the rest if nothing came of it. */
export const unhindered = { unhindered: true }
const isDone = ({ action }: Offered): boolean => action.kind === 'done'

export interface Found {
  /** The segments that are left after the draft; null until they are known, and where the draft ends in a surprise. */
  readonly segments: readonly Segment[] | null
  /** So many answers of the draft would be taken; null until that is known. */
  readonly taken: number | null
  /** How things would stand, as far as known. */
  readonly latest: Foreseen | null
  /** The attacks that are aimed at, as they would be announced; those that cannot be are left out. */
  readonly aimed: readonly Part[]
  /** What ends the activation after all of it; null where something must be done first. */
  readonly tail: readonly Action[] | null
}

const unknown: Found = { segments: null, taken: null, latest: null, aimed: [], tail: null }

/** What could be done after a draft, and who would attack whom. */
export function useSegments(
  game: Game,
  isOpen: boolean,
  about: string,
  draft: readonly Action[],
  aims: readonly number[],
): Found {
  const [known, setKnown] = useState<{ about: string; key: string; found: Found } | null>(null)
  const key = `${about} ${JSON.stringify([draft, aims])}`
  const { foresee } = game
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each draft of a question
  useEffect(() => {
    if (!isOpen) return
    let late = false
    foundAfter(foresee, draft, aims).then(
      (found) => !late && setKnown({ about, key, found }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [key, isOpen])
  return useMemo(() => {
    if (known === null || known.about !== about || !isOpen) return unknown
    return known.key === key ? known.found : { ...unknown, latest: known.found.latest }
  }, [known, about, key, isOpen])
}

async function foundAfter(
  foresee: Game['foresee'],
  draft: readonly Action[],
  aims: readonly number[],
): Promise<Found> {
  const list: Segment[] = []
  let lead: readonly Action[] = []
  let first: Foreseen | null = null
  for (;;) {
    const foreseen = await foresee([...draft, ...lead], unhindered)
    first ??= foreseen
    if (foreseen.halted !== null || (list.length > 0 && !segments.has(foreseen.question))) break
    list.push({ lead, foreseen })
    if (!foreseen.answers.some(isDone) || !segments.has(foreseen.question)) break
    lead = [...lead, done]
  }
  const last = list.at(-1)
  const mayEnd = last?.foreseen.answers.some(isDone) === true
  const plain = { segments: list.length === 0 ? null : list, taken: first.taken, latest: first }
  const meant = attacksMeant(list, aims)
  if (meant.length === 0) {
    return { ...plain, aimed: [], tail: mayEnd && last !== undefined ? [...last.lead, done] : null }
  }
  const { taken, answers } = await foresee([...draft, ...answersOf(meant)], unhindered)
  const beyond = firstBeyond(meant, taken - draft.length)
  const aimed = beyond < 0 ? meant : meant.slice(0, beyond)
  return { ...plain, aimed, tail: answers.some(isDone) ? [done] : null }
}

/** What may be answered after the draft, now or when the segments before are ended. */
export function answersIn([first, ...others]: readonly Segment[]): Game['scene']['answers'] {
  return [
    ...(first?.foreseen.answers ?? []),
    ...others.flatMap((each) => each.foreseen.answers.filter(({ action }) => later.has(action.kind))),
  ] as Game['scene']['answers']
}
