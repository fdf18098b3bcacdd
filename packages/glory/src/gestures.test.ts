import { describe, expect, test } from 'vitest'
import type { GloryAction } from './action.ts'
import { gestures } from './gestures.ts'
import { proposedOrders } from './knowledge/proposed-orders.ts'
import { TestTable } from './testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'

/** Gives these answers, in words, as one plan; how many gestures that is. */
function taps(t: TestTable, ...answers: string[]): number {
  const seat = t.seat()
  const plan: GloryAction[] = []
  const seen = answers.map((words) => {
    const asked = { view: t.rulebook.view(t.s, seat), answers: t.rulebook.answers(t.s, seat) }
    const action = asked.answers.find((each) => t.say(each) === words)
    if (action === undefined) throw new Error(`${words} is not offered, but ${t.options().join(', ')}`)
    plan.push(action)
    t.play(words)
    return asked
  })
  return new Set(gestures(plan, seen, seat)).size
}

const enemy = `x R1 inf line ${foot} 1205 NW`
const acting = (units: string) =>
  new TestTable({ size: '14x9', units: `${units}\n${enemy}` }).activate('a', { orders: true })

describe('gestures', () => {
  test('JG-4.1 a march is one drag however far it goes and however it then faces, and one press sends all of them', () => {
    const t = acting(`a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0207 SE`)
    const there = ['step 0305', 'step 0405', 'halt NE']
    expect(taps(t, 'march I1', ...there, 'march I2', 'step 0307', 'halt SE', 'done')).toBe(3)
  })

  test('JG-4.4.1-c a stack goes together; who is to go alone costs a press more', () => {
    const stack = `a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0205 SE`
    const together = acting(stack).until('movement segment / move')
    expect(taps(together, 'march I1', 'join I2', 'step 0305', 'halt SE', 'done')).toBe(2)
    const alone = acting(stack).until('movement segment / move')
    expect(taps(alone, 'march I1', 'step 0305', 'halt SE', 'done')).toBe(3)
  })

  test('JG-1.D-c segments in which nothing is done are ended by the same press', () => {
    const t = acting(
      `a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0205 SE\na G1 art foot:3/6 ${gun} 0207 SE`,
    )
    expect(t.asked()).toBe('activation / stacks')
    expect(taps(t, 'done', 'done')).toBe(1)
  })

  const guns = `a G1 art foot:3/6 ${gun} 0205 SE\na I1 inf line ${foot} 0207 SE`
  const near = () => acting(guns).place({ G1: '0505', R1: '0705' }).until('fire segment / fire')
  const shots = (t: TestTable) => t.options().filter((each) => each.startsWith('fire'))

  test('JG-7.1-a the shot of a battery with one target stands in the draft; who does not want it takes it out', () => {
    const fired = near()
    const [shot] = shots(fired)
    expect(taps(fired, shot)).toBe(1)
    const held = near()
    expect(taps(held, 'done')).toBe(2)
    const marched = near()
    expect(taps(marched, 'done', 'march I1', 'step 0307', 'halt SE', 'done')).toBe(3)
  })

  test('JG-7.5-a a shot and the march after it are one draft; a battery with several targets is pointed for', () => {
    const one = near().dice(0)
    expect(taps(one, shots(one)[0], 'march I1', 'step 0307', 'halt SE', 'done')).toBe(2)
    const two = acting(`${guns}\nx R2 inf line ${foot} 1207 NW`)
      .place({ G1: '0505', R1: '0705', R2: '0706' })
      .until('fire segment / fire')
    expect(taps(two, shots(two)[0])).toBe(2)
  })

  test('JG-8.2-a a unit that is dragged over its last hex to an enemy attacks him, if it faces him as it naturally would', () => {
    const there = (halt: string) => {
      const t = acting(`a I1 inf line ${foot} 0205 SE`)
        .place({ I1: '0405', R1: '0605' })
        .until('movement segment / move')
      return taps(t, 'march I1', 'step 0505', `halt ${halt}`, 'done', `attack 0505 0605 ${halt}`)
    }
    const natural = there('SE')
    expect([natural, there('NE')].toSorted()).toEqual([2, 3])
  })

  test('JG-8.2-f pointing at an enemy means all who have him before them, and whatever else they must attack', () => {
    const units = `a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0207 S\nx R2 inf line ${foot} 1207 NW`
    const t = acting(units).place({ I1: '0505', I2: '0604', R1: '0605' }).until('shock segment / announce')
    const both = t.options().filter((each) => each.startsWith('attack'))
    expect(both).toHaveLength(2)
    expect(taps(t, ...both)).toBe(2)
    const one = acting(units).place({ I1: '0505', I2: '0604', R1: '0605' }).until('shock segment / announce')
    expect(taps(one, both[0], 'done')).toBe(3)
  })

  test('JG-2.3.2 orders as proposed are one press; an order that goes to another group is a drag', () => {
    const t = new TestTable({
      size: '14x9',
      units: `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0102 SE\nb I3 inf line ${foot} 0105 SE\n${enemy}`,
      pieces: 'cmd | blue | chief | Chief | chief | 2 | 1 | 99 | 0101 | all',
    })
    while (t.asked() !== 'phase A / orders') t.play('done')
    const view = t.rulebook.view(t.s, 0)
    const asked = { view, answers: t.rulebook.answers(t.s, 0) }
    const proposed = proposedOrders(view, 0)
    expect(proposed).toHaveLength(1)
    const count = (plan: GloryAction[]) =>
      new Set(
        gestures(
          plan,
          plan.map(() => asked),
          0,
        ),
      ).size
    expect(count(proposed)).toBe(1)
    const [{ group, commander }] = proposed
    const other = view.groups.findIndex((each, i) => i !== group && each.reach !== 0)
    expect(count([{ kind: 'order', commander, group: other }])).toBe(2)
  })
})
