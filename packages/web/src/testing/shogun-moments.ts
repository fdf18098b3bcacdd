import { type Answered, below, chooseSetup, type Seat, stream } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { ShogunAction, ShogunView } from '@gunbai/shogun/screen'
import type { Deal } from './dealt-game.ts'

type Wanted = (answers: readonly ShogunAction[], view: ShogunView) => boolean

/** What the first seat puts into its bins: something for every action. */
const plan: Readonly<Record<string, number>> = { swords: 1, buildings: 0, levies: 3, ronin: 1 }

/** A game that has come to a moment, and what its first seat then sees and may answer. */
export interface ShogunMoment {
  readonly deal: Deal
  readonly answers: readonly ShogunAction[]
  readonly view: ShogunView
}

interface Sought {
  readonly wanted: Wanted
  readonly seed?: string
  readonly setup?: string
}

const found = new Map<string, Promise<ShogunMoment>>()

/** A game of a person with bots at the moment that is wanted of its first seat; looked for once. */
export function shogunMoment(name: string, sought: Sought): Promise<ShogunMoment> {
  const moment = found.get(name) ?? momentOf(name, sought)
  found.set(name, moment)
  return moment
}

async function momentOf(
  name: string,
  { wanted, seed = 'three clans', setup = 'standard-3' }: Sought,
): Promise<ShogunMoment> {
  let seen: Omit<ShogunMoment, 'deal'> = { answers: [], view: {} as ShogunView }
  const answers = await playedUntil(setup, seed, (offered, view) => {
    seen = { answers: offered, view }
    return wanted(offered, view)
  })
  const players = ['human', ...(setup === 'standard-2' ? ['random'] : ['random', 'random'])]
  return { ...seen, deal: { rulebook: 'shogun', setup, players, seed, answers, table: name } }
}

/**
 * The answers of a game that was played at random, but for the plans of the first seat, up to the moment at which that seat
 * is asked what is wanted.
 */
async function playedUntil(setup: string, seed: string, wanted: Wanted): Promise<Answered[]> {
  const rulebook = await findRulebook('shogun').load()
  const state = rulebook.begin(chooseSetup(rulebook, setup, {}), seed)
  const chance = stream(seed.length, 2, 3, 4)
  const given: Answered[] = []
  for (let tries = 0; tries < 20_000; tries++) {
    const questions = rulebook.questions(state)
    const first = questions.find(({ seat }) => seat === 0)
    const { seat } = first ?? (questions[0] as { seat: Seat })
    const answers = rulebook.answers(state, seat) as unknown as ShogunAction[]
    if (first !== undefined && wanted(answers, rulebook.view(state, 0) as ShogunView)) return given
    const action = meant(answers, seat) ?? answers[below(chance, answers.length)]
    if (action === undefined) break
    rulebook.play(state, seat, action)
    given.push({ seat, action })
  }
  throw new Error(`"${seed}" never comes to that moment`)
}

function meant(answers: readonly ShogunAction[], seat: Seat): ShogunAction | undefined {
  return answers.find(
    (each) =>
      (each.kind === 'put' && seat === 0 && each.koku === plan[each.bin]) || each.kind === 'planWithTheRest',
  )
}
