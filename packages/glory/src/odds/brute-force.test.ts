import { rowOf } from '@gunbai/hexes'
import { type Odds, stream } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import type { GloryAction } from '../action.ts'
import { fieldOf } from '../position/field.ts'
import { cardOf } from '../position/piece.ts'
import { type GloryState, ROUTED } from '../state.ts'
import { type Drawn, TestTable } from '../testing/table.ts'

/**
 * The reckoned odds against the engine itself: the same answer is given a few thousand times, each time with other dice,
 * and played out as the reckoning supposes. The seeds are fixed, so that the same dice fall in every run.
 */

const games = 2500

/** What is counted, by the names of the odds. */
type Counts = Record<string, number>

/** How both sides go on: try whatever helps, never slip away, run after whoever flees, rally nobody. */
function goOn(s: GloryState, list: readonly GloryAction[]): GloryAction {
  const eager = ['strike', 'form', 'counterCharge', 'react', 'join', 'resolve', 'advance']
  for (const kind of eager) {
    const found = list.find((each) => each.kind === kind)
    if (found !== undefined) return found
  }
  const wheels = list.filter((each) => each.kind === 'wheel')
  if (wheels.length > 0) return leastBefore(s, wheels)
  const pursuits = list.filter((each) => each.kind === 'pursue')
  if (pursuits.length > 0) return pursuits.find((each) => each.stack) ?? (pursuits[0] as GloryAction)
  const away = list.filter((each) => each.kind === 'fallBack' || each.kind === 'flee')
  if (away.length === 0) return list.find((each) => each.kind === 'done') ?? (list[0] as GloryAction)
  // Straight back along the row where nobody stands, so as to keep facing the enemy
  const { map } = fieldOf(s).ground
  const { unit } = s.stack[s.stack.length - 1].facts as unknown as { unit: number }
  const free = away.filter((each) => s.tops[each.hex] < 0)
  const aside = cardOf(s, unit).arm === 'art'
  const empty =
    free.find((each) => rowOf(map, each.hex) === rowOf(map, s.units[unit].hex) - (aside ? 1 : 0)) ?? free[0]
  return empty ?? (away[0] as GloryAction)
}

/** Pursuers look at whom they pursue, and at as few others as may be. */
function leastBefore(s: GloryState, wheels: readonly Extract<GloryAction, { kind: 'wheel' }>[]): GloryAction {
  const { first } = s.stack[s.stack.length - 1].facts as unknown as { first: number }
  const { hex } = s.units[first]
  const { around } = fieldOf(s).ground
  const enemies = ({ facing }: { facing: number }) =>
    [(facing + 5) % 6, facing].filter((direction) => {
      const beyond = around[hex * 6 + direction]
      return beyond >= 0 && s.tops[beyond] >= 0
    }).length
  return [...wheels].sort((a, b) => enemies(a) - enemies(b))[0]
}

/** An answer by its words, who gives it, and what is reckoned of it. */
function chosen(table: TestTable, answer: string) {
  const { rulebook } = table
  const seat = table.seat()
  const action = rulebook.answers(table.s, seat).find((each) => table.say(each) === answer)
  if (action === undefined) throw new Error(`"${answer}" is none of ${table.options().join('; ')}`)
  const odds = rulebook.odds?.(table.s, seat, action)
  if (odds === null || odds === undefined) throw new Error(`no odds of ${answer}`)
  return { seat, action, odds }
}

function otherDice(table: TestTable, game: number): GloryState {
  const s = table.rulebook.copy(table.s)
  s.dice = stream(game + 1, 0x9e3779b9, 0x243f6a88 + game, 1)
  return s
}

function playedOut(
  table: TestTable,
  answer: string,
  attackers: readonly string[],
  defenders: readonly string[],
) {
  const { rulebook } = table
  const { seat, action, odds } = chosen(table, answer)
  const counts: Counts = {}
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const codes = (list: readonly string[]) => list.map((code) => table.unit(code))
  for (let game = 0; game < games; game++) {
    const s = otherDice(table, game)
    let blows = 0
    let squares = 0
    let counters = 0
    const left = new Set<number>()
    const tell = (event: Parameters<Parameters<typeof rulebook.begin>[2] & object>[0]) => {
      if (event.kind === 'shock' || event.kind === 'overrun') blows++
      if (event.kind === 'square' && event.formed) squares++
      if (event.kind === 'tested' && event.what === 'counter-charge' && event.passed) counters++
      if (blows === 1 && event.kind === 'moved' && (event.how === 'recoil' || event.how === 'retreat'))
        left.add(event.unit)
      if (blows === 1 && event.kind === 'condition' && event.condition === 3) left.add(event.unit)
    }
    rulebook.play(s, seat, action, tell)
    while (s.result === null && s.active !== null && !rulebook.questions(s)[0].name.startsWith('rally')) {
      const whose = rulebook.questions(s)[0].seat
      const list = rulebook.answers(s, whose)
      rulebook.play(s, whose, goOn(s, list), tell)
    }
    const worse = (unit: number) => s.units[unit].condition > table.s.units[unit].condition
    if (codes(attackers).some(worse)) count('attackerWorse')
    if (codes(defenders).some(worse)) count('defenderWorse')
    if (codes(defenders).some((unit) => s.units[unit].condition >= ROUTED)) count('defenderRouted')
    if (codes(defenders).every((unit) => s.units[unit].condition === 3)) count('defenderGone')
    if (codes(defenders).every((unit) => left.has(unit))) count('defenderLeaves')
    if (squares > 0) count('square')
    if (counters > 0) count('counterCharge')
    if (blows === 0) count('stopped')
  }
  return { odds, counts }
}

/** Five standard errors, and a little for what hardly ever happens. */
function expectAlike(odds: Odds, counts: Counts, names: readonly string[]): void {
  const found: Record<string, string> = {}
  for (const name of names) {
    const chance = odds.chances.find((each) => each.name.id === `odds.${name}`)?.chance ?? 0
    const share = (counts[name] ?? 0) / games
    const allowed = 5 * Math.sqrt((chance * (1 - chance)) / games) + 0.002
    if (Math.abs(share - chance) > allowed)
      found[name] = `${share.toFixed(3)} played, ${chance.toFixed(3)} reckoned`
  }
  expect(found).toEqual({})
}

const all = [
  'attackerWorse',
  'defenderWorse',
  'defenderRouted',
  'defenderGone',
  'defenderLeaves',
  'square',
  'counterCharge',
  'stopped',
]

interface Case {
  readonly title: string
  readonly drawn: Drawn
  readonly orders?: false // without them
  readonly at?: string // the question from which the answers begin, where it is not the first of the marches
  readonly answers: readonly string[] // up to the question at which the odds are asked
  readonly answer: string
  readonly set?: (table: TestTable) => void
  readonly place?: Readonly<Record<string, string>> // where units are set down in contact
}

const room = { size: '80x15' }
const field = (units: string): Drawn => ({ ...room, units })

const cases: readonly Case[] = [
  {
    title: 'JG-9.3.1-d, JG-9.5.2-e a stack charges a stack of infantry, which may form square',
    drawn: field(`
      a C1 cav heavy 4-7-7-7 3-6-0-6 0808 SE
      a C2 cav medium 3-6-6-7 2-5-0-6 0808 SE
      x I1 inf line 4-6-6-5 3-5-0-4 1108 NW
      x I2 inf line 3-5-5-5 2-4-0-4 1108 NW`),
    answers: ['charge C1 1108', 'join C2'],
    answer: 'strike 1008 SE',
  },
  {
    title: 'JG-9.4-b, JG-9.4-g one regiment charges another, which charges in turn',
    drawn: field(`
      a C1 cav medium 4-6-6-7 3-5-0-6 0908 SE
      x D1 cav medium 4-6-6-7 3-5-0-6 1208 NW`),
    answers: ['charge C1 1208'],
    answer: 'strike 1108 SE',
  },
  {
    title: 'JG-9.4-d, JG-9.4-g, R-52 a stack charges a stack of horse, which charges in turn',
    drawn: field(`
      a C1 cav heavy 4-7-7-7 3-6-0-6 0808 SE
      a C2 cav light 3-6-6-8 2-5-0-7 0808 SE
      x D1 cav medium 3-7-7-7 2-6-0-6 1108 NW
      x D2 cav light 3-5-5-8 2-4-0-7 1108 NW`),
    answers: ['charge C1 1108', 'join C2'],
    answer: 'strike 1008 SE',
  },
  {
    title: 'JG-2.4.2-e, JG-9.1-d a charge without orders tests first',
    drawn: field(`
      a C1 cav light 4-6-5-8 3-5-0-7 0908 SE
      x I1 inf line 4-6-6-5 3-5-0-4 1108 NW`),
    orders: false,
    answers: [],
    answer: 'charge C1 1108',
  },
  {
    title: 'JG-7.1-f, R-33 a charge on infantry with a battery',
    drawn: field(`
      a C1 cav heavy 4-7-7-7 3-6-0-6 0808 SE
      a C2 cav medium 3-6-6-7 2-5-0-6 0808 SE
      x I1 inf line 4-6-6-5 3-5-0-4 1108 NW
      x G1 art foot:3/6 6-7-x-4 x-6-x-3 1108 NW`),
    answers: ['charge C1 1108', 'join C2'],
    answer: 'strike 1008 SE',
  },
  {
    title: 'JG-9.2-d, R-55 a charge and infantry at the same hex are one combat',
    drawn: field(`
      a C1 cav medium 4-6-6-7 3-5-0-6 0808 SE
      a F1 inf line 4-6-6-5 3-5-0-4 0911 NE
      x I1 inf line 6-6-6-5 5-5-0-4 1108 NW`),
    place: { F1: '1109' },
    answers: ['charge C1 1108', 'strike 1008 SE', 'done', 'done'],
    answer: 'attack 1109 1108 NE',
  },
  {
    title: 'JG-9.2-a, R-32 a charge strikes both hexes before it',
    drawn: field(`
      a C1 cav heavy 5-7-7-7 4-6-0-6 0807 SE
      x I1 inf line 3-5-6-5 2-4-0-4 1107 NW
      x I2 inf line 2-6-6-5 1-5-0-4 1008 NW`),
    answers: ['charge C1 1107'],
    answer: 'strike 1007 SE',
  },
  {
    title: 'JG-8.3.2-a, JG-8.3.2-d two hexes without orders attack one, each tests',
    drawn: field(`
      a F1 inf line 4-6-5-5 3-5-0-4 0808 SE
      a F2 inf line 3-7-7-5 2-6-0-4 0911 NE
      x I1 inf line 4-6-6-5 3-5-0-4 1108 NW`),
    orders: false,
    place: { F1: '1008', F2: '1109' },
    at: 'shock segment / announce',
    answers: ['attack 1008 1108 SE'],
    answer: 'attack 1109 1108 NE',
  },
  {
    title: 'R-22 a disordered mate suffers with those who attack',
    drawn: field(`
      a F1 inf line 4-6-6-5 3-5-0-4 0808 SE
      a F2 inf line 2-6-6-5 1-5-0-4 0808 SE
      x I1 inf line 5-6-6-5 4-5-0-4 1108 NW`),
    at: 'shock segment / announce',
    set: (table) => table.set('F2', { condition: 1 }),
    place: { F1: '1008', F2: '1008' },
    answers: [],
    answer: 'attack 1008 1108 SE',
  },
  {
    title: 'JG-8.6.1-a, JG-12.2-e two hexes attack a stack in fog, one of them from behind',
    drawn: {
      ...field(`
      a F1 inf line 4-6-6-5 3-5-0-4 0808 SE
      a F2 inf line 3-7-7-5 2-6-0-4 0911 NE
      x I1 inf line 4-6-6-5 3-5-0-4 1108 NW
      x I2 inf light 2-6-6-6 1-5-0-5 1108 NW`),
      weather: 'fog',
    },
    at: 'shock segment / announce',
    place: { F1: '1008', F2: '1109' },
    answers: ['attack 1008 1108 SE'],
    answer: 'attack 1109 1108 NE',
  },
]

describe('shots against the engine', () => {
  const guns = field(`
    a G1 art foot:3/6 5-7-x-4 x-6-x-3 0808 SE
    a G2 art foot:3/6 4-6-x-4 x-5-x-3 0808 SE
    x I1 inf line 4-6-6-5 3-5-0-4 1108 NW
    x I2 inf line 3-5-5-5 2-4-0-4 1108 NW
    x R1 art foot:3/6 4-7-x-4 x-6-x-3 1108 NW`)
  const share = (table: TestTable, answer: string, which: (s: GloryState) => boolean) => {
    const { rulebook } = table
    const { seat, action, odds } = chosen(table, answer)
    let hits = 0
    for (let game = 0; game < games; game++) {
      const s = otherDice(table, game)
      rulebook.play(s, seat, action)
      if (which(s)) hits++
    }
    return { odds, hits }
  }
  test.each(['fire G1 1108 SE', 'fire G1 1108 SE both'])('JG-5.1.3-f, JG-7.3-d, JG-7.5-a %s', (answer) => {
    const table = new TestTable(guns)
    table.activate('a', { orders: true }).until('fire segment / fire')
    const units = ['I1', 'I2', 'R1'].map((code) => table.unit(code))
    const { odds, hits } = share(table, answer, (s) => units.some((unit) => s.units[unit].condition > 0))
    expectAlike(odds, { targetWorse: hits }, ['targetWorse'])
  })
  test('JG-7.1-b, JG-10.1-b a reply', () => {
    const table = new TestTable(guns)
    table.activate('a', { orders: true }).until('fire segment / fire').dice(0).play('fire G1 1108 SE')
    const top = table.unit('G1')
    const { odds, hits } = share(table, 'reply R1', (s) => s.units[top].condition > 0)
    expectAlike(odds, { targetWorse: hits }, ['targetWorse'])
  })
})

describe('odds against the engine', () => {
  test.each(cases)(
    '$title',
    ({ drawn, orders = true, at = 'movement segment / move', answers, answer, set, place }) => {
      const table = new TestTable(drawn)
      table.activate('a', { orders })
      set?.(table)
      if (place !== undefined) table.place(place)
      table.until(at).play(...answers)
      const codes = (letters: RegExp) =>
        drawn.units
          .trim()
          .split('\n')
          .map((line) => line.trim().split(/\s+/))
          .filter(([formation, , arm]) => letters.test(formation) && arm !== 'art')
          .map(([, code]) => code)
      const { odds, counts } = playedOut(table, answer, codes(/[abc]/), codes(/[xyz]/))
      expectAlike(odds, counts, all)
    },
  )
})
