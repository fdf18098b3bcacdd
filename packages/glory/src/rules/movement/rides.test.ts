import { chooseSetup, findAction, firstSeat, pick, streamFrom } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { glory } from '../../rulebook.ts'
import type { GloryState } from '../../state.ts'
import { pieceOfCommander } from './rides.ts'

/** Every hex that the answers of a ride lead to, each tried after each. */
function ridden(from: GloryState, seat: number, commander: number): Set<number> {
  const ends = new Set<number>()
  const seen = new Set<string>()
  const begun = glory.copy(from)
  glory.play(begun, seat, { kind: 'ride', commander })
  const open = [begun]
  for (let s = open.pop(); s !== undefined; s = open.pop()) {
    for (const action of glory.answers(s, seat)) {
      if (action.kind !== 'step') continue
      const next = glory.copy(s)
      glory.play(next, seat, action)
      const key = JSON.stringify(next.stack.at(-1))
      ends.add(next.commanders[commander].hex)
      if (!seen.has(`${key} ${next.commanders[commander].hex}`)) open.push(next)
      seen.add(`${key} ${next.commanders[commander].hex}`)
    }
  }
  ends.delete(from.commanders[commander].hex)
  return ends
}

test('JG-2.5.1-d the rides of a commander arrive, and lead wherever his steps lead, and nowhere else', () => {
  let looked = 0
  for (const id of ['two-crossings', 'kronau']) {
    const s = glory.begin(chooseSetup(glory, id), `rides ${id}`)
    const chance = streamFrom(id, 'rides')
    for (let asked = 0; asked < 1200 && s.result === null; asked++) {
      const seat = firstSeat(s.awaiting)
      const answers = glory.answers(s, seat)
      const rides = answers.flatMap((each) => (each.kind === 'ride' ? [each.commander] : []))
      if (rides.length > 0 && asked % 23 === 0) {
        const commander = pick(chance, rides)
        const list = glory.journeys?.(s, seat, pieceOfCommander(s, commander)) ?? []
        for (const { place, answers: given } of list) {
          const played = glory.copy(s)
          for (const action of given) {
            expect(findAction(glory.answers(played, seat), action)).toBeDefined()
            glory.play(played, seat, action)
          }
          expect(played.commanders[commander].hex).toBe(place)
        }
        expect(list.map(({ place }) => place).sort()).toEqual([...ridden(s, seat, commander)].sort())
        looked++
      }
      glory.play(s, seat, pick(chance, answers))
    }
  }
  expect(looked).toBeGreaterThan(5)
})
