import { commandCards, ordersOneToThree } from '../../data/command-cards.ts'
import {
  hasTent,
  inRange,
  isEngaged,
  isFoot,
  isNear,
  ordered,
  shiftWorth,
  threatened,
} from '../../knowledge/dragon-worths.ts'
import { nearestEnemy } from '../../knowledge/places.ts'
import { sectionBit, sections } from '../../position/board.ts'
import { FEARLESS, kindOf, PANICKED } from '../../state.ts'
import { shown } from '../turn/command-phase.ts'
import { type DragonCard, dragon } from './dragon-card.ts'

/** Cards that change what the Command card orders, or how a whole army behaves this turn. */
export const orderCards: readonly DragonCard[] = [
  // SB-DC-MESSENGER-01
  dragon({
    title: 'brave-messenger',
    rule: 'SB-DC-MESSENGER-01',
    gmt: 1,
    zvezda: 1,
    cost: 0,
    window: 'with command',
    can: (s) => ordersOneToThree(s.turn.face),
    play: (s) => {
      s.turn.messenger = true
      s.turn.outfoxed = s.turn.fox // SB-DRG-06: the later card outdoes the earlier
    },
    worth: ({ s, seat, orders }) => 0.45 * orders().best(hasTent(s, seat) ? 2 : 1, () => true),
  }),
  // SB-DC-WISDOM-01, O-19: one section entry changes, its number of orders stays
  dragon({
    title: 'tactical-wisdom',
    rule: 'SB-DC-WISDOM-01',
    gmt: 2,
    zvezda: 1,
    cost: 1,
    window: 'with command',
    can: (s) => s.turn.face >= 0 && commandCards[s.turn.face].scheme === 'sections',
    aims: {
      at: () => sections.flatMap((from) => sections.flatMap((to) => (to === from ? [] : [{ from, to }]))),
      fits: (s, _, { from }) => from !== undefined && commandCards[s.turn.face][from] !== 0,
    },
    play: (s, _, __, { from, to }) => {
      if (from === undefined || to === undefined) return
      s.turn.wisdomFrom = sectionBit[from]
      s.turn.wisdomTo = sectionBit[to]
    },
    worth: shiftWorth,
  }),
  // SB-DC-WIND-01
  dragon({
    title: 'move-as-wind',
    rule: 'SB-DC-WIND-01',
    gmt: 1,
    zvezda: 1,
    cost: 1,
    window: 'with command',
    play: (s) => {
      s.turn.wind = true
    },
    worth: (play) =>
      0.35 * ordered(play, (s, unit) => isFoot(unit) && nearestEnemy(s, unit.seat, unit.hex) === 3),
  }),
  // SB-DC-ASHIGARU-01, SB-DC-ASHIGARU-02
  dragon({
    title: 'ashigaru-attack',
    rule: 'SB-DC-ASHIGARU-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'with command',
    can: (s, _, seat) => shown(s, seat, (kind) => kind.code === 'asp'),
    play: (s) => {
      s.turn.ashigaru = true
    },
    worth: (play) => 0.4 * ordered(play, (s, unit) => kindOf(unit).code === 'asp' && isNear(s, unit)),
  }),
  // SB-DC-FIREARROW-01
  dragon({
    title: 'fire-arrow',
    rule: 'SB-DC-FIREARROW-01',
    gmt: 1,
    zvezda: 1,
    cost: 1,
    window: 'with command',
    can: (s, _, seat) => shown(s, seat, (kind) => kind.weapon === 'bow'),
    play: (s) => {
      s.turn.fireArrow = true
    },
    worth: (play) => 0.4 * ordered(play, (s, unit) => kindOf(unit).weapon === 'bow' && inRange(s, unit)),
  }),
  // SB-DC-FIREBYRANK-01
  dragon({
    title: 'fire-by-rank',
    rule: 'SB-DC-FIREBYRANK-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'with command',
    can: (s, _, seat) => shown(s, seat, (kind) => kind.weapon === 'arquebus'),
    play: (s) => {
      s.turn.fireByRank = true
    },
    worth: (play) =>
      0.75 * ordered(play, (s, unit) => kindOf(unit).weapon === 'arquebus' && inRange(s, unit)),
  }),
  // SB-DC-PANIC-01; SB-DRG-06: the later of Panic and Followers of Bishamon counts
  dragon({
    title: 'panic',
    rule: 'SB-DC-PANIC-01',
    gmt: 1,
    zvezda: 1,
    cost: 3,
    window: 'with command',
    play: (s) => {
      s.turn.morale = PANICKED
    },
    worth: (play) => 0.3 * ordered(play, (s, unit) => isEngaged(s, unit) || inRange(s, unit)),
  }),
  // SB-DC-BISHAMON-01
  dragon({
    title: 'followers-of-bishamon',
    rule: 'SB-DC-BISHAMON-01',
    gmt: 1,
    zvezda: 1,
    cost: 3,
    window: 'after their command',
    play: (s) => {
      s.turn.morale = FEARLESS
    },
    worth: ({ s, seat }) => 0.25 * threatened(s, seat),
  }),
  // SB-DC-FOX-01
  dragon({
    title: 'white-fox-spirit',
    rule: 'SB-DC-FOX-01',
    gmt: 1,
    zvezda: 1,
    cost: 3,
    window: 'after their command',
    play: (s) => {
      s.turn.fox = true
    },
    worth: ({ s, seat }) => 0.5 * Math.max(0, threatened(s, seat) - 1),
  }),
]
