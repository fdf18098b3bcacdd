import { fireRow } from '../data/fire.ts'
import { allOf, has, type Members, member } from '../position/members.ts'
import { GOOD } from '../state.ts'
import { afterEffects, chanceOfTest, effectsOfFire } from './chance.ts'
import type { Reaction, Trooper } from './clash.ts'
import { sideOf } from './duel.ts'
import { merged, type Node, worsened } from './node.ts'
import type { Reckoning } from './reckoning.ts'

/** What comes before a blow: engagement, squares, recall, counter-charges, reaction fire. */

export function start(r: Reckoning): Node {
  const { attackers, defenders, squares } = r.clash
  let striking = 0
  attackers.forEach((each, i) => {
    if (each.strikes) striking |= member(i)
  })
  let squared = 0
  squares.forEach((each, hex) => {
    if (each === 'formed') squared |= member(hex)
  })
  return {
    chance: 1,
    at: [attackers.map((each) => each.condition), defenders.map((each) => each.condition)],
    striker: 0,
    striking,
    struck: allOf(defenders),
    squared,
    barred: r.clash.barred,
    countered: 0,
    everCountered: false,
    thrown: false,
    owes: [0, 0],
  }
}

/** JG-8.3.2-a, JG-9.1-d: each hex without orders tests; where all fail nothing happens. */
export function engage(r: Reckoning, first: Node): Node[] {
  let nodes = [first]
  r.clash.engagement.forEach((needed, hex) => {
    if (needed === null) return
    const passes = chanceOfTest(needed)
    nodes = nodes.flatMap((node) => {
      let left = node.striking
      r.clash.attackers.forEach((each, i) => {
        if (each.hex === hex) left &= ~member(i)
      })
      return [
        ...(passes > 0 ? [{ ...node, chance: node.chance * passes }] : []),
        ...(passes < 1 ? goingOn(r, { ...node, chance: node.chance * (1 - passes), striking: left }) : []),
      ]
    })
  })
  return nodes
}

/** JG-8.3.2-d: without those who dropped out; ended where nobody strikes any more. */
function goingOn(r: Reckoning, node: Node): Node[] {
  const { before, defenders } = r.clash
  let hexes = 0
  before.forEach((strikesAt, i) => {
    if (has(node.striking, i)) hexes |= strikesAt
  })
  let struck = 0
  defenders.forEach((each, i) => {
    if (has(node.struck, i) && has(hexes, each.hex)) struck |= member(i)
  })
  if (node.striking !== 0 && struck !== 0) return [{ ...node, struck }]
  r.sums.stopped += node.chance
  r.settle({ ...node, striking: 0 })
  return []
}

/** JG-9.3.1, JG-9.3.3, R-50: one die a hex, for every infantry unit in it; then the recall. */
export function form(r: Reckoning, first: Node): Node[] {
  const { attackers, defenders, squares, recall } = r.clash
  let nodes = [first]
  squares.forEach((each, hex) => {
    if (each !== 'try') return
    nodes = nodes.flatMap((node) =>
      tried(
        r,
        node,
        defenders.map((_, i) => i).filter((i) => defenders[i].hex === hex),
      ),
    )
  })
  const formed = nodes.filter((node) => node.squared !== first.squared)
  for (const node of formed) r.sums.square += node.chance
  if (!recall) return nodes
  const charger = attackers.find((each) => each.charging) as Trooper
  const recalled = chanceOfTest(charger.engagement)
  return nodes.flatMap((node) => {
    if (node.squared === first.squared) return [node]
    r.sums.recalled += node.chance * recalled
    r.settle({ ...node, chance: node.chance * recalled, striking: 0 })
    return [{ ...node, chance: node.chance * (1 - recalled) }]
  })
}

function tried(r: Reckoning, node: Node, units: readonly number[]): Node[] {
  const { defenders } = r.clash
  const list: Node[] = []
  let barred = node.barred
  for (const i of units) barred |= member(i)
  for (let die = 0; die < 10; die++) {
    const failed = units.filter((i) => die > sideOf(defenders[i], node.at[1][i]).cohesion)
    const at = node.at[1].map((condition, i) => (failed.includes(i) ? worsened(condition, 1) : condition))
    const squared = failed.length === 0 ? node.squared | member(defenders[units[0]].hex) : node.squared
    list.push({ ...node, chance: node.chance / 10, at: [node.at[0], at], squared, barred })
  }
  return merged(list)
}

/** infantry overtaken in good order may form square, once. */
export function overtaken(r: Reckoning, node: Node): Node[] {
  if (node.striker === 1 || !r.clash.squaresInPursuit) return [node]
  const quarry = r.clash.defenders.findIndex((_, i) => has(node.struck, i))
  const may =
    r.clash.defenders[quarry].arm === 'inf' && node.at[1][quarry] === GOOD && !has(node.barred, quarry)
  if (!may) return [node]
  const nodes = tried(r, node, [quarry])
  for (const each of nodes) if (each.squared !== node.squared) r.sums.square += each.chance
  return nodes
}

/** JG-9.4: charged cavalry in good order, struck in front, hex by hex. */
export function counterCharges(r: Reckoning, first: Node, n: number): Node[] {
  const { counterCharge, mediumIsLight, faced } = r.clash
  const plain = { ...first, countered: 0 }
  if (!counterCharge) return [plain]
  const strikers = r.sides[first.striker]
  const struck = r.sides[1 - first.striker]
  const chargers = strikers
    .map((_, i) => i)
    .filter((i) => has(first.striking, i) && (n > 0 || strikers[i].charging))
  if (chargers.length === 0) return [plain]
  const heavy = chargers.some((i) => strikers[i].class === 'heavy')
  const rear = r.clash.around(inClash(r, first), allOf(struck)).rear === true
  let nodes: Node[] = [plain]
  const hexes = new Set(struck.filter((_, i) => has(first.struck, i)).map((each) => each.hex))
  for (const hex of hexes) {
    const there = struck.map((_, i) => i).filter((i) => has(first.struck, i) && struck[i].hex === hex)
    const top = there.find((i) => struck[i].arm === 'cav' && first.at[1 - first.striker][i] === GOOD)
    if (top === undefined) continue
    const isFaced = n > 0 ? !(rear && first.striker === 0) : chargers.some((i) => has(faced[i], hex))
    if (!isFaced) continue
    const light = struck[top].class === 'light' || (mediumIsLight && struck[top].class === 'medium')
    const chance = chanceOfTest(struck[top].engagement, heavy && light ? 2 : 0)
    let horse = 0
    for (const i of there) if (first.at[1 - first.striker][i] === GOOD) horse |= member(i)
    nodes = nodes.flatMap((node) => {
      if (first.striker === 0 && !node.everCountered) r.sums.counterCharge += node.chance * chance
      return [
        {
          ...node,
          chance: node.chance * chance,
          countered: node.countered | horse,
          everCountered: true,
        },
        { ...node, chance: node.chance * (1 - chance) },
      ].filter((each) => each.chance > 0)
    })
  }
  return nodes
}

/** Who of the first attackers is in it: in a pursuit back, all of them. */
function inClash(r: Reckoning, node: Node): Members {
  return node.striker === 0 ? node.striking : allOf(r.clash.attackers)
}

/** JG-7.1-f, JG-8.3.3: a battery fires at the first that it can; whoever it disorders does not strike. */
export function react(r: Reckoning, node: Node, reaction: Reaction): Node[] {
  const { tables, attackers, defenders, weather } = r.clash
  const here = defenders.some((each, i) => each.hex === reaction.hex && has(node.struck, i))
  const aim = reaction.aims.find(({ at }) => has(node.striking, at))
  if (aim === undefined || (!here && defenders.some((each) => each.hex === reaction.hex))) return [node]
  const formed = has(node.squared, reaction.hex) && r.clash.squares[reaction.hex] === 'try'
  const net = aim.net + (formed ? tables.fireModifiers.squareReaction : 0)
  const unit = attackers[aim.at]
  const list: Node[] = []
  for (let die = 0; die < 10; die++) {
    const effects = effectsOfFire(fireRow(tables.fire, die + net))
    for (const branch of afterEffects(
      effects,
      node.at[0][aim.at],
      (of) => sideOf(unit, of).cohesion - weather,
    )) {
      const at = node.at[0].slice()
      at[aim.at] = branch.condition
      const after = {
        ...node,
        chance: (node.chance * branch.chance) / 10,
        at: [at, node.at[1]] as Node['at'],
      }
      if (branch.condition === GOOD) list.push(after)
      else list.push(...goingOn(r, { ...after, striking: node.striking & ~member(aim.at) }))
    }
  }
  return merged(list)
}
