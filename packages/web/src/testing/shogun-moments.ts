import { type Answered, below, chooseSetup, type Seat, stream } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { ShogunAction, ShogunView } from '@gunbai/shogun/screen'
import type { Deal } from './kept-game.ts'

/** By what can be answered, what is seen, and the kinds of all that has happened since the latest war turn began. */
type Wanted = (answers: readonly ShogunAction[], view: ShogunView, told: readonly string[]) => boolean

type Plan = Readonly<Record<string, number>>

/** What the first seat puts into its bins: something for every action. */
const usualPlan: Plan = { swords: 1, buildings: 0, levies: 3, ronin: 1 }

/** A game that has come to a moment, and what its first seat then sees and may answer. */
export interface ShogunMoment {
  readonly deal: Deal
  readonly answers: readonly ShogunAction[]
  readonly view: ShogunView
}

export interface Sought {
  readonly wanted: Wanted
  readonly seed?: string
  readonly setup?: string
  readonly plan?: Plan
}

const found = new Map<string, Promise<ShogunMoment>>()

/** A game that is over, and that its first seat has won or lost. */
export async function shogunEnd(isWon: boolean): Promise<Deal> {
  const rulebook = await findRulebook('shogun').load()
  const setup = 'standard-3'
  for (let game = 0; game < 60; game++) {
    const seed = `to the end ${game}`
    const state = rulebook.begin(chooseSetup(rulebook, setup, {}), seed)
    const chance = stream(game, 2, 3, 4)
    const answers: Answered[] = []
    while (answers.length < 3_000) {
      const [question] = rulebook.questions(state)
      if (question === undefined) break
      const { seat } = question
      const offered = rulebook.answers(state, seat) as unknown as ShogunAction[]
      const action = meant(offered, seat, usualPlan) ?? offered[below(chance, offered.length)]
      if (action === undefined) break
      rulebook.play(state, seat, action)
      answers.push({ seat, action })
    }
    const winners = rulebook.result(state)?.winners
    if (winners !== undefined && winners.includes(0) === isWon)
      return {
        rulebook: 'shogun',
        setup,
        players: ['human', 'random', 'random'],
        seed,
        answers,
        table: 'end',
      }
  }
  throw new Error('no game came to such an end')
}

/** A game of a person with bots at the moment that is wanted of its first seat; looked for once. */
export function shogunMoment(name: string, sought: Sought): Promise<ShogunMoment> {
  const moment = found.get(name) ?? momentOf(name, sought)
  found.set(name, moment)
  return moment
}

async function momentOf(
  name: string,
  { wanted, seed = 'three clans', setup = 'standard-3', plan = usualPlan }: Sought,
): Promise<ShogunMoment> {
  let seen: Omit<ShogunMoment, 'deal'> = { answers: [], view: {} as ShogunView }
  const answers = await playedUntil(setup, seed, plan, (offered, view, told) => {
    seen = { answers: offered, view }
    return wanted(offered, view, told)
  })
  const players = ['human', ...(setup === 'standard-2' ? ['random'] : ['random', 'random'])]
  return { ...seen, deal: { rulebook: 'shogun', setup, players, seed, answers, table: name } }
}

/**
 * The answers of a game that was played at random, but for the plans of the first seat, up to the moment at which that seat
 * is asked what is wanted.
 */
async function playedUntil(setup: string, seed: string, plan: Plan, wanted: Wanted): Promise<Answered[]> {
  const rulebook = await findRulebook('shogun').load()
  const state = rulebook.begin(chooseSetup(rulebook, setup, {}), seed)
  const chance = stream(seed.length, 2, 3, 4)
  const given: Answered[] = []
  const told: string[] = []
  for (let tries = 0; tries < 20_000; tries++) {
    const questions = rulebook.questions(state)
    const first = questions.find(({ seat }) => seat === 0)
    const { seat } = first ?? (questions[0] as { seat: Seat })
    const answers = rulebook.answers(state, seat) as unknown as ShogunAction[]
    if (first !== undefined && wanted(answers, rulebook.view(state, 0) as ShogunView, told)) return given
    const action = meant(answers, seat, plan) ?? answers[below(chance, answers.length)]
    if (action === undefined) break
    rulebook.play(state, seat, action, ({ kind }) => {
      if (kind === 'warTurn') told.length = 0
      told.push(kind)
    })
    given.push({ seat, action })
  }
  throw new Error(`"${seed}" never comes to that moment`)
}

function meant(answers: readonly ShogunAction[], seat: Seat, plan: Plan): ShogunAction | undefined {
  return answers.find(
    (each) =>
      (each.kind === 'put' && seat === 0 && each.koku === plan[each.bin]) || each.kind === 'planWithTheRest',
  )
}

export const has = (kind: ShogunAction['kind']) => (answers: readonly ShogunAction[]) =>
  answers.some((each) => each.kind === kind)

/** Armies may move, and one of them owes a garrison where it stands. */
export const owesGarrison = (answers: readonly ShogunAction[], { armies, provinces }: ShogunView) =>
  answers.find(
    (each) =>
      each.kind === 'march' &&
      each.ronin === 0 &&
      Object.values(provinces[armies[each.army]?.place ?? 0]?.force ?? {}).every((men) => men === 0),
  ) as Extract<ShogunAction, { kind: 'march' }> | undefined

/** The moments of a game at which something is drawn up. */
export const draftedMoments = {
  placement: { wanted: has('reinforce') },
  plan: { wanted: has('put') },
  levy: { wanted: has('enlist') },
  march: {
    seed: 'a march',
    wanted: (answers, view) =>
      owesGarrison(answers, view) !== undefined &&
      view.provinces.every(({ hidden }) => (hidden ?? 0) === 0) &&
      answers.every(({ kind }) => kind !== 'stay'),
  },
  war: {
    seed: 'a march',
    wanted: (answers, { phase }) => phase === 'A' && has('takeIn')(answers) && has('endPhase')(answers),
  },
  battles: { seed: 'a march', wanted: has('declare') },
  send: { seed: 'a march', wanted: has('send') },
  casualties: {
    seed: 'a battle',
    wanted: (answers, { battle }) => has('lose')(answers) && (battle?.picked?.hits ?? 0) > 1,
  },
  ninja: { wanted: (answers, { turn, order }) => has('strike')(answers) && turn === order[0] },
  division: { seed: 'two', setup: 'standard-2', wanted: has('give') },
} satisfies Readonly<Record<string, Sought>>

export type DraftedMoment = keyof typeof draftedMoments
