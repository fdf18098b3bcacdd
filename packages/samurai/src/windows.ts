import type { WindowClass, Windows } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
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

const classes: Readonly<Record<WindowId, Class>> = {
  command: cards,
  'their-command': cards,
  'their-movement': cards,
  attack: cards,
  attacked: cards,
  inspire: {
    ways: { always: { choose: (_, __, answers) => firstOf('inspire', answers) } },
    recommended: 'ask',
  },
  flags: {
    // The list begins with the most flags that may be ignored.
    ways: { most: { choose: (_, __, answers) => firstOf('ignoreFlags', answers) } },
    recommended: { way: 'most' },
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
}

/** The title of the card that an answer would spend. */
function cardIn(action: SamuraiAction, view: SamuraiView): string | null {
  if (action.kind === 'firstStrike') return view.commandTitles[action.card] ?? null
  if (action.kind !== 'playDragon' && action.kind !== 'discardDragon') return null
  return view.dragonTitles[action.card] ?? null
}

const firstOf = (kind: SamuraiAction['kind'], answers: readonly SamuraiAction[]): SamuraiAction | null =>
  answers.find((action) => action.kind === kind) ?? null

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
