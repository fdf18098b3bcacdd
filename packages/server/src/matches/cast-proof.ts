import { type Action, type Seat, type Seed, vowOf } from '@gunbai/kernel'
import type { ChainRow } from '../storage/chain-tables.ts'
import type { MatchRow } from '../storage/tables.ts'
import type { Entry } from './entry.ts'

/** An answer to whose dice all have added, with everything by which it can be checked. */
export interface ProvedCast {
  readonly number: number
  readonly seat: Seat
  readonly action: Action
  readonly salt: string
  readonly vow: string
  /** By seat; null where a seat added nothing. */
  readonly links: readonly (string | null)[]
  /** What came of them; null where the match was over before. */
  readonly chance: Seed | null
}

/** What is told of the dice when a match is over to which all have added. */
export interface CastProof {
  /** The server's own part, which the commitment fixes. */
  readonly secret: Seed
  readonly commitment: string
  /** By seat the end of its chain; null where a seat has none. */
  readonly ends: readonly (string | null)[]
  readonly deal: { readonly number: number; readonly links: readonly (string | null)[]; readonly seed: Seed }
  /** Also those that were taken back when all agreed. */
  readonly casts: readonly ProvedCast[]
}

export function castProof(
  row: MatchRow,
  chains: readonly ChainRow[],
  seats: number,
  entries: readonly Entry[],
): CastProof {
  const bySeat = <T>(of: (chain: ChainRow) => T) =>
    Array.from({ length: seats }, (_, seat) => {
      const chain = chains.find((each) => each.seat === seat)
      return chain === undefined ? null : of(chain)
    })
  return {
    secret: row.seed,
    commitment: row.commitment,
    ends: bySeat((chain) => chain.chain_end),
    deal: { number: row.deals, links: bySeat((chain) => chain.link), seed: row.dealt ?? row.seed },
    casts: castsIn(entries, seats),
  }
}

/** The casts of a match, in order. A link that comes belongs to the one that is open, and so does the answer with its chance. */
function castsIn(entries: readonly Entry[], seats: number): ProvedCast[] {
  const casts: (ProvedCast & { links: (string | null)[] })[] = []
  for (const entry of entries) {
    const open = casts.length - 1
    if (entry.kind === 'cast') {
      const { number, seat, action, salt } = entry
      const links = Array.from({ length: seats }, () => null)
      casts.push({ number, seat, action, salt, vow: vowOf(number, seat, action, salt), links, chance: null })
    }
    const cast = casts[open]
    if (cast === undefined) continue
    if (entry.kind === 'link') cast.links[entry.seat] = entry.link
    if (entry.kind === 'answer' && entry.chance !== undefined) casts[open] = { ...cast, chance: entry.chance }
  }
  return casts
}
