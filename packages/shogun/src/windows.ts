import type { Seat, WindowClass, Windows } from '@gunbai/kernel'
import type { ActionOf, ShogunAction } from './action.ts'
import type { Fighter } from './data/pieces.ts'
import { attackingLine, defendingLine } from './odds/likely-attacks.ts'
import { battleOdds } from './odds/odds.ts'
import { clanOf } from './position/army.ts'
import { none } from './position/map.ts'
import { regulars } from './position/troop.ts'
import { type LossRow, proposedLosses } from './rules/combat/casualty-sheet.ts'
import { mostRonin } from './rules/combat/most-ronin.ts'
import type { ArmyId, Clan, Troop } from './state.ts'
import type { ShogunView } from './view.ts'

/** Chances to interrupt or to decline, as a player would name them. */
export type WindowId =
  | 'spy'
  | 'ninja'
  | 'revenge'
  | 'ronin' // to turn up hidden ronin for an attack
  | 'battles' // which is fought next
  | 'casualties'
  | 'break-off'
  | 'move-in'

type Class = Omit<WindowClass<ShogunView, ShogunAction>, 'id'>

const classes: Readonly<Record<WindowId, Class>> = {
  spy: {
    ways: { always: { choose: (_, __, answers) => firstOf('waitToSpy', answers) } },
    recommended: 'ask',
  },
  ninja: {
    subject: (action) => (action.kind === 'strike' ? String(action.army) : null),
    ways: {
      // SG-RUL-88: once in each enemy's war turn, when he has moved and may still be kept from attacking (SG-NIN-18)
      beforeBattles: { choose: (view, seat) => (isAboutToDeclare(view, seat) ? 'ask' : null) },
      daimyo: { choose: (view, seat) => (isDaimyoAttacked(view, seat) ? 'ask' : null) },
      attacker: { choose: (view, seat, answers) => strongest(view, attackersOf(view, seat), answers) },
      defender: { choose: (view, seat, answers) => strongest(view, defendersAgainst(view, seat), answers) },
      strongest: {
        choose: (view, _, answers) =>
          strongest(
            view,
            view.armies.map((_, id) => id),
            answers,
          ),
      },
    },
    recommended: { way: 'beforeBattles' },
  },
  // SG-NIN-14: it costs nothing
  revenge: {
    ways: { always: { choose: (_, __, answers) => firstOf('takeRevenge', answers) } },
    recommended: { way: 'always' },
  },
  ronin: {
    ways: { most: { choose: (view, _, answers) => mostRonin(view, answers) } },
    recommended: 'ask when able',
  },
  // SG-WAR-C-01: he gave the order when he declared them; all that were declared are fought
  battles: {
    duty: true,
    ways: { asDeclared: { choose: (_, __, answers) => firstOf('fight', answers) ?? 'ask' } },
    recommended: { way: 'asDeclared' },
  },
  // SG-CAS-01: hired men leave anyway, and of spearmen there are most
  casualties: {
    duty: true,
    ways: {
      cheapMen: { choose: (view, seat) => proposedIf(view, seat, ({ unit }) => cheapMen.has(unit)) },
      proposed: { choose: (view, seat) => proposedIf(view, seat, ({ unit }) => unit !== 'daimyo') },
    },
    recommended: { way: 'cheapMen' },
  },
  'break-off': {
    ways: {
      whileLikely: { choose: (view) => (isLikelyWon(view) ? null : 'ask') },
      below: {
        choose: (view, _, answers, __, bound) => breakOffIf(attackers(view) < bound, answers),
        bounds: { least: 2, most: 12, usual: 3 },
      },
      outnumbered: { choose: (view, _, answers) => breakOffIf(attackers(view) < defenders(view), answers) },
    },
    former: { below3: { way: 'below', bound: 3 }, below5: { way: 'below', bound: 5 } },
    recommended: { way: 'whileLikely' },
  },
  'move-in': { recommended: 'ask when able' },
}

/** A turn is the war turn of one clan; before and after them, the round. */
export const windows: Windows<ShogunView, ShogunAction> = {
  classes: Object.entries(classes).map(([id, each]) => ({ id, ...each })),
  period: ({ round, turn, clans }) => ({ turn: round * (clans.length + 1) + turn + 1, round }),
}

const firstOf = (kind: ShogunAction['kind'], answers: readonly ShogunAction[]): ShogunAction | null =>
  answers.find((action) => action.kind === kind) ?? null

const breakOffIf = (holds: boolean, answers: readonly ShogunAction[]): ShogunAction | null =>
  holds ? firstOf('breakOff', answers) : null

const unitsIn = (troop: Troop): number => regulars(troop) + troop.ronin

const cheapMen: ReadonlySet<Fighter> = new Set(['ronin', 'spearman'])

/** The losses that are proposed, if they are all of those; else he is asked. */
function proposedIf(view: ShogunView, seat: Seat, all: (row: LossRow) => boolean): ShogunAction | 'ask' {
  const plan = proposedLosses(view, seat)
  const lost = plan?.rows.filter((row) => row.lost > 0) ?? []
  return plan === null || !lost.every(all) ? 'ask' : plan.answers[0]
}

function isOwn(view: ShogunView, clan: Clan, seat: Seat): boolean {
  return clan !== none && view.clans[clan].seat === seat
}

/** Whether an enemy with a daimyo to strike has moved his armies, and declares his battles next. */
function isAboutToDeclare(view: ShogunView, seat: Seat): boolean {
  const { phase, turn, armies } = view
  if (phase !== 'B' || isOwn(view, turn, seat)) return false
  return armies.some(({ leader }, army) => leader === 'living' && clanOf(army) === turn)
}

/** Whether somebody has declared battle on a province where a living daimyo of that seat stands, or fights there now. */
function isDaimyoAttacked(view: ShogunView, seat: Seat): boolean {
  const { battle, declared, armies, turn } = view
  if (isOwn(view, turn, seat)) return false
  const attacked = [...(battle === null ? [] : [battle]), ...declared].map(({ to }) => to)
  return armies.some(
    ({ place, leader }, army) =>
      leader === 'living' && isOwn(view, clanOf(army), seat) && attacked.some((to) => to === place),
  )
}

/** The armies that have declared battle on a province of that seat, or fight it now. */
function attackersOf(view: ShogunView, seat: Seat): ArmyId[] {
  const attacks = view.battle === null ? view.declared : [view.battle, ...view.declared]
  return attacks.flatMap(({ army, to }) =>
    army !== none && isOwn(view, view.provinces[to].owner, seat) ? [army] : [],
  )
}

/** The army in the province that this seat attacks now. */
function defendersAgainst(view: ShogunView, seat: Seat): ArmyId[] {
  const { battle } = view
  if (battle === null || !isOwn(view, view.turn, seat)) return []
  return view.armies.flatMap(({ place }, army) => (place === battle.to ? [army] : []))
}

/** Against the daimyo with the most units of those. */
function strongest(
  view: ShogunView,
  meant: readonly ArmyId[],
  answers: readonly ShogunAction[],
): ShogunAction | null {
  const strikes = answers.filter(
    (action): action is ActionOf<'strike'> => action.kind === 'strike' && meant.includes(action.army),
  )
  return strikes.reduce<ActionOf<'strike'> | null>(
    (best, each) =>
      best === null || unitsIn(view.armies[each.army]) > unitsIn(view.armies[best.army]) ? each : best,
    null,
  )
}

/** Whether the battle, fought to its end from where it stands, is likelier won than not, by all that is seen. */
function isLikelyWon(view: ShogunView): boolean {
  const { battle } = view
  if (battle === null) return false
  // the landing is over: what is left is fought like any other battle
  const { win } = battleOdds(
    attackingLine(view, battle.army, battle.from),
    defendingLine(view, battle.to),
    false,
  )
  return win > 0.5
}

/** The units that attack, a daimyo among them. */
function attackers({ battle, armies, provinces }: ShogunView): number {
  if (battle === null) return 0
  return battle.army === none ? unitsIn(provinces[battle.from].force) : unitsIn(armies[battle.army]) + 1
}

function defenders({ battle, armies, provinces }: ShogunView): number {
  if (battle === null) return 0
  const { force, extras, owner } = provinces[battle.to]
  const army = armies.find(({ place }, id) => place === battle.to && clanOf(id) === owner)
  const led = army === undefined ? 0 : unitsIn(army) + (army.leader === 'living' ? 1 : 0)
  return unitsIn(force) + extras + led
}
