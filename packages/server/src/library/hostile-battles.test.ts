import { streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileBattle } from '../testing/hostile-battles.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { BattlePage } from './shown-battle.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ labShare: 0 })
}, 300_000)
afterAll(() => server.stop())

/** Each is sent to the library and to the lobby: as many as GUNBAI_HOSTILE_TEXTS says. */
const texts = Number(process.env.GUNBAI_HOSTILE_TEXTS ?? 1_000)

test('malformed, oversized and hostile battles get a sentence from library and lobby, and nothing is broken', async () => {
  const client = new TestClient(server.url)
  await client.register('Mallory')
  const good = await Promise.all(
    ['samurai', 'glory'].map(async (rulebook) => ({
      rulebook,
      text: (await findRulebook(rulebook).load()).ownTexts?.battle?.template ?? '',
    })),
  )
  const chance = streamOf(18)
  const taken: string[] = []
  const statuses: Record<number, number> = {}
  const send = async (path: string, body: object) => {
    const answer = await client.ask<{ id?: string; problem?: { code: string; message: string } }>(
      'POST',
      path,
      body as never,
    )
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    // whatever it is, it is no fault of ours
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBeLessThan(500)
    if (answer.status >= 400) expect(answer.body.problem?.message ?? '').toMatch(/\w+ \w+/)
    return answer
  }
  const sendOne = async (number: number) => {
    const { rulebook, text: whole } = good[number % good.length] as (typeof good)[number]
    const text = hostileBattle(whole, chance)
    const said = { title: text.slice(0, 40) || 'x', sentence: text.slice(40, 120), words: ['<b>'], notes: '' }
    const wish = { rulebook, text, ...said, visibility: 'public', mayBuild: true, isOwn: true }
    const published = await send('/api/library', wish)
    if (published.body.id !== undefined) taken.push(published.body.id)
    const match = { rulebook, setup: 'own', options: { battle: text }, chairs: ['me', 'anybody'] }
    await send('/api/matches', { ...match, visibility: 'open', clock: { kind: 'none' }, rated: false })
  }
  for (let number = 0; number < texts; number += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, i) => sendOne(number + i)))
  }
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(2 * texts)
  // what was understood is whole: it can be read again, and its text is what its rulebook has read
  for (const id of taken.slice(0, 200)) {
    const { rulebook, shown } = await client.must<BattlePage>('GET', `/api/library/${id}`)
    const read = (await findRulebook(rulebook).load()).ownTexts?.battle?.read(shown.text)
    expect(read).toBe(shown.text)
  }
  const answer = await fetch(`${server.url}/health`)
  expect(answer.status).toBe(200)
  console.log(`${texts} texts: ${JSON.stringify(statuses)}, ${taken.length} understood`)
}, 600_000)
