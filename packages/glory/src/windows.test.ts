import { follow, type Order } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { procedures } from './procedures.ts'
import { Table } from './testing/table.ts'
import { windows } from './windows.ts'

const foot = '4-6-6-5 3-5-0-4'
const raw = '4-4-6-5 3-3-0-4'
const horse = '4-7-7-7 3-6-0-6'

/** A charge on infantry of that cohesion, at the moment of the square. */
function beforeSquare(infantry: string): Table {
  const units = `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${infantry} 0505 NW`
  const t = new Table({ units }).activate('a', { orders: true }).until('movement segment / move')
  t.play('charge K1 0505')
  return t.asked() === 'charge / strike' ? t.play(t.options()[0]) : t
}

function followed(t: Table, stance: Order['stance']): string | null {
  const seat = t.seat()
  const open = t.rulebook.openWindow(t.s)
  if (open === null) throw new Error('no window is open')
  const order: Order = { window: open.class, subject: null, stance, during: 'game' }
  const answer = follow(
    windows,
    [order],
    open,
    t.rulebook.view(t.s, seat),
    seat,
    t.rulebook.answers(t.s, seat),
  )
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
