import type { Seat, Way, WindowClass, Windows } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
import { around, type HexId } from './position/board.ts'
import type { SamuraiView } from './view.ts'

/** Chances to interrupt or to decline, as a player would name them. */
export type WindowId =
  | 'command' // Dragon cards with one's Command card
  | 'their-command' // against the enemy's
  | 'their-movement' // Insult
  | 'attack' // cards when one strikes, battling back too
  | 'attacked' // cards when one is struck, First Strike among them
  | 'inspire'
  | 'flags'
  | 'retreat' // which way, where there are several
  | 'ground'
  | 'bonus'
  | 'back'
  | 'end-of-turn'

type Class = Omit<WindowClass<SamuraiView, SamuraiAction>, 'id' | 'subject'>

const cards: Class = {
  subjects: ({ dragonHands, dragonTitles }, seat) => {
    const titles = (dragonHands[seat] ?? []).flatMap((card) =>
      card === null ? [] : [dragonTitles[card] as string],
    )
    return [...new Set(titles)].map((title) => ({ id: title, phrase: { id: `dragon.${title}` } }))
  },
  recommended: 'ask when able',
}

/** Asks in one's own turn, and not when one only battles back. */
const ownTurn: Way<SamuraiView, SamuraiAction> = {
  choose: ({ turn }, seat, answers) => (turn.seat === seat && answers.length > 1 ? 'ask' : null),
}

const firstStrike = 'first-strike'

const classes: Readonly<Record<WindowId, Class>> = {
  command: cards,
  'their-command': { ...cards, byDays: 'decline' },
  'their-movement': { ...cards, byDays: 'decline' },
  attack: { ...cards, ways: { ownTurn }, byDays: { way: 'ownTurn' } },
  attacked: {
    ...cards,
    // SB-CC-FIRST-01: the one Command card that is played in the enemy's turn
    subjects: (view, seat) => {
      const holds = (view.hands[seat] ?? []).some(
        (card) => card !== null && view.commandTitles[card] === firstStrike,
      )
      const others = cards.subjects?.(view, seat) ?? []
      return holds ? [...others, { id: firstStrike, phrase: { id: `command.${firstStrike}` } }] : others
    },
    ways: {
      danger: {
        choose: (view, seat, answers, { hex }) =>
          answers.length > 1 && isInDanger(view, seat, hex) ? 'ask' : null,
      },
    },
    byDays: { way: 'danger' },
  },
  inspire: {
    ways: { always: { choose: (_, __, answers) => firstOf('inspire', answers) }, ownTurn },
    recommended: 'ask',
    byDays: { way: 'ownTurn' },
  },
  flags: {
    // The list begins with the most flags that may be ignored.
    ways: { most: { choose: (_, __, answers) => firstOf('ignoreFlags', answers) } },
    recommended: { way: 'most' },
  },
  retreat: {
    ways: { safest: { choose: (view, seat, answers) => safestRetreat(view, seat, answers) } },
    duty: true,
    recommended: 'ask',
    byDays: { way: 'safest' },
  },
  ground: {
    ways: { always: { choose: (_, __, answers) => firstOf('gainGround', answers) } },
    recommended: 'ask',
  },
  bonus: { recommended: 'ask' },
  back: {
    ways: { always: { choose: (view, _, answers) => weakestAttacker(view, answers) } },
    recommended: { way: 'always' },
  },
  'end-of-turn': cards,
}

export const windows: Windows<SamuraiView, SamuraiAction> = {
  classes: Object.entries(classes).map(([id, each]) => ({ id, subject: cardIn, ...each })),
  period: ({ turn: { number, seat } }) => ({ turn: 2 * number + seat, round: number }),
  figures: { honor: { of: ({ honor }, seat) => honor[seat] ?? 0 } },
}

/** A unit that an attack could easily destroy, or a leader. */
const isInDanger = (
  { units, leaders }: SamuraiView,
  seat: number,
  hex: string | number | undefined,
): boolean =>
  leaders.some((each) => each.seat === seat && each.hex === hex) ||
  units.some((each) => each.seat === seat && each.hex === hex && each.blocks <= fewBlocks)

const fewBlocks = 2

/** The title of the card that an answer would spend. */
function cardIn(action: SamuraiAction, view: SamuraiView): string | null {
  if (action.kind === 'firstStrike') return view.commandTitles[action.card] ?? null
  if (action.kind !== 'playDragon' && action.kind !== 'discardDragon') return null
  return view.dragonTitles[action.card] ?? null
}

const firstOf = (kind: SamuraiAction['kind'], answers: readonly SamuraiAction[]): SamuraiAction | null =>
  answers.find((action) => action.kind === kind) ?? null

/** To the hex with the fewest enemies next to it; of several such, to a leader of one's own. */
function safestRetreat(
  view: SamuraiView,
  seat: Seat,
  answers: readonly SamuraiAction[],
): SamuraiAction | null {
  const dangerAt = (hex: HexId) =>
    view.units.filter((each) => each.seat !== seat && around(hex).includes(each.hex)).length -
    (view.leaders.some((each) => each.seat === seat && each.hex === hex) ? 0.5 : 0)
  const ways = answers.filter((action) => action.kind === 'retreat')
  return ways.reduce<(typeof ways)[number] | null>(
    (best, each) => (best === null || dangerAt(each.hex) < dangerAt(best.hex) ? each : best),
    null,
  )
}

/** SB-LEVY-03: of several that charged, the one with the fewest blocks. */
function weakestAttacker(view: SamuraiView, answers: readonly SamuraiAction[]): SamuraiAction | null {
  const blocks = (action: SamuraiAction): number =>
    action.kind === 'battleBack' ? (view.units.find(({ id }) => id === action.unit)?.blocks ?? 0) : 0
  const back = answers.filter(({ kind }) => kind === 'battleBack')
  return back.reduce<SamuraiAction | null>(
    (weakest, each) => (weakest === null || blocks(each) < blocks(weakest) ? each : weakest),
    null,
  )
}
