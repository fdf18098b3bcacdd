import { type Permission, shockRowAt } from '../data/shock.ts'
import { has, type Members, member, membersOf, membersWhere, placesOf } from '../position/members.ts'
import { modifiersOf, totalOf } from '../rules/combat/shock-modifier.ts'
import { type Condition, ELIMINATED, GOOD, ROUTED } from '../state.ts'
import { counterCharges, engage, form, overtaken, react, start } from './before-the-blow.ts'
import { afterEffects } from './chance.ts'
import { type Clash, type ClashOdds, deepest, type Trooper } from './clash.ts'
import { fighter, sideOf } from './duel.ts'
import { merged, type Node } from './node.ts'
import { Reckoning } from './reckoning.ts'

/** The blow itself, and who runs after whom. */

export function clashOdds(clash: Clash): ClashOdds {
  const r = new Reckoning(clash)
  let open = engage(r, start(r))
  open = merged(open.flatMap((node) => form(r, node)))
  for (let n = r.clash.nth; open.length > 0; n++) {
    if (n >= r.clash.nth + deepest) {
      for (const node of open) r.settle(node)
      break
    }
    open = merged(open.flatMap((node) => blow(r, node, n)))
  }
  return r.odds()
}

/** One blow and what comes before it, the n-th of a pursuit or the first of all. */
function blow(r: Reckoning, node: Node, n: number): Node[] {
  if (node.striker === 0) r.sums.charges += node.chance
  let nodes = n > r.clash.nth ? overtaken(r, node) : [node]
  nodes = nodes.flatMap((each) => counterCharges(r, each, n))
  if (n === r.clash.nth) {
    for (const reaction of r.clash.reactions)
      nodes = merged(nodes.flatMap((each) => react(r, each, reaction)))
  }
  return nodes.flatMap((each) => strike(r, each, n))
}

/** JG-8.5: the die, the effects on both, and who runs after whom. */
function strike(r: Reckoning, node: Node, n: number): Node[] {
  const { tables } = r.clash
  const { striker } = node
  const modifier = modifierOf(r, node, n)
  const owes: [number, number] = [...node.owes]
  owes[1 - striker] |= node.countered
  r.sides[striker].forEach((each, i) => {
    if (has(node.striking, i) && (n > 0 || each.charging)) owes[striker] |= member(i)
  })
  const rows = new Map<number, number>()
  for (let die = 0; die < 10; die++) {
    const row = shockRowAt(tables.shock, die + modifier)
    rows.set(row, (rows.get(row) ?? 0) + 0.1)
  }
  const next: Node[] = []
  for (const [at, chance] of rows) {
    const row = tables.shock[at]
    if (n === r.clash.nth) {
      if (row.also.includes('BT')) r.sums.breakthrough += node.chance * chance
      if (row.also.includes('CA')) r.sums.counterAttack += node.chance * chance
    }
    const ours = suffer(r, striker, node, hit(r, node, n), row.attacker)
    const theirs = suffer(r, (1 - striker) as 0 | 1, node, node.struck, row.defender)
    for (const a of ours) {
      for (const d of theirs) {
        const after: Node = {
          ...node,
          chance: node.chance * chance * a.chance * d.chance,
          at: striker === 0 ? [a.at, d.at] : [d.at, a.at],
          thrown: node.thrown || (striker === 0 && (a.left & node.striking) !== 0),
          owes,
        }
        next.push(...followed(r, after, a.left, d.left, row.also, n))
      }
    }
  }
  return next
}

function modifierOf(r: Reckoning, node: Node, n: number): number {
  const { tables } = r.clash
  const { striker } = node
  const struck = r.sides[1 - striker]
  const conditions = node.at[1 - striker]
  const first = n === r.clash.nth && striker === 0
  const around = striker === 0 ? r.clash.around(node.striking, node.struck) : {}
  const fighters = (side: 0 | 1, members: Members, charging: (each: Trooper) => boolean) =>
    r.sides[side].flatMap((each, i) =>
      has(members, i) ? [fighter(each, node.at[side][i], charging(each))] : [],
    )
  const square = struck.some((each, i) => has(node.struck, i) && has(node.squared, each.hex)) && striker === 0
  const open = struck.some((each, i) => has(node.struck, i) && !has(node.squared, each.hex))
  const routed = struck.every((_, i) => !has(node.struck, i) || conditions[i] === ROUTED)
  return totalOf(
    modifiersOf(tables, {
      attackers: fighters(striker, node.striking, (each) => n > 0 || each.charging),
      defenders: fighters((1 - striker) as 0 | 1, node.struck, () => false),
      square,
      open,
      routed,
      rear: (around.rear ?? false) && !routed && !square,
      counterCharged: node.countered !== 0,
      terrain: first ? (around.terrain ?? 0) : 0,
      sixFronts: first ? (around.sixFronts ?? false) : false,
      apart: first && around.apart === true,
      pursuit: n,
    }),
  )
}

/** all who stand in the hexes struck from. */
function hit(r: Reckoning, node: Node, n: number): Members {
  if (n > 0) return node.striking
  const { attackers } = r.clash
  return membersWhere(attackers, ({ hex }) =>
    attackers.some((other, j) => has(node.striking, j) && other.hex === hex),
  )
}

/** Every way in which units of a side may come out of a row's effects. */
function suffer(r: Reckoning, side: 0 | 1, node: Node, members: Members, effects: readonly string[]) {
  let list = [{ chance: 1, at: node.at[side] as Condition[], left: 0 }]
  if (effects.length === 0) return list
  r.sides[side].forEach((unit, i) => {
    if (!has(members, i) || node.at[side][i] === ELIMINATED) return
    const cohesion = (of: Condition) => sideOf(unit, of).cohesion - r.clash.weather
    const branches = afterEffects(effects, node.at[side][i], cohesion)
    list = list.flatMap((each) =>
      branches.map((branch) => {
        const at = each.at.slice()
        at[i] = branch.condition
        return {
          chance: each.chance * branch.chance,
          at,
          left: branch.left ? each.left | member(i) : each.left,
        }
      }),
    )
  })
  return list
}

/** JG-9.5: who pursues; without pursuit it is over. */
function followed(
  r: Reckoning,
  node: Node,
  leftA: number,
  leftD: number,
  also: readonly Permission[],
  n: number,
): Node[] {
  const { clash } = r
  const { striker } = node
  const side = r.sides[striker]
  const other = (1 - striker) as 0 | 1
  if (n === clash.nth && striker === 0 && (leftD & node.struck) === node.struck)
    r.sums.defenderLeaves += node.chance
  // JG-4.2-j: whoever leaves its hex, or is disordered in it, is no longer in square
  let { squared } = node
  if (striker === 0) {
    clash.defenders.forEach((each, i) => {
      if (has(leftD, i) || node.at[1][i] !== GOOD) squared &= ~member(each.hex)
    })
  }
  let barred = node.barred
  if (striker === 0 && node.squared !== 0) barred |= node.struck
  const on = { ...node, squared, barred }
  if (!clash.pursuit) return ended(r, on)
  const ready = side
    .map((_, i) => i)
    .filter(
      (i) =>
        has(node.striking, i) &&
        !has(leftA, i) &&
        node.at[striker][i] === GOOD &&
        (n > 0 || side[i].charging),
    )
  // JG-5.1.3-j: nobody is run after over those who stayed
  const emptied = (i: number) =>
    r.sides[other].every(
      (each, j) => each.hex !== r.sides[other][i].hex || !has(node.struck, j) || has(leftD, j),
    )
  const fled = placesOf(leftD & node.struck).filter(emptied)
  const quarry = fled.find((i) => node.at[other][i] < ELIMINATED)
  if (ready.length > 0 && fled.length > 0) {
    const hunters = n > 0 || striker === 1 ? ready : foremost(r, ready, fled)
    if (hunters.length > 0)
      return quarry === undefined
        ? ended(r, on)
        : [{ ...on, striking: membersOf(hunters), struck: member(quarry) }]
  }
  if (striker === 1) return ended(r, on)
  const horse = clash.defenders
    .map((_, i) => i)
    .filter(
      (i) =>
        has(node.struck, i) && !has(leftD, i) && node.at[1][i] === GOOD && clash.defenders[i].arm === 'cav' &&
        (has(node.countered, i) || also.includes('DP')),
    ) // biome-ignore format: conditions
  const runner = placesOf(leftA & node.striking).find((i) => node.at[0][i] < ELIMINATED)
  if (horse.length === 0 || runner === undefined) return ended(r, on)
  const mates = horse.filter((i) => clash.defenders[i].hex === clash.defenders[horse[0]].hex)
  const owes: [number, number] = [on.owes[0], on.owes[1] | membersOf(mates)]
  return pursuedBack(r, { ...on, striker: 1, striking: membersOf(mates), struck: member(runner), owes })
}

/** JG-9.4-g, JG-9.5.1-b: the defenders run after one of the attackers, to the end of it. */
function pursuedBack(r: Reckoning, first: Node): Node[] {
  let open = [first]
  for (let n = 1; open.length > 0; n++) {
    if (n > deepest) {
      for (const node of open) r.settle(node)
      break
    }
    open = merged(open.flatMap((node) => counterCharges(r, node, n).flatMap((each) => strike(r, each, n))))
  }
  return []
}

function ended(r: Reckoning, node: Node): Node[] {
  r.settle(node)
  return []
}

/** JG-9.5.2-c, R-34: the best of those who have somebody to run after, and who stands with him. */
function foremost(r: Reckoning, ready: readonly number[], fled: readonly number[]): number[] {
  const { attackers, defenders, before } = r.clash
  const able = ready.filter((i) => fled.some((quarry) => has(before[i], defenders[quarry].hex)))
  const rank = (i: number) => (attackers[i].class === 'heavy' ? 200 : 100) + attackers[i].front.cohesion
  const best = able.reduce((most, i) => (most < 0 || rank(i) > rank(most) ? i : most), -1)
  return best < 0 ? [] : ready.filter((i) => attackers[i].hex === attackers[best].hex)
}
