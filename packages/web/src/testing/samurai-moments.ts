import { makeBot } from '@gunbai/bots'
import { type Action, Match, type Rulebook, streamOf } from '@gunbai/kernel'
import { Host } from '@gunbai/kernel/host'
import { samurai } from '@gunbai/samurai'
import type { Deal } from './kept-game.ts'

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

const patience = 60 // games
const phaseEnds: readonly Action[] = [{ kind: 'endOrders' }, { kind: 'endMovement' }]

type Strike = Action & { readonly unit: number; readonly hex: number }

const rulebook = samurai as unknown as Rulebook

/** Such a turn of Red. Nothing is kept in a file: a change of the rules finds another. */
export const findStrikingTurn = (): StrikingTurn => findMoment('turn / command', strikingIn)

/** Plays seeded games with greedy on both sides until Red is asked that, and something is found there. */
function findMoment<F>(
  asked: string,
  find: (host: Host, answers: readonly Action[]) => F | null,
  setup = 'gmt-01',
): F & { readonly deal: Deal } {
  for (let seed = 0; seed < patience; seed++) {
    const name = `striking ${seed}`
    const match = new Match(rulebook, { id: setup, options: {} }, name)
    const host = new Host(match, () => streamOf(7))
    const bot = makeBot('greedy', seed)
    while (match.state.result === null) {
      const [question] = match.questions()
      if (question === undefined) break
      const { seat, id } = question
      const answers = rulebook.answers(match.state, seat)
      const found = question.name === asked && seat === 0 ? find(host, answers) : null
      if (found !== null) {
        const deal = { rulebook: 'samurai', setup, players: ['human', 'greedy'], seed: name }
        const table = asked.replace(/\W+/g, '-')
        return { ...found, deal: { ...deal, answers: match.record.answers.slice(), table } }
      }
      match.answer(seat, id, bot.choose(rulebook, match.state, seat, answers))
    }
  }
  throw new Error(`in ${patience} games nobody comes to such a ${asked}`)
}

/** A strike from one hex at another. */
export interface Blow {
  readonly deal: Deal
  readonly from: number
  readonly hex: number
}

const blowOf = (host: Host, { unit, hex }: Strike) => ({ from: hexesIn(host)(unit), hex })

/** A strike that a leader can inspire, and at which nobody else is asked. */
export const findInspiredStrike = (): Blow =>
  findMoment('turn / battle', (host, answers) => {
    const strike = answers.filter(isStrike).find((each) => {
      const { steppedOver, legs } = host.foresee(0, [each], { through: phaseEnds })
      const isInspired = steppedOver.some(
        ({ question, answers: offered }) =>
          question === 'strike / inspire' && offered.some(({ action }) => action.kind === 'inspire'),
      )
      return isInspired && legs.length === 1
    })
    return strike === undefined ? null : blowOf(host, strike)
  })

/** A victory after which the unit may advance, and attack once more from there. */
export const findAdvance = (): { readonly deal: Deal } =>
  findMoment('close combat / ground', (host, answers) => {
    const further = answers
      .filter(({ kind }) => kind === 'gainGround')
      .map((gain) => host.foresee(0, [gain], { through: [], to: 'close combat / bonus' }))
    return further.some(
      ({ question, answers: next }) =>
        question === 'close combat / bonus' && next.some(({ action }) => isStrike(action)),
    )
      ? {}
      : null
  })

/** A strike at which the enemy is asked before the dice, and will pass: after so many answers. */
export const findPassedStrike = (): Blow & { readonly after: number } =>
  findMoment('turn / battle', (host, answers) => {
    for (const strike of answers.filter(isStrike)) {
      const [first, ...others] = host
        .foresee(0, [strike], { through: phaseEnds })
        .legs.filter(({ answers: given }) => given.length > 0)
      if (first !== undefined && others.length > 0 && isPassed(host, first.answers))
        return { ...blowOf(host, strike), after: first.answers.length + 1 }
    }
    return null
  })

/** Whether greedy lets this by, whatever it fancies. */
function isPassed({ match }: Host, given: readonly Action[]): boolean {
  const state = rulebook.copy(match.state)
  for (const action of given) rulebook.play(state, 0, action)
  const [question] = rulebook.questions(state)
  if (question?.seat !== 1) return false
  const answers = rulebook.answers(state, 1)
  return [1, 2, 3, 4, 5].every(
    (seed) => makeBot('greedy', seed).choose(rulebook, state, 1, answers).kind === 'pass',
  )
}

function strikingIn(host: Host, cards: readonly Action[]): Omit<StrikingTurn, 'deal'> | null {
  const hexOf = hexesIn(host)
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

const isStrike = (action: Action): action is Strike => action.kind === 'attack' || action.kind === 'shoot'

const strikesIn = (answers: readonly { readonly action: Action }[]): Strike[] =>
  answers.map(({ action }) => action).filter(isStrike)

/** Where units stand. */
function hexesIn({ match }: Host): (unit: number) => number {
  const { units } = match.state as unknown as { units: readonly { hex: number }[] }
  return (unit) => Number(units[unit]?.hex)
}
