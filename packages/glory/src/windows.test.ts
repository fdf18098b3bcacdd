import { follow, type Order } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import type { GloryAction } from './action.ts'
import { procedures } from './procedures.ts'
import { DISORDERED, GONE } from './state.ts'
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

test('JG-2.4.3 initiative is asked for by order where it is likely; JG-2.4.3-g not where a shot could be lost by it', () => {
  const gun = '4-6-x-4 x-5-x-3'
  const enemy = `x R1 inf line ${foot} 0805 NW`
  const asking = (initiative: number, others = '') => {
    const t = new TestTable({ size: '14x9', units: `a I1 inf line ${foot} 0205 SE\n${enemy}${others}` })
    t.s.commanders[0].hex = GONE
    t.activate('a')
    if (t.s.active !== null) t.s.active.initiative = initiative
    expect(t.asked()).toBe('activation / initiative')
    return t
  }
  expect(followed(asking(5), { way: 'likely' })).toMatch(/^test /)
  expect(followed(asking(4), { way: 'likely' })).toBe(null)
  const far = `\na G1 art foot:3/5 ${gun} 0205 SE`
  expect(followed(asking(5, far), { way: 'likely' })).toMatch(/^test /)
  const near = `\na G1 art foot:3/6 ${gun} 0205 SE`
  expect(followed(asking(5, near), { way: 'likely' })).toBe(null)
})

test('JG-2.5.2-a a commander withdraws to friends by order, in range of most of his troops', () => {
  const view = new TestTable({
    size: '14x9',
    units: `a I1 inf line ${foot} 0505 SE\na I2 inf line ${foot} 0507 SE\na I3 inf line ${foot} 0607 SE\nx R1 inf line ${foot} 1405 NW`,
    pieces: 'cmd | blue | chief | Chief | chief | 2 | 9 | 1 | 0606 | all',
  })
  const to = (code: string) => ({ kind: 'withdraw' as const, hex: view.hex(code) })
  const { friends } = windows.classes.find(({ id }) => id === 'withdrawal')?.ways ?? {}
  const choose = (...codes: string[]) =>
    friends?.choose(view.rulebook.view(view.s, 0), 0, codes.map(to), { commander: 0 }, 0)
  expect(choose('0504', '0505', '0606')).toEqual(to('0505'))
  expect(choose('0505', '0507')).toEqual(to('0507'))
})

/** What a way of a class chooses of these, in words. */
function natural(t: TestTable, id: string, way: string, answers: readonly GloryAction[]): string | null {
  const chosen = windows.classes
    .find((each) => each.id === id)
    ?.ways?.[way]?.choose(t.rulebook.view(t.s, 0), 0, answers, {}, 0)
  return chosen === 'ask' || chosen == null ? null : t.say(chosen)
}

test('JG-10.3.1-a a unit falls back by order where one way is clearly better, not through friends nor beside an enemy', () => {
  const t = new TestTable({
    size: '14x9',
    units: `a I1 inf line ${foot} 0505 SE\na I2 inf line ${foot} 0405 SE\nx R1 inf line ${foot} 0803 NW`,
  }).place({ R1: '0603' })
  const back = (...codes: string[]) =>
    natural(
      t,
      'retreat',
      'safest',
      codes.map((code) => ({ kind: 'fallBack', hex: t.hex(code) })),
    )
  expect(back('0405', '0406')).toBe('fall back 0406')
  expect(back('0504', '0406')).toBe('fall back 0406')
  expect(back('0506', '0406')).toBe(null)
  expect(back('0405', '0504')).toBe(null)
})

test('JG-10.4-b routed units run to the nearest edge by order, the foremost first; JG-10.4-f who may rest is asked about', () => {
  const t = new TestTable({
    ground: 'rout blue W N',
    units: `a I1 inf line ${foot} 0405 SE\na I2 inf line ${foot} 0203 SE\nx R1 inf line ${foot} 1205 NW`,
  })
  const run = (...answers: GloryAction[]) => natural(t, 'rout', 'straight', answers)
  const rout = (code: string, edge: number) => ({ kind: 'rout' as const, unit: t.unit(code), edge })
  expect(run(rout('I1', -1), rout('I2', -1))).toBe(t.say(rout('I2', -1)))
  expect(run(rout('I2', 0), rout('I2', 3))).toBe(t.say(rout('I2', 3)))
  expect(run(rout('I1', 0), rout('I1', 3))).toBe(t.say(rout('I1', 3)))
  t.place({ I1: '0303' })
  expect(run(rout('I1', 0), rout('I1', 3))).toBe(null)
  expect(run(rout('I2', 3), { kind: 'rest' })).toBe(null)
  expect(run({ kind: 'flee', hex: t.hex('0203') }, { kind: 'flee', hex: t.hex('0204') })).toBe('flee 0204')
})

test('JG-2.4.3 each group without orders is named with its chance, so that one can be asked about it alone', () => {
  const enemy = `x R1 inf line ${foot} 0805 NW`
  const t = new TestTable({ size: '14x9', units: `a I1 inf line ${foot} 0205 SE\n${enemy}` })
  t.activate('a')
  const view = t.rulebook.view(t.s, t.seat())
  const [initiative] = windows.classes
  const subjects = initiative.subjects?.(view, t.seat()) ?? []
  const test = t.rulebook.answers(t.s, t.seat()).find(({ kind }) => kind === 'test')
  expect(subjects.map(({ id }) => id)).toEqual([test === undefined ? null : initiative.subject?.(test, view)])
  const { least, most } = (subjects[0]?.phrase.values ?? {}) as { least: number; most: number }
  expect(least).toBeGreaterThanOrEqual(0)
  expect(most).toBeLessThanOrEqual(10)
  expect(least).toBeLessThanOrEqual(most)
  // the enemy is told nothing of them
  expect(initiative.subjects?.(t.rulebook.view(t.s, 1 - t.seat()), 1 - t.seat())).not.toEqual(subjects)
})
