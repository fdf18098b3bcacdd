import { makeBot } from '@gunbai/bots'
import { type Action, Match, type Rulebook, streamOf } from '@gunbai/kernel'
import { Host } from '@gunbai/kernel/host'
import { samurai } from '@gunbai/samurai'
import type { Deal } from './dealt-game.ts'

/** A turn in which a card of the hand lets one unit march up to an enemy and attack, and another strike from where it stands. Nobody is asked before dice. */
export interface StrikingTurn {
  readonly deal: Deal
  readonly card: number
  readonly marcher: number
  /** Where the unit stands, where it is to stop, and whom it attacks from there. */
  readonly from: number
  readonly over: number
  readonly enemy: number
  /** Where the other stands, and whom it strikes. */
  readonly other: number
  readonly otherEnemy: number
}

const setup = { id: 'gmt-01', options: {} }
const patience = 60 // games
const phaseEnds: readonly Action[] = [{ kind: 'endOrders' }, { kind: 'endMovement' }]

type Strike = Action & { readonly unit: number; readonly hex: number }

/** Plays seeded games with greedy on both sides until Red has such a turn. Nothing is kept in a file: a change of the rules finds another. */
export function findStrikingTurn(): StrikingTurn {
  const rulebook = samurai as unknown as Rulebook
  for (let seed = 0; seed < patience; seed++) {
    const match = new Match(rulebook, setup, `striking ${seed}`)
    const host = new Host(match, () => streamOf(7))
    const bot = makeBot('greedy', seed)
    while (match.state.result === null) {
      const [question] = match.questions()
      if (question === undefined) break
      const { seat, id, name } = question
      const answers = rulebook.answers(match.state, seat)
      if (name === 'turn / command' && seat === 0) {
        const found = strikingIn(host, answers)
        const deal = {
          rulebook: 'samurai',
          setup: setup.id,
          players: ['human', 'greedy'],
          seed: `striking ${seed}`,
        }
        if (found !== null) return { ...found, deal: { ...deal, answers: match.record.answers } }
      }
      match.answer(seat, id, bot.choose(rulebook, match.state, seat, answers))
    }
  }
  throw new Error(`in ${patience} games nobody could march up, attack, and strike elsewhere too`)
}

function strikingIn(host: Host, cards: readonly Action[]): Omit<StrikingTurn, 'deal'> | null {
  const { units } = host.match.state as unknown as { units: readonly { hex: number }[] }
  const hexOf = (unit: number) => Number(units[unit]?.hex)
  for (const play of cards) {
    const foresee = (draft: readonly Action[], to?: string) =>
      host.foresee(0, [play, ...draft], { through: phaseEnds, ...(to !== undefined && { to }) })
    const orders = foresee([], 'turn / order').answers.filter(({ action }) => action.kind === 'order')
    for (const { action: first } of orders) {
      for (const { action: second } of orders) {
        if (first === second || foresee([first, second]).taken !== 3) continue
        const there = strikesIn(foresee([first, second], 'turn / battle').answers)
        const [other] = there.filter(({ unit }) => unit === unitIn(second))
        if (other === undefined || there.some(({ unit }) => unit === unitIn(first))) continue
        const moves = foresee([first, second], 'turn / move').answers.filter(
          ({ action }) => action.kind === 'move',
        )
        for (const { action: move } of moves.filter(({ action }) => unitIn(action) === unitIn(first))) {
          const [blow] = strikesIn(foresee([first, second, move], 'turn / battle').answers).filter(
            ({ kind, unit, hex }) => kind === 'attack' && unit === unitIn(first) && hex !== other.hex,
          )
          if (blow === undefined || foresee([first, second, move, blow]).legs[0]?.drafted !== 5) continue
          const { card } = play as Action & { card: number }
          const { hex: over } = move as Strike
          const [marcher, from] = [unitIn(first), hexOf(unitIn(first))]
          return {
            card,
            marcher,
            from,
            over,
            enemy: blow.hex,
            other: hexOf(other.unit),
            otherEnemy: other.hex,
          }
        }
      }
    }
  }
  return null
}

const unitIn = (action: Action): number => (action as Strike).unit

const strikesIn = (answers: readonly { readonly action: Action }[]): Strike[] =>
  answers.map(({ action }) => action as Strike).filter(({ kind }) => kind === 'attack' || kind === 'shoot')
