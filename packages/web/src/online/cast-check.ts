import {
  type Answered,
  canonicalJson,
  castChance,
  dealSeed,
  type GameRecord,
  keepsCommitment,
  leadsTo,
  vowOf,
} from '@gunbai/kernel'
import type { CastProof } from '@gunbai/server/wire'

/** What this browser noted while the match was played. */
export interface CastNotes {
  /** What the server's part was fixed by. */
  readonly commitment: string
  /** Which seat was ours, if any. */
  readonly seat: number | null
  /** Whether a chain with that end was made here. */
  isOwn(end: string): boolean
  /** By number, what an answer was fixed by before our link was sent. */
  readonly vows: Readonly<Record<number, string>>
}

/** What is checked of dice to which everybody has added. */
export interface CastFindings {
  /** The server's part is the one that was fixed before play. */
  readonly commitment: boolean
  /** Our chain is ours; nothing where we did not play. */
  readonly own: boolean | null
  /** Every link belongs to the chain whose end was shown before play. */
  readonly links: boolean
  /** Every answer is the one that was vowed, as this browser noted it. */
  readonly vows: boolean
  /** Deal and dice come from nothing but the parts. */
  readonly chance: boolean
  /** The record was played with these. */
  readonly record: boolean
}

/** Whether dice to which everybody has added are what they should be. That the record replays is seen elsewhere. */
export function checkCasts(proof: CastProof, record: GameRecord, notes: CastNotes): CastFindings {
  const { secret, ends, deal, casts } = proof
  const isOf = (number: number) => (link: string | null, seat: number) =>
    link === null || (ends[seat] != null && leadsTo(link, number, ends[seat]))
  const mine = notes.seat === null ? null : (ends[notes.seat] ?? null)
  return {
    commitment: keepsCommitment(secret, notes.commitment),
    own: mine === null ? null : notes.isOwn(mine),
    links:
      deal.links.every(isOf(deal.number)) &&
      deal.links.every((link, seat) => (link === null) === (ends[seat] == null)) &&
      casts.every(({ number, links }) => links.every(isOf(number))),
    vows:
      casts.every(({ number, seat, action, salt, vow }) => vow === vowOf(number, seat, action, salt)) &&
      Object.entries(notes.vows).every(
        ([number, vow]) => casts.find((each) => each.number === Number(number))?.vow === vow,
      ),
    chance:
      deal.seed === dealSeed(secret, deal.number, deal.links) &&
      casts.every(({ number }, i) => number === deal.number + 1 + i) &&
      casts.every(
        ({ number, links, chance }) => chance === null || chance === castChance(secret, number, links),
      ),
    record: record.seed === deal.seed && isPlayedWith(record.answers, casts),
  }
}

/** Whether all chance in the record is that of casts, in their order and with the answers that were vowed. */
function isPlayedWith(answers: readonly Answered[], casts: CastProof['casts']): boolean {
  let next = 0
  return answers
    .filter(({ chance }) => chance !== undefined)
    .every(({ seat, action, chance }) => {
      const place = casts.findIndex((each, i) => i >= next && each.chance === chance)
      const cast = casts[place]
      next = place + 1
      return cast?.seat === seat && canonicalJson(cast.action) === canonicalJson(action)
    })
}
