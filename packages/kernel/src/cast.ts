import type { Action } from './action.ts'
import { canonicalJson } from './hash.ts'
import type { Seat } from './seat.ts'
import { type Seed, sealedSeed, streamFrom } from './seed.ts'
import { sha256 } from './sha256.ts'
import type { GameState } from './state.ts'

/**
 * Dice of all: chance to which everybody at the table adds something, so that nobody can know it before, whoever runs the
 * site. Each player has a chain of secrets, of which every link hashes to the one before; its end, link 0, fixes them all.
 */

/** So many times chance can be drawn with one chain. */
export const chainLength = 10_000

/** A link: the 64 digits of a SHA-256. */
export const isLink = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

/** The chain of a secret link, the last that will be shown; link 0 is the first, and is shown to all before play. */
export function chainOf(secret: string, length = chainLength): string[] {
  const chain = [secret]
  for (let i = 0; i < length; i++) chain.push(sha256(chain[i]))
  return chain.reverse()
}

/** Whether a link comes so many places after an earlier one of its chain. */
export function leadsTo(link: string, steps: number, earlier: string): boolean {
  if (!isLink(link) || !(steps >= 0 && steps <= chainLength)) return false
  let hashed = link
  for (let i = 0; i < steps; i++) hashed = sha256(hashed)
  return hashed === earlier
}

/** What fixes an answer before its chance is known, and tells nothing of it: the salt is random. */
export function vowOf(number: number, seat: Seat, action: Action, salt: string): string {
  return sha256(`gunbai vow\n${number}\n${seat}\n${canonicalJson(action)}\n${salt}`)
}

/** By seat the links of one number; null where a seat adds nothing. */
export type Links = readonly (string | null)[]

/** The seed from which the cards are dealt. */
export function dealSeed(secret: Seed, number: number, links: Links): Seed {
  return mixed('gunbai deal', secret, number, links)
}

/** The chance of one answer. */
export function castChance(secret: Seed, number: number, links: Links): Seed {
  return mixed('gunbai cast', secret, number, links)
}

function mixed(purpose: string, secret: Seed, number: number, links: Links): Seed {
  return sealedSeed(sha256([purpose, secret, number, ...links.map((link) => link ?? '-')].join('\n')))
}

/** Makes dice and shuffles anew. What was left of those before is never used. */
export function castAnew(state: GameState, chance: Seed): void {
  state.dice = streamFrom(chance, 'dice')
  state.shuffles = streamFrom(chance, 'shuffles')
}
