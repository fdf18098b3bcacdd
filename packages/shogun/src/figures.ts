import type { FigurePart, Figures, Seat } from '@gunbai/kernel'
import type { ShogunAction } from './action.ts'
import { regularKinds, unitKinds } from './data/pieces.ts'
import { bins, type Leader, stages } from './state.ts'
import type { ClanView, ShogunView } from './view.ts'

const leaders: readonly Leader[] = ['living', 'slain', 'lost']

/** Adds some numbers for each clan, in the order of clans. */
const byClan = (add: (clan: ClanView, seat: Seat, row: number[]) => void): FigurePart<ShogunView>['add'] => {
  return (view, seat, row) => {
    for (const clan of view.clans) add(clan, seat, row)
  }
}

const parts: readonly FigurePart<ShogunView>[] = [
  {
    name: 'round',
    meaning: `the round; the stage, counted from 0 (${stages.join(', ')}); clan whose turn it is, or -1; provinces needed to win; ronin, castles and fortresses in stock; clan that has the ninja, or -1; whether somebody is spied on`,
    add: (v, _, row) => {
      row.push(v.round, stages.indexOf(v.stage), v.turn, v.goal, v.ronin, v.castles, v.bases)
      row.push(v.ninja, v.spied < 0 ? 0 : 1)
    },
  },
  {
    name: 'clans',
    meaning: 'by clan: 1 own or 0; 1 alive or 0; its provinces; its koku; its sword',
    add: byClan(({ seat: owner, alive, provinces, koku, sword }, seat, row) =>
      row.push(owner === seat ? 1 : 0, alive ? 1 : 0, provinces, koku, sword),
    ),
  },
  {
    name: 'stock',
    meaning: `by clan: pieces not on the board (${regularKinds.join(', ')})`,
    add: byClan(({ stock }, _, row) => {
      for (const kind of regularKinds) row.push(stock[kind])
    }),
  },
  {
    name: 'plans',
    meaning: `by clan: koku laid out (${bins.join(', ')}); -1 while it is secret`,
    add: byClan(({ plan }, _, row) => {
      for (const bin of bins) row.push(plan === null ? -1 : plan[bin])
    }),
  },
  {
    name: 'levies',
    meaning:
      'by clan: sword wished for, and men drafted and not yet placed; -1 where it is not for this seat to know',
    add: byClan(({ own }, _, row) =>
      row.push(own === null ? -1 : own.wish, own === null ? -1 : own.unposted),
    ),
  },
  {
    name: 'armies',
    meaning: `by army, three for each clan: its province, or -1; its leader, counted from 0 (${leaders.join(', ')}); its level; steps left; men (${unitKinds.join(', ')})`,
    add: (v, _, row) => {
      for (const army of v.armies) {
        row.push(army.place, leaders.indexOf(army.leader), army.level, army.steps)
        for (const kind of unitKinds) row.push(army[kind])
      }
    },
  },
  {
    name: 'provinces',
    meaning: `by province: clan that owns it, or -1; castle (1) or fortress (2); defenders of its walls; men of its force (${unitKinds.join(', ')}); hidden ronin, -1 where it is not for this seat to know`,
    add: (v, _, row) => {
      for (const { owner, castle, extras, force, hidden } of v.provinces) {
        row.push(owner, castle, extras)
        for (const kind of unitKinds) row.push(force[kind])
        row.push(hidden ?? -1)
      }
    },
  },
  {
    name: 'battle',
    meaning:
      'the battle under way: from, to, army (-1 for a province force), by sea, which round of it; all -1 where there is none',
    add: ({ battle }, _, row) => {
      if (battle === null) row.push(-1, -1, -1, -1, -1)
      else row.push(battle.from, battle.to, battle.army, battle.sea ? 1 : 0, battle.sequence)
    },
  },
  {
    name: 'declared',
    meaning: 'by province: how many attacks on it are declared',
    add: (v, _, row) => {
      for (let province = 0; province < v.provinces.length; province++) {
        row.push(v.declared.filter(({ to }) => to === province).length)
      }
    },
  },
]

export const figures: Figures<ShogunView, ShogunAction> = {
  parts,
  // biome-ignore format: in the order of the answers' type
  kinds: [
    'give', 'reinforce', 'place', 'planWithTheRest', 'waitToSpy', 'offerTruce', 'put', 'spy', 'wish', 'build', 'enlist',
    'station', 'post', 'enough', 'pass', 'strike', 'takeRevenge', 'forgoRevenge', 'slay', 'march', 'takeIn', 'leave', 'go',
    'detach', 'endPhase', 'declare', 'fight', 'keepHidden', 'reveal', 'lose', 'breakOff', 'goOn', 'stay', 'attack',
    'endAttacks', 'send', 'to', 'settled',
  ],
  fields: [
    { name: 'province', meaning: 'a province by its number' },
    { name: 'clan', meaning: 'a clan by its number' },
    { name: 'army', meaning: 'an army by its number, or whether the army is meant (1) or the force (0)' },
    { name: 'from', meaning: 'a province' },
    { name: 'to', meaning: 'a province; of an offer of truce, a clan' },
    { name: 'on', meaning: 'a clan that is spied on' },
    { name: 'bin', meaning: 'what koku are laid out for', words: bins },
    { name: 'koku', meaning: 'how many' },
    { name: 'sword', meaning: 'which one is wished for' },
    { name: 'unit', meaning: 'a kind of men', words: [...unitKinds, 'daimyo'] },
    { name: 'ronin', meaning: 'how many ronin go along' },
    { name: 'reveal', meaning: 'how many hidden ronin are turned up' },
    { name: 'toArmy', meaning: 'how many of those go to the army' },
  ],
}
