import type { Seat } from '@gunbai/kernel'

/** What a ladder is asked to do. Plain data: it goes to every thread. */
export interface LadderOrder {
  readonly rulebook: string
  readonly setups: readonly string[]
  readonly bots: readonly string[]
  /** For each pair of bots, spread evenly over the setups and both ways round. */
  readonly games: number
  readonly seed: string
  /** A game that takes more answers is given up and counts as drawn. */
  readonly maxAnswers: number
  /** In how many worlds the luck of each game is reckoned; not at all where it is left out. */
  readonly luck?: number
}

/** One game of the ladder. Everything about it follows from its number, so that any thread may play it. */
export interface Pairing {
  readonly game: number
  readonly setup: string
  /** The two bots, as places in the order's list. */
  readonly pair: readonly [number, number]
  /** Which of the two sits in the even seats; the other has the odd ones. */
  readonly first: 0 | 1
  readonly seed: string
}

/** Every game: each pair, each setup, each deal played twice with the seats changed. */
export function pairings({ setups, bots, games, seed }: LadderOrder): Pairing[] {
  const list: Pairing[] = []
  for (let one = 0; one < bots.length; one++) {
    for (let other = one + 1; other < bots.length; other++) {
      for (let i = 0; i < games; i++) {
        const setup = setups[(i >> 1) % setups.length] as string
        list.push({
          game: list.length,
          setup,
          pair: [one, other],
          first: i % 2 === 0 ? 0 : 1,
          seed: `${seed} ${setup} ${i >> 1}`,
        })
      }
    }
  }
  return list
}

/** Which bot of the order sits there. */
export function botAt({ pair, first }: Pairing, seat: Seat): number {
  return pair[(seat + first) % 2 === 0 ? 0 : 1]
}
