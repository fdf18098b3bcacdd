import type { Seat } from '@gunbai/kernel'
import type { ActionOf, ShogunAction } from '../../action.ts'
import { type Fighter, unitKinds } from '../../data/pieces.ts'
import { copyTroop } from '../../position/troop.ts'
import type { Battle, Casualties } from '../../state.ts'
import type { ShogunView } from '../../view.ts'
import {
  armyOn,
  daimyoOn,
  type Field,
  forceOn,
  noCasualties,
  offerCasualties,
  pickForced,
  pickOne,
  type Side,
} from './casualties.ts'

type Losing = ActionOf<'lose'>

/** Units of one kind in one troop: how many stand, and how many a plan gives up. */
export interface LossRow {
  readonly unit: Fighter
  readonly army: boolean
  readonly standing: number
  readonly lost: number
}

/** Casualties as their owner means to pick them: the total is always full. */
export interface LossPlan {
  readonly hits: number
  readonly rows: readonly LossRow[]
  /** What he must answer for it; the rest leaves no choice (SG-DP-75). */
  readonly answers: readonly Losing[]
}

/** Who is given up first: hired men, then whom one misses least, of the force before the army. */
const cheapest: readonly Fighter[] = ['ronin', 'spearman', 'gunner', 'swordsman', 'archer', 'daimyo']

/** The cheapest losses that the rules allow. Null where that seat has none to pick. */
export function proposedLosses(view: ShogunView, seat: Seat): LossPlan | null {
  return pickedBy(view, seat, (offered) => offered[0])
}

/** The same with one more, or one fewer, of that kind: the dearest other goes back, or the cheapest other goes. Null if no rule allows it. */
export function changedLosses(
  view: ShogunView,
  seat: Seat,
  plan: LossPlan,
  { unit, army }: Pick<LossRow, 'unit' | 'army'>,
  by: 1 | -1,
): LossPlan | null {
  const others = byPrice(plan.rows.filter((row) => row.unit !== unit || row.army !== army))
  for (const other of by > 0 ? others.reverse() : others) {
    const wanted = plan.rows.map((row) => {
      if (row.unit === unit && row.army === army) return { ...row, lost: row.lost + by }
      return row.unit === other.unit && row.army === other.army ? { ...row, lost: row.lost - by } : row
    })
    if (wanted.some(({ lost, standing }) => lost < 0 || lost > standing)) continue
    const found = pickedBy(view, seat, (offered, now) =>
      offered.find((each) => wanted.some((row) => isOf(row, each) && row.lost > lostIn(now, each))),
    )
    const same = found?.rows.every((row, i) => row.lost === wanted[i].lost) === true
    if (same) return found
  }
  return null
}

/** Picks on a copy of what the seat sees, by the rules that will be asked, until all hits are taken. */
function pickedBy(
  view: ShogunView,
  seat: Seat,
  choose: (offered: readonly Losing[], dead: Casualties) => Losing | undefined,
): LossPlan | null {
  const field = fieldOf(view)
  const side: Side = view.clans[view.turn]?.seat === seat ? 'attackers' : 'defenders'
  const picked = view.battle?.picked ?? null
  if (field.battle === null || picked === null || picked.hits === 0) return null
  const dead = field.battle[side]
  Object.assign(dead, { ...picked, army: copyTroop(picked.army), force: copyTroop(picked.force) })
  const answers: Losing[] = []
  while (dead.hits > 0) {
    const offered: ShogunAction[] = []
    offerCasualties(field, side, offered)
    const next = choose(byPrice(offered as Losing[]), dead)
    if (next === undefined) return null
    answers.push(next)
    pickOne(dead, next)
    pickForced(field, side)
  }
  return { hits: picked.hits, rows: rowsOf(field, side, picked), answers }
}

function fieldOf(view: ShogunView): Field & { battle: Battle | null } {
  const { battle, armies, provinces } = view
  return {
    owner: provinces.map(({ owner }) => owner),
    armies,
    forces: provinces.map(({ force }) => force),
    battle:
      battle === null
        ? null
        : { ...battle, attackers: noCasualties(), defenders: noCasualties(), outcome: 'going on' },
  }
}

/** Whoever could still be picked, with those that now are. */
function rowsOf(field: Field, side: Side, before: Casualties): LossRow[] {
  const dead = (field.battle as Battle)[side]
  const rows: LossRow[] = []
  const add = (unit: Fighter, army: boolean, standing: number) => {
    const row = { unit, army, standing: standing - lostIn(before, { unit, army }), lost: 0 }
    if (row.standing > 0) rows.push({ ...row, lost: lostIn(dead, row) - lostIn(before, row) })
  }
  const id = armyOn(field, side)
  const force = forceOn(field, side)
  for (const unit of unitKinds) {
    if (force !== null) add(unit, false, force[unit])
    if (id >= 0) add(unit, true, field.armies[id][unit])
  }
  add('daimyo', true, daimyoOn(field, side))
  return byPrice(rows)
}

function lostIn(dead: Casualties, { unit, army }: Pick<LossRow, 'unit' | 'army'>): number {
  if (unit === 'daimyo') return dead.daimyo
  return army ? dead.army[unit] : dead.force[unit]
}

const isOf = (row: LossRow, { unit, army }: Losing): boolean => row.unit === unit && row.army === army

function byPrice<T extends Pick<LossRow, 'unit' | 'army'>>(all: readonly T[]): T[] {
  const price = ({ unit, army }: T) => cheapest.indexOf(unit) * 2 + (army ? 1 : 0)
  return all.toSorted((a, b) => price(a) - price(b))
}
