import { takeAtRandom } from '@gunbai/kernel'
import { commandDeck } from '../../data/command-cards.ts'
import { by, leaderTold } from '../../event.ts'
import {
  counselWorth,
  healWorth,
  insultWorth,
  reachWorth,
  threatened,
} from '../../knowledge/dragon-worths.ts'
import { flagsMissing } from '../../knowledge/weights.ts'
import { other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { unitsOf } from '../../position/pieces.ts'
import { kindOf } from '../../state.ts'
import { mayStillMove } from '../movement/movement.ts'
import { drawCommand, faceOf } from '../turn/cards-in-hand.ts'
import { showCommand } from '../turn/command-phase.ts'
import { drawDue } from '../turn/end-of-turn.ts'
import { type DragonCard, dragon } from './dragon-card.ts'
import { dragonDeckOf } from './dragon-deck.ts'
import { insult, insultable } from './insult.ts'
import { heal, isWeakened } from './physician.ts'

/** Cards that serve one unit, one leader or the hand. */
export const forceCards: readonly DragonCard[] = [
  // SB-DC-PHYSICIAN-01 to 03
  dragon({
    title: 'physician',
    rule: 'SB-DC-PHYSICIAN-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'with command',
    can: (s, _, seat) => s.units.some((unit) => unit.seat === seat && isWeakened(unit)),
    aims: {
      at: (s, _, seat) =>
        battlefield(s).edition.physicianHealsOrdered
          ? null
          : unitsOf(s, seat).map(({ id }) => ({ unit: id })),
      fits: (s, _, { unit }) => unit !== undefined && isWeakened(s.units[unit]),
    },
    play: (s, _, __, { unit }) => {
      if (unit === undefined) s.turn.physician = true
      else heal(s, s.units[unit])
    },
    worth: ({ s, action: { unit } }) => (unit === undefined ? 1 : healWorth(s, s.units[unit])),
  }),
  // SB-DC-WHITEDRAGON-01
  dragon({
    title: 'white-dragon',
    rule: 'SB-DC-WHITEDRAGON-01',
    gmt: 1,
    zvezda: 1,
    cost: 3,
    window: 'with command',
    play: (s, _, seat) => {
      s.handSize[seat]++
      drawCommand(s, seat, 1)
    },
    worth: ({ s, seat }) => 0.3 * Math.min(flagsMissing(s, seat), flagsMissing(s, other(seat))),
  }),
  // SB-DC-THIEF-01, SB-DC-THIEF-02
  dragon({
    title: 'ninja-thief',
    rule: 'SB-DC-THIEF-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'with command',
    can: (s) => s.dragons.discards.length > 0,
    aims: { at: (s) => s.dragons.discards.map((take) => ({ take })) },
    play: (s, _, seat, { take }) => {
      if (take === undefined) return
      s.dragons.discards.splice(s.dragons.discards.indexOf(take), 1)
      s.dragonHands[seat].push(take)
      s.knownDragons[seat].push(take)
      s.tell?.({
        kind: 'tookDragon',
        ...by(s, seat),
        card: take,
        title: dragonDeckOf(s).cards[take].face.title,
      })
      if (battlefield(s).edition.thiefPlaysAtOnce) s.turn.stolen = take
    },
    worth: ({ s, action: { take } }) =>
      take === undefined ? 0 : 0.5 + 0.15 * dragonDeckOf(s).cards[take].cost,
  }),
  // SB-DC-WILDWINDS-01
  dragon({
    title: 'wild-winds',
    rule: 'SB-DC-WILDWINDS-01',
    gmt: 1,
    zvezda: 0,
    cost: 2,
    window: 'after their command',
    can: (s) => s.hands[s.turn.seat].length > 0,
    play: (s) => {
      const { seat, card } = s.turn
      const instead = takeAtRandom(s, s.hands[seat])
      if (instead === null) return
      s.hands[seat].push(card)
      s.knownCommand[seat] = [...s.knownCommand[seat].filter((known) => known !== instead), card]
      s.tell?.({ kind: 'replaced', ...by(s, seat), card, face: faceOf(card) })
      s.turn.wisdomFrom = 0
      showCommand(s, instead)
    },
    worth: ({ s, seat }) => 0.3 * threatened(s, seat),
  }),
  // SB-DC-COUNSELOR-01
  dragon({
    title: 'wise-counselor',
    rule: 'SB-DC-COUNSELOR-01',
    gmt: 1,
    zvezda: 0,
    cost: 2,
    window: 'end of turn',
    can: (s) => s.deck.discards.length > 0 && drawDue(s) > 0, // it takes the place of a draw
    aims: {
      // of several copies the one that was discarded first
      at: ({ deck: { discards } }) =>
        discards
          .filter((card, i) => discards.findIndex((each) => commandDeck[each] === commandDeck[card]) === i)
          .map((take) => ({ take })),
    },
    play: (s, _, seat, { take }) => {
      if (take === undefined) return
      s.deck.discards.splice(s.deck.discards.indexOf(take), 1)
      s.hands[seat].push(take)
      s.knownCommand[seat].push(take)
      s.turn.counselor = true
      s.tell?.({ kind: 'tookCommand', ...by(s, seat), card: take, face: faceOf(take) })
    },
    worth: ({ action: { take } }) => (take === undefined ? 0 : counselWorth(commandDeck[take])),
  }),
  // SB-DC-KATCHU-01
  dragon({
    title: 'katchu-keiba-victor',
    rule: 'SB-DC-KATCHU-01',
    gmt: 1,
    zvezda: 1,
    cost: 1,
    window: 'movement',
    aims: {
      at: (s, _, seat) => unitsOf(s, seat).map(({ id }) => ({ unit: id })),
      fits: (s, _, { unit }) =>
        unit !== undefined && kindOf(s.units[unit]).arm === 'cavalry' && mayStillMove(s, s.units[unit]),
    },
    play: (s, _, __, { unit }) => {
      if (unit !== undefined) s.units[unit].swift += 2
    },
    worth: ({ s, action }) => reachWorth(s, action, 2),
  }),
  // SB-DC-HAYAJI-01
  dragon({
    title: 'spirit-of-haya-ji',
    rule: 'SB-DC-HAYAJI-01',
    gmt: 1,
    zvezda: 1,
    cost: 1,
    window: 'movement',
    aims: {
      at: (s, _, seat) => unitsOf(s, seat).map(({ id }) => ({ unit: id })),
      fits: (s, _, { unit }) => unit !== undefined && mayStillMove(s, s.units[unit]),
    },
    play: (s, _, __, { unit }) => {
      if (unit === undefined) return
      s.units[unit].swift++
      s.units[unit].spirit = true
    },
    worth: ({ s, action }) => reachWorth(s, action, 1),
  }),
  // SB-DC-INSULT-01, SB-DC-INSULT-02
  dragon({
    title: 'insult',
    rule: 'SB-DC-INSULT-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'leader moved',
    aims: { at: (s, moved) => insultable(s, moved).map((leader) => ({ leader })) },
    play: (s, moved, _, { leader }) => {
      if (leader === undefined) return
      insult(s, moved, s.leaders[leader])
      s.tell?.({ kind: 'insulted', ...leaderTold(s, s.leaders[leader]) })
    },
    worth: ({ s, action: { leader } }) => (leader === undefined ? 0 : insultWorth(s, s.leaders[leader])),
  }),
]
