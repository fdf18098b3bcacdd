import { below, type Stream, streamOf } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { regulars } from '../../position/troop.ts'
import { shogun } from '../../rulebook.ts'
import type { ShogunState, Troop } from '../../state.ts'
import { armyId, at, type Scene, TestTable, warTurnOf } from '../../testing/scene.ts'

const hida = at('hida')
const ends = [at('mino'), at('kaga')]
const here = armyId('pink', 2) // in Hida
const there = armyId('pink', 3) // in Mino

/** Pink's force of Hida; Mino and Kaga are all that it can reach. */
function position(chance: Stream): Scene {
  const force = () => {
    const [a, p] = [below(chance, 3), below(chance, 4)]
    return { men: a + p, text: `${a}a ${p}p ${below(chance, Math.max(1, a + p))}r` }
  }
  const mine = force()
  const mino = force()
  const army = (place: string) => {
    const men = below(chance, 4)
    const slain = men > 0 && below(chance, 4) === 0
    return `${place}: ${slain ? 'slain ' : ''}${below(chance, 2) * 4}s ${men}g ${below(chance, men + 1)}r`
  }
  const second = below(chance, 2) === 0 || mine.men === 0 ? army('hida') : 'lost'
  return {
    forces: {
      pink: `osumi 1p, hida ${mine.text}${mino.men === 0 ? '' : `, mino ${mino.text}`}`,
      grey: 'shinano 1p, etchu 1p, echizen 1p',
    },
    armies: { pink: ['osumi:', second, below(chance, 2) === 0 && mino.men > 0 ? army('mino') : 'lost'] },
    options: { joinLeaderless: below(chance, 4) === 0 ? 'never' : 'D' },
    at: warTurnOf('pink', 'move forces'),
    change: (s) => {
      s.phase = 'D'
      for (const place of [hida, ends[0]]) {
        const room = roomAt(s, place)
        const id = place === hida ? here : there
        if (room > 0) s.hidden[place] = below(chance, Math.min(3, room + 1))
        s.ronin -= s.hidden[place]
        s.armies[id].rested.ronin = 0
      }
      if (regulars(s.forces[hida]) > 1 && below(chance, 3) === 0) {
        const { spearman } = s.forces[hida]
        s.arrivals.push({
          province: hida,
          archer: 0,
          swordsman: 0,
          gunner: 0,
          ronin: 0,
          spearman: Math.min(1, spearman),
        })
      }
    },
  }
}

/** By the words of SG-RON-07 and SG-RUL-93, apart from the rules' own code. */
function roomAt(s: ShogunState, place: number): number {
  const force = s.forces[place]
  const army = s.armies.find((each) => each.place === place)
  const men = regulars(force)
  return (men === 0 ? 0 : men - 1) - force.ronin + (army === undefined ? 0 : regulars(army) - army.ronin)
}

const keyOf = (s: ShogunState) =>
  JSON.stringify([
    [hida, ...ends].map((place) => [s.forces[place], s.hidden[place]]),
    [here, there].map((id) => [s.armies[id].archer, s.armies[id].spearman, s.armies[id].ronin]),
  ])

/** Every position to which the answers lead by sending from Hida, where the phase could be ended. */
function reached(table: TestTable): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const walk = (s: ShogunState) => {
    const list = shogun.answers(s, 0)
    const key = `${keyOf(s)} ${JSON.stringify([s.arrivals, s.stack.at(-1)])}`
    if (seen.has(key)) return
    seen.add(key)
    if (list.some(({ kind }) => kind === 'endPhase')) found.add(keyOf(s))
    for (const action of list) {
      if (action.kind !== 'to' && !(action.kind === 'send' && action.from === hida)) continue
      const next = shogun.copy(s)
      shogun.play(next, 0, action)
      walk(next)
    }
  }
  walk(table.state)
  return found
}

/** Every way to share out so many among so many. */
function shares(count: number, places: number): number[][] {
  if (places === 1) return [[count]]
  return Array.from({ length: count + 1 }, (_, first) => first).flatMap((first) =>
    shares(count - first, places - 1).map((rest) => [first, ...rest]),
  )
}

/** Every plan there is, judged by what it leaves; and after each of them every plan that turns up the hidden ronin. */
function planned(start: ShogunState): Set<string> {
  const found = new Set<string>()
  for (const s of [start, ...outcomes(start)]) {
    found.add(keyOf(s))
    for (const turnedUp of turningUp(s)) for (const each of outcomes(turnedUp)) found.add(keyOf(each))
  }
  return found
}

function turningUp(s: ShogunState): ShogunState[] {
  const hidden = s.hidden[hida]
  const army = s.armies[here]
  const roomInArmy = army.place === hida ? regulars(army) - army.ronin : 0
  const roomInForce = roomAt(s, hida) - roomInArmy
  const found: ShogunState[] = []
  for (let toArmy = 0; toArmy < hidden; toArmy++) {
    if (toArmy > roomInArmy || hidden - toArmy > roomInForce) continue
    const next = shogun.copy(s)
    next.armies[here].ronin += toArmy
    next.forces[hida].ronin += hidden - toArmy
    next.hidden[hida] = 0
    found.push(next)
  }
  return found
}

function outcomes(s: ShogunState): ShogunState[] {
  const found = new Map<string, ShogunState>()
  const force = s.forces[hida]
  const arrived = s.arrivals[0]?.spearman ?? 0
  // who stays, goes into Mino's force, into Mino's army, into Kaga
  for (const archers of shares(force.archer, 4)) {
    for (const spearmen of shares(force.spearman - arrived, 4)) {
      for (const ronin of shares(force.ronin, 4)) {
        const moves = [1, 2, 3].map((i) => [archers[i], spearmen[i], ronin[i]])
        if (moves.some(([a, p, r]) => r > 0 && a + p === 0)) continue
        if (moves.every(([a, p]) => a + p === 0)) continue
        const outcome = carriedOut(s, moves)
        if (outcome !== null) found.set(keyOf(outcome), outcome)
      }
    }
  }
  return [...found.values()]
}

function carriedOut(start: ShogunState, [intoForce, intoArmy, intoKaga]: number[][]): ShogunState | null {
  const s = shogun.copy(start)
  const army = s.armies[there]
  const go = ([a, p, r]: number[], to: Troop) => {
    s.forces[hida].archer -= a
    s.forces[hida].spearman -= p
    s.forces[hida].ronin -= r
    to.archer += a
    to.spearman += p
    to.ronin += r
  }
  const joins = intoArmy[0] + intoArmy[1] > 0
  const open = army.place === ends[0] && (army.leader === 'living' || s.options.joinLeaderless === 'D')
  if (joins && !open) return null
  go(intoForce, s.forces[ends[0]])
  go(intoArmy, army)
  go(intoKaga, s.forces[ends[1]])
  if (army.archer + army.swordsman > 4 || army.gunner + army.spearman > 10) return null
  const limit = regulars(army) - (army.leader === 'living' ? 0 : 1)
  if (army.ronin > limit && (army.leader === 'living' || intoArmy[2] > 0)) return null
  for (const place of [hida, ...ends]) {
    const men = regulars(s.forces[place])
    if (men > 5 || s.forces[place].ronin > Math.max(0, men - 1)) return null
    if (s.hidden[place] > 0 && s.hidden[place] > roomAt(s, place)) return null
  }
  const held = regulars(s.forces[hida]) > 0 || s.armies[here].place === hida
  return held ? s : null
}

test('SG-RUL-99 SG-WAR-D-07 SG-WAR-D-12 SG-RON-20 what a force can do is every plan that ends within the limits, and no other', () => {
  const chance = streamOf(7)
  let opened = 0
  for (let i = 0; i < 80; i++) {
    const table = new TestTable(position(chance))
    const legal = planned(table.state)
    expect([i, [...reached(table)].sort()]).toEqual([i, [...legal].sort()])
    if (legal.size > 1) opened++
  }
  expect(opened).toBeGreaterThan(50)
})
