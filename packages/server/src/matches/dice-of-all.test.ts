import {
  castChance,
  dealSeed,
  keepsCommitment,
  leadsTo,
  parseRecord,
  replay,
  streamOf,
  vowOf,
} from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { describe, expect, test } from 'vitest'
import { ChainedPlayer } from '../testing/chained-player.ts'
import { engines, serverOn } from '../testing/server-on.ts'
import type { CastProof } from './cast-proof.ts'

describe.each(engines)('dice of all, on %s', (engine) => {
  let now = Date.now()
  const at = serverOn(engine, {}, () => now)
  const player = () => ChainedPlayer.guest(at.server.url)

  /** Two who sit at a table, and owe their links for the deal. */
  async function seated() {
    const [ann, bo] = [await player(), await player()]
    const { match } = await ann.make()
    await ann.watch(match.id)
    await bo.join(match.id)
    await bo.watch(match.id)
    return { ann, bo, match: match.id }
  }

  async function begun() {
    const { ann, bo, match } = await seated()
    expect(await ann.link(match, 1)).toBeNull()
    expect(await bo.link(match, 1)).toBeNull()
    for (const each of [ann, bo]) await each.socket?.when(() => each.socket?.positions.get(match) ?? null)
    return { ann, bo, match }
  }

  /** Both answer until an answer waits for its dice. */
  async function cast() {
    const { ann, bo, match } = await begun()
    const chance = streamOf(7)
    for (;;) {
      const { update } = await ann.client.page(match)
      if (update?.position.cast) return { ann, bo, match, cast: update.position.cast, chance }
      const one = update?.position.answers.length ? ann : bo
      const { position } = (await one.client.page(match)).update as NonNullable<typeof update>
      const question = position.questions.find((each) => each.id !== null)?.id
      const action = position.answers[0]?.action
      await one.client.must('POST', `/api/matches/${match}/answers`, { question, action })
    }
  }

  test('nothing is dealt before everybody has added, and then a whole game is checked from end to end', async () => {
    const { ann, bo, match } = await seated()
    const waiting = (await ann.client.page(match)).match
    expect(waiting).toMatchObject({ status: 'waiting', chains: { deal: 1, owing: [0, 1] } })
    expect(waiting.chains?.ends).toEqual([ann.end, bo.end])
    expect(await ann.link(match, 1)).toBeNull()
    expect((await ann.client.page(match)).match).toMatchObject({ status: 'waiting', chains: { owing: [1] } })
    expect(await bo.link(match, 1)).toBeNull()
    await Promise.all([ann.play(match, streamOf(1)), bo.play(match, streamOf(2))])
    // nobody is ever sent what another has added
    for (const [one, other] of [
      [ann, bo],
      [bo, ann],
    ] as const) {
      const heard = one.socket?.received.join() ?? ''
      expect(other.chain.slice(1).some((link) => heard.includes(link))).toBe(false)
    }
    const proof = await ann.client.must<CastProof>('GET', `/api/matches/${match}/casts`)
    expect(keepsCommitment(proof.secret, waiting.commitment)).toBe(true)
    expect(proof.deal.seed).toBe(dealSeed(proof.secret, 1, [ann.chain[1] ?? '', bo.chain[1] ?? '']))
    expect(proof.casts.length).toBeGreaterThan(3)
    for (const [i, { number, seat, action, salt, links, vow, chance }] of proof.casts.entries()) {
      expect(number).toBe(i + 2)
      for (const [of, link] of links.entries()) {
        expect(leadsTo(link ?? '', number, proof.ends[of] ?? '')).toBe(true)
      }
      expect(vow).toBe(vowOf(number, seat, action, salt))
      for (const each of [ann, bo]) expect(each.vows.get(number)).toBe(vow)
      expect(chance).toBe(castChance(proof.secret, number, links))
    }
    const text = await ann.client.must<object>('GET', `/api/matches/${match}/record`)
    const record = parseRecord(JSON.stringify(text))
    expect(record.seed).toBe(proof.deal.seed)
    expect(record.answers.flatMap(({ chance }) => chance ?? [])).toEqual(
      proof.casts.map(({ chance }) => chance),
    )
    expect(replay(mini, record).state.result).not.toBeNull()
    const check = await ann.client.must<object>('GET', `/api/matches/${match}/dice`)
    expect(check).toMatchObject({ kept: true, replays: true })
  })

  test('an answer that draws is fixed and waits; nobody else hears what it is, and nothing more is taken', async () => {
    const { ann, bo, match, cast: open } = await cast()
    expect(open).toEqual({
      number: 2,
      seat: open.seat,
      vow: expect.stringMatching(/^[0-9a-f]{64}$/),
      owing: [0, 1],
    })
    const rows = await at.server.site.storage.matches.entries(match)
    const { salt } = JSON.parse(rows.at(-1)?.body ?? '{}') as { salt: string }
    for (const each of [ann, bo]) {
      await each.socket?.when(() => each.socket?.positions.get(match)?.cast ?? null)
      const { update } = await each.client.page(match)
      expect(update?.position).toMatchObject({ questions: [], answers: [], undoable: 0, window: null })
      expect(each.socket?.received.join()).not.toContain(salt)
      const answer = { type: 'answer', match, question: 1, action: { kind: 'pass' } as never } as const
      expect(await each.socket?.ask(answer)).toMatchObject({ type: 'refused' })
      expect(await each.socket?.ask({ type: 'undo', match })).toMatchObject({ type: 'refused' })
      expect(await each.socket?.ask({ type: 'offer', match, offer: 'undo' })).toMatchObject({
        type: 'refused',
      })
    }
    expect((await at.server.site.storage.matches.entries(match)).length).toBe(rows.length)
  })

  test('a link is taken from whose it is, when it is asked for, and once', async () => {
    const { ann, bo, match } = await cast()
    const before = (await at.server.site.storage.matches.entries(match)).length
    expect(await ann.link(match, 3)).toBe('not now')
    expect(await ann.link(match, 1)).toBe('not now')
    expect(await ann.link(match, 2, bo.chain[2])).toBe('not now')
    expect(await ann.link(match, 2, ann.chain[3])).toBe('not now')
    expect(await (await player()).link(match, 2)).toBe('forbidden')
    expect((await at.server.site.storage.matches.entries(match)).length).toBe(before)
    expect(await ann.link(match, 2)).toBeNull()
    expect(await ann.link(match, 2)).toBe('not now')
    // what waits is found again by whoever reads the record
    at.server.site.rooms.sweep(-1)
    expect((await bo.client.page(match)).update?.position.cast?.owing).toHaveLength(1)
    expect(await bo.link(match, 2)).toBeNull()
    expect((await bo.client.page(match)).update?.position.cast).toBeNull()
    const kinds = (await at.server.site.storage.matches.entries(match)).slice(before).map(({ kind }) => kind)
    expect(kinds).toEqual(['link', 'link', 'answer'])
  })

  // before any test puts the time forward: jobs of PostgreSQL are due by the real one
  test('a bot of the house adds nothing, and its answers wait for the others too', async () => {
    const casts: CastProof['casts'][number][] = []
    // who draws in a game is chance
    for (let game = 0; game < 20 && !casts.some(({ seat }) => seat === 1); game++) {
      const ann = await player()
      const { match } = await ann.make({ chairs: ['me', { bot: 'greedy' }] })
      expect(match).toMatchObject({ status: 'waiting', chains: { deal: 1, owing: [0] } })
      await ann.watch(match.id)
      expect(await ann.link(match.id, 1)).toBeNull()
      await ann.play(match.id, streamOf(3 + game))
      casts.push(...(await ann.client.must<CastProof>('GET', `/api/matches/${match.id}/casts`)).casts)
    }
    expect(casts.some(({ seat }) => seat === 1)).toBe(true)
    expect(casts.every(({ links }) => links[1] === null && links[0] !== null)).toBe(true)
  })

  test('whoever owes a link has the clock, and gains nothing by sending it', async () => {
    const { ann, bo, match, cast: open } = await cast()
    const [caster, other] = open.seat === 0 ? [ann, bo] : [bo, ann]
    expect(await caster.link(match, 2)).toBeNull()
    const { clocks } = (await ann.client.page(match)).update?.position ?? { clocks: [] }
    now += 60_000
    const later = (await ann.client.page(match)).update?.position.clocks ?? []
    expect((clocks[1 - open.seat] ?? 0) - (later[1 - open.seat] ?? 0)).toBe(60_000)
    expect(later[open.seat]).toBe(clocks[open.seat])
    expect(await other.link(match, 2)).toBeNull()
    expect((await ann.client.page(match)).update?.position.clocks[1 - open.seat]).toBeLessThanOrEqual(
      later[1 - open.seat] ?? 0,
    )
  })

  test('whoever lets the time run out over a link loses on time', async () => {
    const { ann, bo, match } = await cast()
    expect(await ann.link(match, 2)).toBeNull()
    now += 11 * 60_000
    expect(await ann.socket?.ask({ type: 'claim', match })).toMatchObject({ type: 'done' })
    expect((await bo.client.page(match)).match.outcome).toMatchObject({ by: 'time', winners: [0] })
    expect(await bo.link(match, 2)).toBe('over')
    const { casts } = await ann.client.must<CastProof>('GET', `/api/matches/${match}/casts`)
    expect(casts.at(-1)).toMatchObject({ number: 2, chance: null })
  })

  test('who stands up before the deal takes the chain along, and no number is used twice', async () => {
    const { ann, bo, match } = await seated()
    expect(await ann.link(match, 1)).toBeNull()
    await bo.client.must('DELETE', `/api/matches/${match}/players/me`)
    expect((await ann.client.page(match)).match.chains).toMatchObject({ ends: [ann.end, null] })
    const cy = await player()
    await cy.join(match)
    expect((await ann.client.page(match)).match.chains).toMatchObject({ deal: 2, owing: [0, 1] })
    expect(await cy.link(match, 1)).toBe('not now')
    expect(await bo.link(match, 2)).toBe('not now')
    expect(await cy.link(match, 2)).toBeNull()
    expect(await ann.link(match, 2)).toBeNull()
    expect((await ann.client.page(match)).match.status).toBe('playing')
  })

  test.each([
    ['without a chain', { chain: undefined }],
    ['with something else for a chain', { chain: 'f'.repeat(63) }],
    ['by days', { clock: { kind: 'days', days: 3 } }],
    ['without a clock', { clock: { kind: 'none' } }],
  ])('no such match is made %s', async (_, change) => {
    const ann = await player()
    const wish = {
      rulebook: 'mini',
      setup: 'duel',
      chairs: ['me', 'anybody'],
      visibility: 'open',
      rated: false,
    }
    const live = { clock: { kind: 'live', minutes: 5, increment: 0 }, dice: 'of all', chain: ann.end }
    const { status } = await ann.client.ask('POST', '/api/matches', { ...wish, ...live, ...change })
    expect(status).toBe(400)
  })

  test('nobody sits down without a chain, and what proves the dice is told when it is over', async () => {
    const [ann, bo] = [await player(), await player()]
    const { match } = await ann.make()
    expect((await bo.client.ask('POST', `/api/matches/${match.id}/players`, {})).status).toBe(400)
    await bo.join(match.id)
    expect((await bo.client.ask('GET', `/api/matches/${match.id}/casts`)).status).toBe(409)
  })
})
