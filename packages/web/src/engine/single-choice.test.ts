import { makeBot } from '@gunbai/bots'
import { type Action, chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { expect, test } from 'vitest'
import { MemoryStore } from '../testing/memory-store.ts'
import { bot, human, settle, thinkers } from '../testing/seated.ts'
import { Engine } from './engine.ts'
import type { Update } from './publishing.ts'

/** So many questions are put to the person: some three rounds. */
const enough = 400

test('in Shogun a person is asked nothing to which there is one answer alone', async () => {
  const shogun = await findRulebook('shogun').load()
  const greedy = (seed: number) => makeBot('greedy', seed)
  const engine = new Engine(
    new MemoryStore(),
    thinkers(async ({ state, seat }) => {
      const position = shogun.load(structuredClone(state))
      return greedy(seat).choose(shogun, position, seat, shogun.answers(position, seat))
    }),
  )
  const setup = chooseSetup(shogun, 'standard-3')
  const spec = { rulebook: 'shogun', setup, players: [human, bot, bot], openHands: false, lesson: null }
  const updates: Update[] = []
  const id = await engine.begin(spec, 'one answer')
  const options = { onlyLook: false, takeForced: true }
  const game = await engine.open(id, async (update) => void updates.push(update), options)
  const alone: string[] = []
  for (let asked = 0; asked < enough; ) {
    await settle()
    const { questions, answers, outcome, viewer } = (updates.at(-1) as Update).snapshot
    if (outcome !== null) break
    const question = questions.find(({ seat }) => seat === viewer)?.id ?? null
    if (question === null) continue
    asked++
    const list = answers.map(({ action }) => action)
    if (list.length === 1) alone.push(list[0]?.kind ?? '')
    const action = list[asked % list.length] as Action
    await game.answer(question, action)
  }
  // the end of a levy opens it, so that nothing of it could be taken back: the sheet of the levy gives it with the rest
  expect(alone.filter((kind) => kind !== 'enough')).toEqual([])
})
