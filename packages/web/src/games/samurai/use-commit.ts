import type { Action } from '@gunbai/kernel'
import type { Leg } from '@gunbai/kernel/host'
import { useEffect } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useRest } from '../../table/use-rest.ts'
import { askedOf } from './asked.ts'
import { type Foresight, goingOn } from './foresight.ts'
import { bonus, isPlanned } from './plan.ts'
import { useView } from './view.ts'

/** What is left of a draft of which a part was given. */
interface Left {
  readonly turn: string
  readonly draft: readonly Action[]
  /** The whole of it, and when it was given: it is there again if that is taken back. */
  readonly whole: readonly Action[]
  readonly from: number
  /** When the part that was given is through. */
  readonly moment: number
  /** What is given when the enemy, who is asked meanwhile, has done nothing: leg by leg. */
  readonly legs: readonly Leg[]
  /** Whether it goes on whatever was shown meanwhile: so it was said when it was given. */
  readonly insists: boolean
}

/**
 * Gives a draft, up to the first surprise. Where the enemy is asked whether he steps in, and does not, the rest is given too:
 * nothing has happened that could change a mind. After dice or a card the rest stays drafted, and is offered on.
 */
export function useCommit(known: Foresight | null) {
  const { scene, draft, setDraft, chooseAll, foresee, log } = usePlay()
  const { turn } = useView()
  const left = useRest<Left>(scene, 'draft')
  const { name: asked, id: question } = askedOf(scene)
  const thisTurn = `${turn.seat} ${turn.number}`

  // whoever learns the game is asked at every step
  const isTaught = scene.game.lesson !== null

  function give(actions: readonly Action[], legs: readonly Leg[], insists = false): void {
    const [leg, ...others] = isTaught ? legs.map((each) => upToLast(each, actions)) : legs
    if (leg === undefined) return
    left.current = {
      turn: thisTurn,
      draft: actions.slice(leg.drafted),
      whole: actions,
      from: scene.moment,
      moment: scene.moment + leg.answers.length,
      legs: others,
      insists,
    }
    chooseAll(leg.answers)
  }

  async function commitAll(actions: readonly Action[]): Promise<void> {
    const { legs } = await foresee(actions, goingOn(actions, asked))
    give(
      actions,
      legs.filter(({ answers }) => answers.length > 0),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const rest = left.current
    if (rest === null || question < 0) return
    if (rest.turn !== thisTurn || scene.moment <= rest.from) {
      left.current = null
      if (scene.moment === rest.from && isPlanned(asked)) setDraft(rest.whole)
    } else if (rest.insists && isOffered(scene.answers, rest.draft[0])) {
      left.current = null
      chooseAll(rest.draft)
    } else goOn(rest)
  }, [question])

  function goOn(rest: Left): void {
    const isQuiet = log.every(({ moment }) => moment <= rest.moment)
    // an order may have answered at a window before what was given came there
    const isOvertaken = scene.moment < rest.moment
    const [next, ...later] = rest.legs
    if (isQuiet && (isOvertaken || (next !== undefined && rest.draft.length > 0))) {
      left.current = null
      void commitAll(isOvertaken ? rest.whole : rest.draft)
    } else if (next !== undefined && isQuiet && isOffered(scene.answers, next.answers[0])) {
      // all of it was given: what is left declines at one's own windows
      left.current = { ...rest, legs: later, moment: scene.moment + next.answers.length }
      chooseAll(next.answers)
    } else if (isPlanned(asked) && asked !== bonus) {
      left.current = { ...rest, draft: [], moment: rest.from, legs: [] }
      if (rest.draft.length > 0) setDraft(rest.draft)
    }
  }

  return {
    commit: known === null || known.legs.length === 0 ? null : () => give(draft, known.legs),
    commitAll: (actions: readonly Action[]) => void commitAll(actions),
    /** Gives the first answer, and the rest when it is asked for, whatever was shown meanwhile. */
    insist: (actions: readonly Action[]) =>
      give(actions, [{ answers: actions.slice(0, 1), drafted: 1 }], true),
  }
}

const isOffered = (answers: readonly { readonly action: Action }[], wanted: Action | undefined): boolean =>
  answers.some(({ action }) => JSON.stringify(action) === JSON.stringify(wanted))

/** A leg without what comes after the last answer of the draft in it. */
function upToLast(leg: Leg, actions: readonly Action[]): Leg {
  const last = JSON.stringify(actions[leg.drafted - 1])
  const at = leg.answers.findLastIndex((each) => JSON.stringify(each) === last)
  return { ...leg, answers: leg.answers.slice(0, at + 1) }
}
