import { BadInput, parseRecord, pick, replay, streamOf } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { expect, test } from 'vitest'
import type { GameInfo, SavedGame } from '../table/game.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { thinkers } from '../testing/thinkers.ts'
import { checkDice } from './dice-check.ts'
import { Engine } from './engine.ts'
import type { Update } from './publishing.ts'

/** Every version that is not the newest. */
const older = await Promise.all(
  shelf.map(async ({ id, versions }) =>
    (await versions()).slice(0, -1).map((version) => [id, version] as const),
  ),
).then((lists) => lists.flat())

const idOf = (rulebook: string, version: number) => `${rulebook} ${version}`

/** A browser that has kept a game. */
async function kept(rulebook: string, version: number, setup: GameInfo['setup']): Promise<MemoryStore> {
  const store = new MemoryStore()
  const info: GameInfo = {
    id: idOf(rulebook, version),
    rulebook,
    version,
    setup,
    players: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
    openHands: false,
    lesson: null,
    begun: 0,
    touched: 0,
    answers: 0,
    winners: null,
  }
  await store.begin({ info, seed: 'long ago', answers: [] })
  return store
}

const options = { onlyLook: false, takeForced: true }

test.each(older)(
  'a game of %s version %s goes on in the browser that kept it, to its end',
  async (id, version) => {
    const rules = await findRulebook(id).load(version)
    const setup = rules.setups.find(({ seats }) => seats === 2)?.id ?? ''
    const store = await kept(id, version, { id: setup, options: {} })
    const keptGame = () => store.games.get(idOf(id, version)) as SavedGame
    const engine = new Engine(store, thinkers())
    const chance = streamOf(1)
    let latest: Update | null = null
    const { promise: over, resolve } = Promise.withResolvers<void>()
    const opened = engine.open(
      idOf(id, version),
      async (update) => {
        latest = update
        const { questions, answers, viewer, outcome, thinking } = update.snapshot
        if (outcome !== null) resolve()
        const asked = questions.find(({ seat }) => seat === viewer)
        if (asked === undefined || answers.length === 0 || thinking !== null) return
        void opened.then((game) => game.answer(asked.id ?? -1, pick(chance, answers).action))
      },
      options,
    )
    await over
    const { info, answers } = keptGame()
    expect(info).toMatchObject({ version, answers: answers.length, winners: expect.any(Array) })
    expect((latest as Update | null)?.problem).toBeNull()

    // its record is of that version: it is taken in, read and checked by those rules
    const text = await (await opened).record()
    const { state } = replay(rules, parseRecord(text))
    expect(parseRecord(text)).toMatchObject({ rulebook: id, version })
    expect(await checkDice(text)).toMatchObject({ hash: rules.hash(state), answers: answers.length })
    const reading = await engine.read(text)
    expect(reading.last()).toBe(answers.length)
    expect(reading.at(reading.last(), 'all').outcome?.winners).toEqual(info.winners)
    const taken = store.games.get(await engine.takeIn(text))
    expect(taken?.info).toMatchObject({ version, answers: reading.last() })
    engine.close()
  },
)

test('a game of a version that is newer than this table is not opened, and is told which it is', async () => {
  const engine = new Engine(await kept('mini', 99, { id: 'duel', options: {} }), thinkers())
  const opened = engine.open('mini 99', async () => {}, options)
  await expect(opened).rejects.toMatchObject({
    name: 'problem version',
    message: 'Version 99 of the rulebook "mini" is not here, but 1. A newer Gunbai has it.',
  })
})

test('what an older version finds wrong in a text that players bring is theirs to mend', async () => {
  const glory = await findRulebook('glory').load(2)
  const record = new Engine(await kept('glory', 2, { id: 'mormant', options: {} }), thinkers())
  const text = JSON.stringify({
    gunbai: 1,
    rulebook: 'glory',
    version: 2,
    setup: { id: 'mormant', options: { tables: '{"ways":{"road":"one"}}' } },
    seed: 's',
    answers: [],
    checks: [],
  })
  expect(() => glory.ownTexts?.tables?.read('{"ways":{"road":"one"}}')).toThrow(BadInput)
  await expect(record.takeIn(text)).rejects.toThrow(BadInput)
})
