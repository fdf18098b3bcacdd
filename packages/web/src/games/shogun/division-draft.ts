import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { answersOfDivision, cardsOf, type Division, perClan, undividedCards } from '@gunbai/shogun/screen'
import { usePlay } from '../../table/play.tsx'
import { clanName, provinceName } from './description.ts'
import { useDraft } from './draft.ts'
import { standOf } from './map/walk.ts'
import { type Handle, handleOf } from './pointing.ts'
import { offered } from './tray/offered.ts'
import { clansOf, useView } from './view.ts'

/** The cards of two players being divided between their clans: dealt for them, swapped by pointing at the map. */
export interface DivisionDraft {
  readonly division: Division
  readonly clans: readonly number[]
  readonly changed: boolean
  count(clan: number): number
  /** Whether each clan has its number of cards. */
  readonly even: boolean
  reset(): void
  commit(): void
  readonly targets: ReadonlyMap<Handle, readonly Offered[]>
  draft(action: Action): void
}

/** Null while no cards are divided, or some are given already. */
export function useDivisionDraft(): DivisionDraft | null {
  const { scene, chooseAll } = usePlay()
  const view = useView()
  const [drafted, change] = useDraft<Division | null>('division', null)
  const seat = scene.viewer
  if (seat === null || offered(scene.answers, 'give').length === 0) return null
  const cards = undividedCards(view, seat)
  const clans = clansOf(view, seat)
  const [first, second] = clans
  if (cards === null || first === undefined || second === undefined) return null
  const division = drafted ?? dealt(cards, first, second)
  const other = (province: number) => (division.get(province) === first ? second : first)
  const targets = new Map<Handle, Offered[]>()
  for (const province of cards) {
    const values = { province: provinceName(province), clan: clanName(other(province)) }
    const phrase = { id: 'shogun.divide.swap', values }
    targets.set(handleOf(province), [{ action: { kind: 'swap', province } as Action, phrase }])
  }
  return {
    division,
    clans,
    changed: drafted !== null,
    count: (clan) => cardsOf(division, clan),
    even: clans.every((clan) => cardsOf(division, clan) === perClan),
    reset: () => change(null),
    commit: () => chooseAll(answersOfDivision(division)),
    targets,
    draft: (action) => {
      const { province } = action as Action & { province: number }
      change(new Map(division).set(province, other(province)))
    },
  }
}

/** The west to one clan, the east to the other: each has its lands together. */
function dealt(cards: readonly number[], first: number, second: number): Division {
  const westward = cards.toSorted((a, b) => standOf(a).x - standOf(b).x)
  return new Map(westward.map((province, i) => [province, i < perClan ? first : second]))
}
