import { type Action, below, firstSeat, Match, type Rulebook, type Stream, streamOf } from '@gunbai/kernel'
import { Host } from '@gunbai/kernel/host'
import { expect, test } from 'vitest'
import { samurai } from './rulebook.ts'

const through: readonly Action[] = [{ kind: 'endOrders' }, { kind: 'endMovement' }]
const rulebook = samurai as unknown as Rulebook

/** A random draft of a turn: a card, orders, moves and a strike, each of what may be added. */
function anyDraft(host: Host, seat: number, chance: Stream): Action[] {
  const draft: Action[] = []
  const add = (to: string, kinds: readonly string[], most: number) => {
    for (let i = 0; i < most; i++) {
      const { question, answers } = host.foresee(seat, draft, { through, to })
      const fitting = question === to ? answers.filter(({ action }) => kinds.includes(action.kind)) : []
      const picked = fitting.length > 0 ? fitting[below(chance, fitting.length)] : undefined
      if (picked !== undefined) draft.push(picked.action)
    }
  }
  add('turn / command', ['playCommand'], 1)
  add('turn / order', ['order', 'orderLeader'], 3)
  add('turn / move', ['move', 'moveLeader'], 3)
  add('turn / battle', ['attack', 'shoot'], 1)
  return draft
}

/** Gives the legs of a draft in the match itself, where whoever else is asked declines between them. */
function giveLegs(host: Host, seat: number, draft: readonly Action[]): void {
  const { match } = host
  for (const { answers } of host.foresee(seat, draft, { through }).legs) {
    const question = match.questions().find((each) => each.seat === seat)?.id ?? -1
    const carried = host.carryOut({ seat, question, actions: answers }, (id, action) =>
      host.give(seat, id, action, 1),
    )
    expect(carried).toEqual({ taken: answers.length, halt: null })
    declineOthers(host, seat)
  }
}

function declineOthers({ match }: Host, seat: number): void {
  for (;;) {
    const declines = rulebook.openWindow(match.state)?.declines
    const [asked] = match.questions()
    if (declines == null || asked === undefined || asked.seat === seat) return
    match.answer(asked.seat, asked.id, declines)
  }
}

test('a draft is given as it was foreseen: every leg is taken whole, and leads to what was foreseen', () => {
  let withOthers = 0
  for (let seed = 0; seed < 12; seed++) {
    const chance = streamOf(seed)
    const match = new Match(rulebook, { id: 'gmt-01', options: {} }, `drafts ${seed}`)
    const host = new Host(match, () => chance)
    for (let answers = 0; answers < 250 && match.state.result === null; answers++) {
      const seat = firstSeat(match.state.awaiting)
      const [asked] = match.questions()
      if (asked?.name === 'turn / command') {
        const draft = anyDraft(host, seat, chance)
        const { legs, question, halted } = host.foresee(seat, draft, { through })
        expect(halted?.because ?? 'revealed').toBe('revealed')
        if (legs.length > 1) withOthers++
        giveLegs(host, seat, draft)
        if (question !== null) expect(match.questions().map(({ name }) => name)).toEqual([question])
      } else {
        const open = rulebook.answers(match.state, seat)
        match.answer(seat, asked?.id ?? -1, open[below(chance, open.length)] as Action)
      }
    }
  }
  expect(withOthers).toBeGreaterThan(5)
})

test('the seat\u2019s own windows on the way are told with what could be played there', () => {
  const chance = streamOf(3)
  for (let seed = 0; seed < 40; seed++) {
    const match = new Match(rulebook, { id: 'gmt-01', options: {} }, `windows ${seed}`)
    const host = new Host(match, () => chance)
    const [card] = rulebook.answers(match.state, firstSeat(match.state.awaiting))
    const { steppedOver, legs } = host.foresee(firstSeat(match.state.awaiting), [card as Action], { through })
    const ours = steppedOver.find(({ question }) => question === 'turn / ours')
    if (ours === undefined || ours.answers.length === 0) continue
    expect(ours.after).toBe(1)
    expect(ours.answers.every(({ action }) => action.kind === 'playDragon')).toBe(true)
    expect(legs[0]?.answers).toEqual([card, { kind: 'pass' }])
    return
  }
  throw new Error('nobody was dealt a Dragon card that goes with a Command card')
})
