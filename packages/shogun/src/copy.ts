import { copyStack, copyStream } from '@gunbai/kernel'
import { copyTroop } from './position/troop.ts'
import type { Army, Battle, Casualties, ClanState, ShogunState } from './state.ts'

/** A copy that shares nothing that play changes. */
export function copy(s: ShogunState): ShogunState {
  return {
    ...s,
    stack: copyStack(s.stack),
    asked: s.asked.slice(),
    dice: copyStream(s.dice),
    shuffles: copyStream(s.shuffles),
    tell: null,
    clans: s.clans.map(copyClan),
    armies: s.armies.map(copyArmy),
    owner: s.owner.slice(),
    castle: s.castle.slice(),
    forces: s.forces.map(copyTroop),
    hidden: s.hidden.slice(),
    bare: s.bare.slice(),
    extrasLost: s.extrasLost.slice(),
    order: s.order.slice(),
    declared: s.declared.slice(),
    brokenOff: s.brokenOff.slice(),
    battle: s.battle === null ? null : copyBattle(s.battle),
    arrivals: s.arrivals.map((each) => ({ ...each })),
    detached: s.detached.slice(),
    truces: s.truces.slice(),
    eliminated: s.eliminated.slice(),
  }
}

function copyClan(clan: ClanState): ClanState {
  return { ...clan, stock: { ...clan.stock }, plan: { ...clan.plan }, levies: clan.levies.slice() }
}

function copyArmy(army: Army): Army {
  return { ...army, rested: copyTroop(army.rested) }
}

function copyBattle(battle: Battle): Battle {
  return { ...battle, attackers: copyDead(battle.attackers), defenders: copyDead(battle.defenders) }
}

function copyDead(dead: Casualties): Casualties {
  return { ...dead, army: copyTroop(dead.army), force: copyTroop(dead.force) }
}
