import {
  castChance,
  chainOf,
  commitment,
  dealSeed,
  type GameRecord,
  Match,
  pick,
  sealedSeed,
  sha256,
  streamOf,
  vowOf,
} from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import type { CastProof, ProvedCast } from '@gunbai/server/wire'
import { describe, expect, test } from 'vitest'
import { type CastNotes, checkCasts } from './cast-check.ts'

const secret = sealedSeed(sha256('the server'))
const chains = ['ann', 'bo'].map((name) => chainOf(sha256(name), 200))
const linksOf = (number: number) => chains.map((chain) => chain[number] ?? '')

/** A duel to whose dice both have added, and what the server tells of it. */
function played(): { proof: CastProof; record: GameRecord; notes: CastNotes } {
  const deal = { number: 1, links: linksOf(1), seed: dealSeed(secret, 1, linksOf(1)) }
  const match = new Match(mini, { id: 'duel', options: {} }, deal.seed)
  const chance = streamOf(4)
  const casts: ProvedCast[] = []
  while (match.state.result === null) {
    const { seat, id } = match.questions()[0] as { seat: number; id: number }
    const action = pick(chance, mini.answers(match.state, seat))
    if (!match.draws(seat, action)) {
      match.answer(seat, id, action)
      continue
    }
    const [number, salt] = [casts.length + 2, sha256(`salt ${casts.length}`)]
    const made = castChance(secret, number, linksOf(number))
    const vow = vowOf(number, seat, action, salt)
    casts.push({ number, seat, action, salt, vow, links: linksOf(number), chance: made })
    match.answer(seat, id, action, made)
  }
  const ends = chains.map((chain) => chain[0] ?? '')
  const vows = Object.fromEntries(casts.map(({ number, vow }) => [number, vow]))
  const notes = { commitment: commitment(secret), seat: 0, isOwn: (end: string) => end === ends[0], vows }
  const proof = { secret, commitment: commitment(secret), ends, deal, casts }
  return { proof, record: match.record, notes }
}

const honest = played()
const whole = { commitment: true, own: true, links: true, vows: true, chance: true, record: true }
const { proof, record, notes } = honest
const changed = (change: Partial<ProvedCast>): CastProof => ({
  ...proof,
  casts: proof.casts.map((cast, i) => (i === 2 ? { ...cast, ...change } : cast)),
})

test('an honest match holds, for whoever played and whoever did not', () => {
  expect(honest.proof.casts.length).toBeGreaterThan(3)
  expect(checkCasts(proof, record, notes)).toEqual(whole)
  expect(checkCasts(proof, record, { ...notes, seat: null, vows: {} })).toEqual({ ...whole, own: null })
})

describe('is found out', () => {
  test('another secret of the server', () => {
    const other = { ...proof, secret: sealedSeed(sha256('another')) }
    expect(checkCasts(other, record, notes)).toMatchObject({ commitment: false, chance: false })
  })

  test('a chain under our name that is not ours', () => {
    const ends = [sha256('not ours'), proof.ends[1] ?? '']
    expect(checkCasts({ ...proof, ends }, record, notes)).toMatchObject({ own: false, links: false })
  })

  test('a link that was chosen', () => {
    const links = [proof.casts[2]?.links[0] ?? '', sha256('chosen')]
    expect(checkCasts(changed({ links }), record, notes)).toMatchObject({ links: false, chance: false })
  })

  test('an answer that was changed after its dice were known', () => {
    const action = { kind: 'another' }
    const vow = vowOf(4, proof.casts[2]?.seat ?? 0, action, proof.casts[2]?.salt ?? '')
    const found = checkCasts(changed({ action, vow }), record, notes)
    expect(found).toMatchObject({ vows: false, record: false })
  })

  test('a cast that was left out because its dice did not please', () => {
    const casts = proof.casts.filter((_, i) => i !== 2)
    expect(checkCasts({ ...proof, casts }, record, notes)).toMatchObject({ vows: false, chance: false })
  })

  test('dice that come from elsewhere', () => {
    const chance = castChance(secret, 4, ['', ''])
    expect(checkCasts(changed({ chance }), record, notes)).toMatchObject({ chance: false, record: false })
  })

  test('another deal', () => {
    const deal = { ...proof.deal, seed: sealedSeed(sha256('mine')) }
    expect(checkCasts({ ...proof, deal }, record, notes)).toMatchObject({ chance: false, record: false })
  })
})
