import { makeBot } from '@gunbai/bots'
import { type Action, chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { expect, test } from 'vitest'
import { MemoryStore } from '../testing/memory-store.ts'
import { firstAnswer, human, settle, thinkers } from '../testing/seated.ts'
import { Engine } from './engine.ts'
import type { Update } from './publishing.ts'

/** So often two people at one device, who hide their hands, pass it on before the first dice are thrown. */
async function handovers(asRecommended: boolean, openHands = false): Promise<number> {
  const samurai = await findRulebook('samurai').load()
  const setup = chooseSetup(samurai, 'gmt-01')
  const store = new MemoryStore()
  const engine = new Engine(store, thinkers(firstAnswer))
  const spec = { rulebook: 'samurai', setup, players: [human, human], openHands, lesson: null }
  const updates: Update[] = []
  const id = await engine.begin(spec, 'handovers')
  const options = { onlyLook: false, takeForced: asRecommended }
  const game = await engine.open(id, async (update) => void updates.push(update), options)
  // plays on its own copy what the device is told, so that a bot can choose for both
  const state = samurai.begin(setup, 'handovers')
  let played = 0
  let passed = 0
  const ordering = new Set(asRecommended ? [] : [0, 1])
  for (;;) {
    await settle()
    const { snapshot } = updates.at(-1) as Update
    for (const { seat, action } of store.games.get(id)?.answers.slice(played) ?? []) {
      samurai.play(state, seat, action)
      played++
    }
    if (
      updates.some(({ log }) => log.add.some(({ event }) => event.kind === 'rolled')) ||
      snapshot.outcome !== null
    )
      return passed
    if (snapshot.cover !== null) {
      passed++
      game.uncover(snapshot.cover)
      continue
    }
    const { viewer, questions, answers } = snapshot
    if (viewer !== null && ordering.delete(viewer)) {
      await game.order([])
      continue
    }
    const question = questions.find(({ seat }) => seat === viewer)?.id ?? -1
    const list = answers.map(({ action }) => action)
    const action = makeBot('greedy', played).choose(samurai, state, viewer as number, list) as Action
    await game.answer(question, action)
  }
}

test('the device changes hands only where a person has a choice', async () => {
  const asked = await handovers(false)
  const ordered = await handovers(true)
  console.log(
    `handovers before the first dice: ${asked} where everything is asked, ${ordered} as recommended`,
  )
  expect(ordered).toBeLessThanOrEqual(asked / 3)
  expect(ordered).toBeLessThanOrEqual(8)
})

test('with open hands it never does', async () => {
  expect(await handovers(false, true)).toBe(0)
})
