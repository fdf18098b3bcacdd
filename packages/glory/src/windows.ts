import type { WindowClass, Windows } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import {
  facingTheEnemy,
  isOf,
  likelyInitiative,
  safestRetreat,
  straightRout,
  toFriends,
} from './knowledge/natural-answers.ts'
import { chanceOfTest } from './odds/chance.ts'
import { groupName } from './phrasing.ts'
import { fieldOf } from './position/field.ts'
import { inEnemyZone } from './position/zones.ts'
import { initiativeModifier } from './rules/turn/activation.ts'
import type { GloryView } from './view.ts'

/** The chances to interrupt or to decline, as a player would name them, and what can be ordered for each. */

type Class = WindowClass<GloryView, GloryAction>

/** The first answer of a kind. */
const first =
  (kind: GloryAction['kind']) =>
  (_: GloryView, __: number, answers: readonly GloryAction[]): GloryAction | null =>
    answers.find(isOf(kind)) ?? null

/** The least cohesion of the infantry in a hex: by it they form square, or not (JG-9.3.1-d). */
function leastCohesion(view: GloryView, hex: number): number {
  const { cards } = fieldOf(view)
  const foot = view.units.flatMap((unit, id) =>
    unit.hex === hex && cards[id].arm === 'inf' ? [cards[id].faces[unit.condition].cohesion] : [],
  )
  return Math.min(...foot)
}

/** A die of 0 to 9 that is no higher than this: six times in ten. */
const steadyFrom = 5

const classes: readonly Class[] = [
  {
    id: 'initiative',
    // "stop me for this group": the groups of the turn that have no orders
    subject: (action) => (action.kind === 'test' ? String(action.group) : null),
    subjects: (view, seat) => {
      const { formations } = fieldOf(view).battle
      return view.groups.flatMap(({ formation, order }, group) => {
        const { seat: of, initiative } = formations[formation]
        if (of !== seat || order !== -1) return []
        const chances = initiative.map(
          (needed) => 10 * chanceOfTest(needed, -initiativeModifier(view, group)),
        )
        const [least, most] = [Math.min(...chances), Math.max(...chances)]
        return [
          {
            id: String(group),
            phrase: { id: 'subject.group', values: { group: groupName(view, group), least, most } },
          },
        ]
      })
    },
    ways: { likely: { choose: (view, _, answers) => likelyInitiative(view, answers) } },
    recommended: { way: 'likely' },
  },
  {
    id: 'counter-battery',
    ways: {
      reply: {
        choose: (_, __, answers) => {
          const replies = answers.filter(isOf('reply'))
          return replies.find(({ both }) => both) ?? replies[0] ?? null
        },
      },
    },
    recommended: { way: 'reply' },
  },
  {
    id: 'reaction-fire',
    ways: {
      fire: {
        choose: (view, _, answers) => {
          const { cards } = fieldOf(view)
          const shots = answers.filter(isOf('react'))
          return shots.find(({ target }) => cards[target].arm === 'cav') ?? shots[0] ?? null
        },
      },
    },
    recommended: { way: 'fire' },
  },
  {
    id: 'squares',
    ways: {
      form: { choose: first('form') },
      steady: {
        choose: (view, _, answers) =>
          answers.filter(isOf('form')).find(({ hex }) => leastCohesion(view, hex) >= steadyFrom) ?? null,
      },
    },
    recommended: 'ask when able',
  },
  { id: 'counter-charge', ways: { meet: { choose: first('counterCharge') } }, recommended: 'ask when able' },
  {
    id: 'refusal',
    ways: {
      far: {
        choose: (view, seat, answers) => {
          const far = answers.filter(isOf('refuse')).filter(({ hexes }) => hexes === 2)
          // JG-8.8.1-j: into the zone of another enemy only where there is no other way
          return far.find(({ hex }) => !inEnemyZone(view, seat, hex)) ?? far[0] ?? null
        },
      },
    },
    recommended: 'ask when able',
  },
  { id: 'counter-attack', recommended: 'ask when able' },
  { id: 'pursuit', recommended: 'ask when able' },
  { id: 'recall', recommended: 'ask when able' },
  { id: 'breakthrough', recommended: 'ask when able' },
  { id: 'advance', recommended: 'ask when able' },
  {
    id: 'rally',
    ways: {
      all: {
        choose: (view, _, answers) => {
          const [one, ...others] = answers.filter(isOf('rally'))
          if (one === undefined) return null
          const { hex } = view.units[one.unit]
          // of two in a hex the first who rallies may keep the other from it
          return others.some(({ unit }) => view.units[unit].hex === hex) ? 'ask' : one
        },
      },
    },
    // JG-11.1-g: whoever fails loses nothing by having tried
    recommended: { way: 'all' },
  },
  {
    id: 'retreat',
    duty: true,
    ways: { safest: { choose: safestRetreat } },
    recommended: { way: 'safest' },
  },
  { id: 'rout', duty: true, ways: { straight: { choose: straightRout } }, recommended: { way: 'straight' } },
  { id: 'withdrawal', duty: true, ways: { friends: { choose: toFriends } }, recommended: { way: 'friends' } },
  {
    id: 'facing',
    duty: true,
    ways: {
      enemy: { choose: (view, _, answers, about) => facingTheEnemy(view, answers, about) },
    },
    recommended: { way: 'enemy' },
  },
  {
    id: 'combats',
    duty: true,
    ways: { announced: { choose: first('resolve') } },
    // who wants another order announces them so
    recommended: { way: 'announced' },
  },
]

export const windows: Windows<GloryView, GloryAction> = {
  classes,
  // A round is an activation: each lays another marker aside
  period: ({ turn, aside }) => ({ turn, round: turn * 100 + aside.length }),
}
