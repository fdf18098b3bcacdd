import { chooseSetup, findAction, firstSeat, includes, type Journey, pick, streamFrom } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import type { GloryAction } from '../../action.ts'
import { glory } from '../../rulebook.ts'
import { battles } from '../../setups/battles.ts'
import { type GloryState, ROUTED, type UnitId } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'
import { isOnMarch } from './reach.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'

/** The end of a journey: the hex, and how the unit faces there; or by which answer it ends where no facing is chosen. */
const endOf = ({ place, facing, answers }: Journey<GloryAction>): string =>
  `${place} ${facing ?? answers.at(-1)?.kind}`

const isSurprised = (s: GloryState, seat: number, revealed: number): boolean =>
  s.result !== null || s.revealed !== revealed || !includes(s.awaiting, seat)

const journeys = (s: GloryState, seat: number, unit: UnitId) => glory.journeys?.(s, seat, unit) ?? []

/** Plays a journey as a batch on a copy; where it comes to, or what went wrong. */
function played(from: GloryState, seat: number, journey: Journey<GloryAction>): string {
  const s = glory.copy(from)
  let before = s.units[journey.piece].hex
  for (const [i, action] of journey.answers.entries()) {
    if (i > 0 && isSurprised(s, seat, from.revealed)) return 'surprised'
    if (findAction(glory.answers(s, seat), action) === undefined)
      return `no answer: ${JSON.stringify(action)}`
    before = s.units[journey.piece].hex
    glory.play(s, seat, action)
  }
  const last = journey.answers.at(-1)?.kind
  const { hex, facing } = s.units[journey.piece]
  return last === 'exit' ? `${before} exit` : `${hex} ${journey.facing === null ? last : facing}`
}

/** Every end that the unit's answers lead to without a surprise, by playing all of them. */
function reached(from: GloryState, seat: number, unit: UnitId): Set<string> {
  const ends = new Set<string>()
  const seen = new Set<string>()
  const open: GloryState[] = isOnMarch(from, seat) ? [from] : []
  const turns: GloryState[] = []
  for (const action of open.length > 0 ? [] : glory.answers(from, seat)) {
    if ((action.kind !== 'march' && action.kind !== 'enter') || action.unit !== unit) continue
    const s = glory.copy(from)
    glory.play(s, seat, action)
    ;(isOnMarch(s, seat) ? open : turns).push(s)
  }
  for (const s of turns)
    for (const action of glory.answers(s, seat))
      if (action.kind === 'face') ends.add(`${s.units[unit].hex} ${action.facing}`)
  for (let s = open.pop(); s !== undefined; s = open.pop()) {
    for (const action of glory.answers(s, seat)) {
      const next = glory.copy(s)
      glory.play(next, seat, action)
      const { hex, facing, condition } = next.units[unit]
      if (action.kind === 'exit') ends.add(`${s.units[unit].hex} exit`)
      else if (action.kind === 'halt' || (action.kind === 'part' && action.unit === unit)) {
        if (hex === s.units[unit].hex && condition < ROUTED) ends.add(`${hex} ${facing}`)
      } else if (isSurprised(next, seat, from.revealed)) {
        if (action.kind === 'step' && hex === action.hex) ends.add(`${hex} step`)
      } else if (isOnMarch(next, seat) && next.party[0] === unit) {
        const key = JSON.stringify([next.stack.at(-1), next.party.map((each) => next.units[each])])
        if (!seen.has(key)) open.push(next)
        seen.add(key)
      }
    }
  }
  return ends
}

/** Positions of random games in which a seat may march or is on the march. */
function* marches(id: string, every: number): Generator<{ s: GloryState; seat: number; units: UnitId[] }> {
  const s = glory.begin(chooseSetup(glory, id), `journeys ${id}`)
  const chance = streamFrom(id, 'journeys')
  let met = 0
  for (let asked = 0; asked < 2500 && s.result === null; asked++) {
    const seat = firstSeat(s.awaiting)
    const answers = glory.answers(s, seat)
    const units = isOnMarch(s, seat)
      ? [s.party[0]]
      : answers.flatMap((each) => (each.kind === 'march' || each.kind === 'enter' ? [each.unit] : []))
    if (units.length > 0 && met++ % every === 0) yield { s, seat, units: [...new Set(units)] }
    // Marches first, or a random game never comes into contact
    const steps = answers.filter(({ kind }) => kind === 'step' || kind === 'march' || kind === 'join')
    glory.play(s, seat, pick(chance, steps.length > 0 && asked % 4 !== 0 ? steps : answers))
  }
}

describe.each(battles.map(({ id }) => id))('JG-4.4.1-a the journeys of %s', (id) => {
  test('arrive when they are played as a batch, and lead wherever answers lead, and nowhere else', () => {
    let looked = 0
    for (const { s, seat, units } of marches(id, 47)) {
      const before = glory.hash(s)
      const unit = units[looked++ % units.length]
      const list = journeys(s, seat, unit)
      expect(glory.hash(s)).toBe(before)
      for (const journey of list) expect(played(s, seat, journey)).toBe(endOf(journey))
      expect([...new Set(list.map(endOf))].sort()).toEqual([...reached(s, seat, unit)].sort())
    }
    expect(looked).toBeGreaterThan(12)
  }, 120_000)
})

describe('a drawn position', () => {
  const drawn = () =>
    new TestTable({
      rows: ['............', '..w...w..p..', '....v...m...', '............', '..p.w.......', '............'],
      ground: 'road 0104 0204 0304 0404 0504',
      units: `a I1 inf line ${foot} 0404 SE
a I2 inf line ${foot} 0404 SE
a G1 art foot:3/6 3-6-x-4 2-5-x-3 0404 SE
x R1 inf line ${foot} 0804 NW
x K1 cav heavy ${horse} 1102 NW`,
    })
      .activate('a', { orders: true })
      .until('movement segment / move')

  const of = (t: TestTable, code: string) =>
    (t.rulebook.journeys?.(t.s, t.seat(), t.unit(code)) ?? []) as Journey<GloryAction>[]

  test('JG-6.2.2-a a journey into an enemy zone says that it must stop there', () => {
    const t = drawn()
    const zoned = of(t, 'I1').filter(({ place }) => place === t.hex('0704'))
    expect(zoned.length).toBeGreaterThan(0)
    expect(zoned.every(({ stops }) => stops?.rule === 'JG-6.2.2-a')).toBe(true)
    expect(of(t, 'I1').find(({ place }) => place === t.hex('0504'))?.stops).toBe(null)
  })

  test('JG-4.4.1-f a journey costs what its steps cost', () => {
    const t = drawn()
    const [first] = of(t, 'I1').filter(({ place }) => place === t.hex('0204'))
    expect(first.cost).toBe(1) // by road, two halves
    expect(first.path).toEqual([t.hex('0304')])
  })

  test('JG-4.4.1-c the whole stack has journeys of its own', () => {
    const t = drawn()
    const joined = of(t, 'I1').filter(({ answers }) => answers.some(({ kind }) => kind === 'join'))
    expect(joined.some(({ place }) => place === t.hex('0504'))).toBe(true)
    for (const { answers } of joined) expect(answers.filter(({ kind }) => kind === 'join').length).toBe(2)
  })

  test('nobody else has journeys, and no unit off its turn', () => {
    const t = drawn()
    expect(of(t, 'R1')).toEqual([])
    expect(t.rulebook.journeys?.(t.s, 1 - t.seat(), t.unit('R1'))).toEqual([])
  })
})
