import { follow, type Order } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { procedures } from './procedures.ts'
import { DISORDERED } from './state.ts'
import { TestTable } from './testing/table.ts'
import { windows } from './windows.ts'

const foot = '4-6-6-5 3-5-0-4'
const raw = '4-4-6-5 3-3-0-4'
const horse = '4-7-7-7 3-6-0-6'

/** A charge on infantry of that cohesion, at the moment of the square. */
function beforeSquare(infantry: string): TestTable {
  const units = `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${infantry} 0505 NW`
  const t = new TestTable({ units }).activate('a', { orders: true }).until('movement segment / move')
  t.play('charge K1 0505')
  return t.asked() === 'charge / strike' ? t.play(t.options()[0]) : t
}

function followed(t: TestTable, stance: Order['stance']): string | null {
  const seat = t.seat()
  const open = t.rulebook.openWindow(t.s)
  if (open === null) throw new Error('no window is open')
  const order: Order = { window: open.class, subject: null, stance, during: 'game' }
  const { about } = t.rulebook.questions(t.s)[0] ?? {}
  const answers = t.rulebook.answers(t.s, seat)
  const answer = follow(windows, [order], open, t.rulebook.view(t.s, seat), seat, answers, about)
  return answer === null ? null : t.say(answer)
}

test('JG-9.3.1-a squares can be ordered, always or where they will stand', () => {
  const steady = beforeSquare(foot)
  expect(steady.asked()).toBe('charge / square')
  expect(followed(steady, { way: 'steady' })).toBe('form 0505')
  expect(followed(steady, 'decline')).toBe('done')
  expect(followed(steady, 'ask when able')).toBe(null)
  const shaky = beforeSquare(raw)
  expect(followed(shaky, { way: 'steady' })).toBe('done')
  expect(followed(shaky, { way: 'form' })).toBe('form 0505')
})

test('JG-8.8.1-j horse ordered to slip away by two hexes keeps clear of other enemies', () => {
  const units = `a I1 inf line ${foot} 0101 SE\nx H1 cav light ${horse} 1205 NW\nx R9 inf line ${foot} 1401 NW`
  const attacked = (others: string, at: Record<string, string>) =>
    new TestTable({ size: '14x9', units: units + others })
      .place({ I1: '0505', H1: '0605', ...at })
      .activate('a', { orders: true })
      .until('shock segment / announce')
      .play('attack 0505 0605')
  const alone = attacked('', {})
  expect(alone.asked()).toBe('fight / refuse')
  expect(followed(alone, { way: 'far' })).toBe('refuse 0703 2')
  const watched = attacked(`\nb I2 inf line ${foot} 0109 SE`, { I2: '0702' })
  expect(watched.of('refuse')).toContain('0703 2')
  expect(followed(watched, { way: 'far' })).toBe('refuse 0704 2')
  expect(followed(watched, 'ask when able')).toBe(null)
})

test('JG-7.1-c batteries ordered to reply do so together where they may', () => {
  const gun = '4-6-x-4 x-5-x-3'
  const batteries = ['a G1', 'a G2'].map((each) => `${each} art foot:3/6 ${gun} 0205 SE`).join('\n')
  const others = ['x P1', 'x P2'].map((each) => `${each} art foot:3/6 ${gun} 0505 NW`).join('\n')
  const t = new TestTable({ units: `${batteries}\n${others}` })
    .activate('a', { orders: true })
    .until('fire segment / fire')
    .dice(0)
    .play('fire G1 0505 SE both')
  expect(t.asked()).toBe('shot / reply')
  expect(followed(t, { way: 'reply' })).toMatch(/ both$/)
  expect(followed(t, 'decline')).toBe('done')
})

/** At the rally of two in disorder, the enemy at these places. */
function atRally(enemies: string, at: Record<string, string> = {}): TestTable {
  const units = `a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0901 SE\n${enemies}`
  const t = new TestTable({ size: '14x9', units })
    .place(at)
    .set('I1', { condition: DISORDERED })
    .set('I2', { condition: DISORDERED })
    .activate('a', { orders: true })
  while (t.asked() !== 'rally segment / rally') t.play('done')
  return t
}

test('JG-11.1-a whoever can rally does by order; JG-11.1-e and faces the enemy, unless others stand behind', () => {
  const front = `x R1 inf line ${foot} 1205 NW`
  const t = atRally(front).dice(0)
  expect(followed(t, { way: 'all' })).toBe('rally I1')
  expect(followed(t, 'ask when able')).toBe(null)
  t.play('rally I1')
  expect(t.asked()).toBe('rally segment / face')
  expect(followed(t, { way: 'enemy' })).toMatch(/^face (NE|SE)$/)
  const beset = atRally(`${front}\nx R2 inf line ${foot} 1207 NW`, { R1: '0202', R2: '0208' })
  beset.dice(0).play('rally I1')
  expect(followed(beset, { way: 'enemy' })).toBe(null)
})

test('every class of windows is opened by a step, and every step opens one that is known', () => {
  const opened = new Set<string>()
  for (const { described } of procedures)
    for (const step of Object.values(described ?? {}))
      if (typeof step !== 'function' && step.window !== undefined) opened.add(step.window.class)
  expect([...opened].sort()).toEqual(windows.classes.map(({ id }) => id).sort())
})

test('orders for a round end with the activation', () => {
  const t = beforeSquare(foot)
  const view = t.rulebook.view(t.s, 0)
  const later = { ...view, aside: [...view.aside, 3] }
  expect(windows.period(later)).toEqual({ turn: 1, round: windows.period(view).round + 1 })
})
