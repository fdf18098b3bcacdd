import { type Answered, below, chooseSetup, type Seat, stream } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { ShogunAction, ShogunView } from '@gunbai/shogun/screen'

type Wanted = (answers: readonly ShogunAction[], view: ShogunView) => boolean

/** What the first seat puts into its bins: something for every action. */
const plan: Readonly<Record<string, number>> = { swords: 1, buildings: 0, levies: 3, ronin: 1 }

/**
 * The answers of a game that was played at random, but for the plans of the first seat, up to the moment at which that seat
 * is asked what is wanted.
 */
export async function playedUntil(setup: string, seed: string, wanted: Wanted): Promise<Answered[]> {
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
