import { expect, test } from 'vitest'
import { TestTable } from '../testing/table.ts'
import { ordersMoved, ordersToggled, proposedOrders } from './proposed-orders.ts'

const foot = '4-6-6-5 3-5-0-4'

/** Both sides give orders: each has a chief with orders for all in his reach. */
function ordering(): TestTable {
  const t = new TestTable({
    size: '14x9',
    units: [
      `a I1 inf line ${foot} 0101 SE`,
      `a I2 inf line ${foot} 0102 SE`,
      `b I3 inf line ${foot} 0105 SE`,
      `x R1 inf line ${foot} 1205 NW`,
    ].join('\n'),
    pieces:
      'cmd | blue | chief | Chief | chief | 2 | 2 | 99 | 0101 | all\ncmd | red | other | Other | chief | 2 | 1 | 99 | 1205 | all',
  })
  while (t.asked() !== 'phase A / orders') t.play('done')
  return t
}

test('JG-2.3.2-a neither an enemy group nor one that has an order already is given one', () => {
  const t = ordering()
  const view = t.rulebook.view(t.s, 0)
  const drafted = proposedOrders(view, 0)
  const enemy = view.groups.findIndex(({ order, reach }) => order === null && reach !== 0)
  expect(enemy).toBeGreaterThanOrEqual(0)
  expect(ordersToggled(view, [], enemy)).toEqual([])
  expect(ordersMoved(view, drafted, drafted[0].group, enemy)).toBeNull()
  const [{ group }] = drafted
  const given = view.groups.map((each, i) => (i === group ? { ...each, order: 0 } : each))
  expect(ordersToggled({ ...view, groups: given }, [], group)).toEqual([])
})

test('JG-2.3.2 an order that is moved is taken from the one group and given to the other', () => {
  const t = ordering()
  const view = t.rulebook.view(t.s, 0)
  const [first, second] = proposedOrders(view, 0)
  const moved = ordersMoved(view, [first], first.group, second.group)
  expect(moved?.map(({ group }) => group)).toEqual([second.group])
  expect(ordersMoved(view, [first, second], first.group, second.group)).toBeNull()
})
