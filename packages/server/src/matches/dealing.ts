import { dealSeed, isLink, type Links, leadsTo } from '@gunbai/kernel'
import { Problem } from '../problem.ts'
import type { ChainRow } from '../storage/chain-tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, PersonRow } from '../storage/tables.ts'
import type { Casting } from './casts.ts'
import { challenged, type MatchWish } from './chair.ts'
import type { Lobby } from './lobby.ts'
import { owingTheDeal, playerOf, seatOf } from './match-info.ts'

/** What a match is refused for to whose dice all should add. */
export function checkDice({ dice = 'house', clock, chairs, chain }: MatchWish): void {
  if (dice === 'house') return
  if (clock.kind !== 'live') {
    throw new Problem(
      'bad request',
      'Everybody adds to the dice only in a match that is played live: by days each roll would cost a visit of everybody.',
    )
  }
  if (chairs.some((chair) => challenged(chair) !== null)) {
    throw new Problem(
      'bad request',
      'Where everybody adds to the dice, a bot that somebody has brought must sit down itself, with its chain.',
    )
  }
  checkChain(dice, chain)
}

/** Whoever sits down where all add to the dice says where the own chain ends. */
export function checkChain(dice: MatchRow['dice'], chain: string | undefined): void {
  if (dice === 'house' || isLink(chain)) return
  throw new Problem(
    'bad request',
    'Everybody adds to the dice of this match: send the end of your chain, 64 hexadecimal digits, as "chain".',
  )
}

/** What the dice of a match are made from; nothing where they are the server's alone. */
export async function castingOf(
  storage: Storage,
  row: MatchRow,
  seats: number,
): Promise<Casting | undefined> {
  if (row.dice === 'house') return undefined
  const chains = await storage.chains.of([row.id])
  return { secret: row.seed, deal: row.deals, links: dealtLinks(row, chains, seats) }
}

/** By seat the links from which the cards are dealt, as far as they were given. */
function dealtLinks({ deals }: MatchRow, chains: readonly ChainRow[], seats: number): Links {
  return Array.from({ length: seats }, (_, seat) => {
    const chain = chains.find((each) => each.seat === seat)
    return chain?.number === deals ? chain.link : null
  })
}

/** Takes a player's link for the deal; with the last of them the cards are dealt, from what nobody could know before. */
export async function giveForDeal(
  storage: Storage,
  lobby: Lobby,
  person: PersonRow,
  match: string,
  { number, link }: { readonly number: number; readonly link: string },
): Promise<void> {
  const row = await lobby.find(match, person.id)
  const seats = await storage.matches.seatsOf([match])
  const seat = seatOf(seats, person.id)
  const chain = (await storage.chains.of([match])).find((each) => each.seat === seat)
  if (seat === null || chain === undefined || row.status !== 'waiting') throw notNow()
  if (row.deals !== number || seats.some((each) => playerOf(each) === null)) throw notNow()
  if (chain.number < number) {
    if (!leadsTo(link, number - chain.number, chain.link)) {
      throw new Problem('bad request', `This is not link ${number} of the chain with which you sat down.`)
    }
    if (!(await storage.chains.give(chain, number, link))) throw notNow()
    await storage.database.tell({ kind: 'match', match })
  }
  const chains = await storage.chains.of([match])
  if (owingTheDeal(row, chains).length > 0) return
  await lobby.deal(row, seats, dealSeed(row.seed, number, dealtLinks(row, chains, seats.length)))
}

function notNow(): Problem {
  return new Problem('not now', 'No link of yours is asked for.')
}
