import type { Seat } from '@gunbai/kernel'
import type { PlayDragon, SamuraiAction } from '../../action.ts'
import type { SamuraiState } from '../../state.ts'
import type { SamuraiChoice } from '../turn/sequence.ts'
import type { DragonCard, Scenes, Window } from './dragon-card.ts'
import { type DragonTitle, dragonDeckOf } from './dragon-deck.ts'

/** SB-DRG-05: one Dragon card a turn, besides the one that Ninja Thief has just stolen (SB-DC-THIEF-01). */
const mayPlay = (s: SamuraiState, seat: Seat, card: number): boolean =>
  s.dragonsPlayed[seat] === 0 || (seat === s.turn.seat && card === s.turn.stolen)

const titleOf = (s: SamuraiState, card: number): DragonTitle => dragonDeckOf(s).cards[card]

/** Whether an answer says at what its card is aimed. */
const isAimed = ({ unit, leader, take, from }: PlayDragon): boolean =>
  unit !== undefined || leader !== undefined || take !== undefined || from !== undefined

/** What a card could be aimed at now; null where it is aimed at nothing. */
const aimsOf = (face: DragonCard, s: SamuraiState, scene: Scenes[Window], seat: Seat) =>
  face.aims?.at(s, scene, seat) ?? null

function addPlays(
  face: DragonCard,
  s: SamuraiState,
  scene: Scenes[Window],
  seat: Seat,
  card: number,
  list: SamuraiAction[],
): void {
  const aims = aimsOf(face, s, scene, seat)
  if (aims === null) {
    list.push({ kind: 'playDragon', card })
    return
  }
  for (const aim of aims) {
    if (face.aims?.fits?.(s, scene, aim, seat) !== false) list.push({ kind: 'playDragon', card, ...aim })
  }
}

/** The Dragon cards of a hand at that moment. Any card can be pointed at, one of this moment also with an aim. */
export function dragonPlays<W extends Window>(window: W): SamuraiChoice<Scenes[W], 'playDragon'> {
  return {
    kind: 'playDragon',
    candidates: (s, scene, seat, list) => {
      for (const card of s.dragonHands[seat]) {
        list.push({ kind: 'playDragon', card })
        const { face } = titleOf(s, card)
        const aims = face.window === window ? aimsOf(face, s, scene, seat) : null
        for (const aim of aims ?? []) list.push({ kind: 'playDragon', card, ...aim })
      }
    },
    bars: [
      { rule: 'SB-DRG-05', stops: (s, { card }, _, seat) => !mayPlay(s, seat, card) },
      { rule: 'SB-DRG-02', stops: (s, { card }) => titleOf(s, card).face.window !== window },
      {
        rule: 'SB-DRG-03',
        stops: (s, { card }, _, seat) => titleOf(s, card).cost > s.honor[seat],
        values: (s, { card }, _, seat) => ({ cost: titleOf(s, card).cost, honor: s.honor[seat] }),
      },
      {
        rule: (s, { card }) => titleOf(s, card).face.rule,
        stops: (s, { card }, scene, seat) => titleOf(s, card).face.can?.(s, scene, seat) === false,
      },
      {
        rule: (s, { card }) => titleOf(s, card).face.rule,
        stops: (s, action, scene, seat) =>
          isAimed(action) && titleOf(s, action.card).face.aims?.fits?.(s, scene, action, seat) === false,
      },
      {
        rule: 'SB-DRG-01',
        stops: (s, action, scene, seat) =>
          !isAimed(action) && aimsOf(titleOf(s, action.card).face, s, scene, seat) !== null,
      },
    ],
    offer: (s, scene, seat, list) => {
      const hand = s.dragonHands[seat]
      if (hand.length === 0) return
      const { cards } = dragonDeckOf(s)
      for (const card of hand) {
        const { face, cost } = cards[card]
        if (face.window !== window || cost > s.honor[seat] || !mayPlay(s, seat, card)) continue
        if (face.can === undefined || face.can(s, scene, seat)) addPlays(face, s, scene, seat, card, list)
      }
    },
  }
}
