import { Type } from 'typebox'
import type { CastProof } from '../../matches/cast-proof.ts'
import { action, id, orNull, seat } from './basics.ts'

export const link = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description:
    'a link of your chain, of which each is the SHA-256 of the next, written so; link 0 is its end',
})

export const chains = orNull(
  Type.Object(
    {
      ends: Type.Array(orNull(Type.String()), { description: 'by seat, link 0 of its chain' }),
      deal: Type.Integer({
        description: 'the number of the links from which is dealt; 0 until everybody sits',
      }),
      owing: Type.Array(seat, { description: 'whose links the deal waits for' }),
    },
    { description: 'where everybody at the table adds to the dice' },
  ),
)

export const cast = orNull(
  Type.Object(
    {
      number: Type.Integer({ description: 'of the links that it waits for' }),
      seat,
      vow: Type.String({ description: 'a hash that fixes the answer, and tells nothing of it' }),
      owing: Type.Array(seat, { description: 'whose links are missing' }),
    },
    { description: 'an answer that draws chance, where everybody adds to the dice' },
  ),
)

export const diceCheck = Type.Object(
  {
    match: id,
    commitment: Type.String(),
    seed: Type.String(),
    kept: Type.Boolean({ description: 'whether the seed is the one that was committed to' }),
    replays: Type.Boolean({
      description: 'whether every answer replays from the seed to the state that was reached',
    }),
    answers: Type.Integer(),
    hash: Type.String({ description: 'of the final state' }),
  },
  { description: 'the proof that no die was changed' },
)

const links = Type.Array(orNull(Type.String()), { description: 'by seat; null where a seat added nothing' })

export const castProof = Type.Unsafe<CastProof>(
  Type.Object(
    {
      secret: Type.String({ description: "the server's own part" }),
      commitment: Type.String({ description: 'SHA-256 of "gunbai seed", a line feed and the secret' }),
      ends: links,
      deal: Type.Object({ number: Type.Integer(), links, seed: Type.String() }),
      casts: Type.Array(
        Type.Object({
          number: Type.Integer(),
          seat,
          action,
          salt: Type.String(),
          vow: Type.String(),
          links,
          chance: orNull(Type.String({ description: 'null where the match was over before' })),
        }),
        { description: 'in order, also those that were taken back when all agreed' },
      ),
    },
    { description: 'by what dice to which everybody has added are checked' },
  ),
)
