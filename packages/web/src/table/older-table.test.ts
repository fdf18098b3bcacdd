import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type Action, findAction, parseRecord, pick, replay, streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Remote } from 'comlink'
import { expect, test, vi } from 'vitest'
import type { EngineConnection } from '../engine/connection.ts'
import { Engine } from '../engine/engine.ts'
import { kindToday, olderKinds } from '../games/older-kinds.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { thinkers } from '../testing/thinkers.ts'
import type { GameInfo } from './game.ts'
import { LocalTable } from './local-table.ts'
import { tableToday } from './older-table.ts'
import type { Snapshot, Table } from './table.ts'

vi.stubGlobal('dispatchEvent', () => true)

/** The kinds of answers that were given in the golden games of a version. */
function kindsGiven(rulebook: string, version: number): Set<string> {
  const file = new URL(`../golden/${rulebook}-${version}.jsonl.gz`, import.meta.resolve('@gunbai/rulebooks'))
  const games = gunzipSync(readFileSync(fileURLToPath(file)))
    .toString()
    .trimEnd()
    .split('\n')
  const answers = games.flatMap((game) => JSON.parse(game).answers as [number, Action][])
  return new Set(answers.map(([, { kind }]) => kind))
}

/** The kinds of answers that a game has today. */
function kindsToday(rulebook: string): Set<string> {
  const text = readFileSync(join(import.meta.dirname, `../../../${rulebook}/src/action.ts`), 'utf8')
  return new Set([...text.matchAll(/readonly kind: '([^']+)'/g)].map(([, kind]) => kind as string))
}

/** A game of two people, one of them a bot, in a browser without a worker. */
async function tableFor(rulebook: string, version: number, setup: string): Promise<Table> {
  const info: GameInfo = {
    id: `${rulebook} ${version}`,
    rulebook,
    version,
    setup: { id: setup, options: {} },
    players: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
    openHands: false,
    lesson: null,
    begun: 0,
    touched: 0,
    answers: 0,
    winners: null,
  }
  const store = new MemoryStore()
  await store.begin({ info, seed: 'spelt long ago', answers: [] })
  const engine = new Engine(store, thinkers())
  const connection = {
    call: (ask: (engine: Remote<Engine>) => Promise<unknown>) => ask(engine as unknown as Remote<Engine>),
    death: () => new Promise<never>(() => {}),
  }
  const options = { onlyLook: false, takeForced: false }
  return new LocalTable(info.id, connection as unknown as EngineConnection, () => [], options)
}

/** The table when the viewer is asked, or all is over. */
function asked(table: Table): Promise<Snapshot> {
  const { promise, resolve } = Promise.withResolvers<Snapshot>()
  const look = () => {
    const { snapshot } = table.state()
    if (snapshot !== null && (snapshot.outcome !== null || snapshot.answers.length > 0)) resolve(snapshot)
  }
  const stop = table.subscribe(look)
  look()
  return promise.finally(stop)
}

/** Answers that dice decide, once spelt otherwise. */
const byDice = new Set(['goOn', 'takeRevenge', 'counterAttack', 'counterCharge'])

const isCamelCase = (kind: string) => /^[a-z]+([A-Z][a-z]+)*$/.test(kind)

test.each(Object.entries(olderKinds))(
  '%s: all that was spelt otherwise is listed',
  (id, { until, kinds }) => {
    const [given, today] = [kindsGiven(id, until), kindsToday(id)]
    expect([...given].filter((kind) => !isCamelCase(kind) && !kinds.includes(kind))).toEqual([])
    expect([...given, ...kinds].filter((kind) => !today.has(kindToday(kind)))).toEqual([])
    const bundle = new URL(`../frozen/${id}-${until}/rulebook.js`, import.meta.resolve('@gunbai/rulebooks'))
    const text = readFileSync(fileURLToPath(bundle), 'utf8')
    expect(kinds.filter((kind) => !new RegExp(`kind:["'\`]${kind}["'\`]`).test(text))).toEqual([])
  },
)

test.each([
  ['shogun', 1, 'standard-2'],
  ['glory', 2, 'mormant'],
] as const)('a game of %s %s is played in the spelling of today', async (id, version, setup) => {
  const older = await tableFor(id, version, setup)
  const { game } = await asked(older)
  const table = tableToday(older, game)
  expect(tableToday(older, game)).toBe(table)
  const today = kindsToday(id)
  const once = new Set(olderKinds[id]?.kinds.map(kindToday))
  const seen = new Set<string>()
  const chance = streamOf(3)
  for (let now = await asked(table); now.outcome === null; now = await asked(table)) {
    expect(table.state()).toBe(table.state())
    expect(now.answers.filter(({ action }) => !today.has(action.kind))).toEqual([])
    const rare = now.answers.find(({ action: { kind } }) => once.has(kind) && !seen.has(kind))
    const { action } = rare ?? pick(chance, now.answers)
    if (rare !== undefined) {
      seen.add(action.kind)
      expect(await table.whyNot(action)).toBeNull()
      if (byDice.has(action.kind)) expect(await table.odds(action)).not.toBeNull()
    }
    const { id: question } = now.questions.find(({ seat }) => seat === now.viewer) as { id: number }
    await table.answer(question, action)
    expect(table.state().notDone).toBeNull()
  }
  expect(seen.size).toBeGreaterThan(1)
  const { log } = table.state()
  expect(log.filter(({ event }) => !isCamelCase(event.kind))).toEqual([])
  expect((await table.heard('all')).filter(({ event }) => !isCamelCase(event.kind))).toEqual([])
  const record = parseRecord(await table.record())
  const spelled = new Set(record.answers.map(({ action }) => action.kind))
  expect([...once].filter((kind) => spelled.has(kind))).toEqual([])
  expect(replay(await findRulebook(id).load(version), record).state.result).not.toBeNull()
})

test('a hint of an older version is one of the answers of today', async () => {
  const older = await tableFor('shogun', 1, 'standard-2')
  const { game } = await asked(older)
  const table = tableToday(older, game)
  const chance = streamOf(3)
  for (let now = await asked(table); ; now = await asked(table)) {
    const answers = now.answers.map(({ action }) => action)
    if (answers.length === 2 && answers.some(({ kind }) => kind === 'goOn')) {
      const advice = await table.advise()
      expect(advice.map(({ action }) => findAction(answers, action))).not.toContain(undefined)
      expect(advice.length).toBeGreaterThan(0)
      return
    }
    const { id: question } = now.questions.find(({ seat }) => seat === now.viewer) as { id: number }
    await table.answer(question, pick(chance, answers))
  }
})

test('a table of a version that spells as today is itself', async () => {
  const table = await tableFor('glory', 3, 'mormant')
  const { game } = await asked(table)
  expect(tableToday(table, game)).toBe(table)
})
