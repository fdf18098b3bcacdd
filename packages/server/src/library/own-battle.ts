import { createHash } from 'node:crypto'
import { chooseSetup, type Rulebook, type Setup, type SetupInfo } from '@gunbai/kernel'
import { Problem, understood } from '../problem.ts'

/** Longer than any game's own battles; the rulebook has its own bound besides. */
export const longestText = 40_000

/** A battle's text as its rulebook has read it. */
export interface ReadBattle {
  readonly setup: Setup
  readonly text: string
  readonly hash: string
  /** As it stands in the text; empty where there is none. */
  readonly title: string
  readonly seats: number
  /** The version of the rulebook that has read it. */
  readonly rules: number
  /** Pieces that begin, where the game tells. */
  readonly size: number | null
}

/** A setup of a game to which a battle is brought, and the option that it is. */
interface OwnSetup {
  readonly info: SetupInfo
  readonly option: string
}

/** A game may have several: one for each number of players. */
function ownSetupsOf({ id, ownSetups = [] }: Rulebook): readonly [OwnSetup, ...OwnSetup[]] {
  const [first, ...others] = ownSetups.flatMap((info) => {
    const option = info.options.find(({ values }) => values.length === 0)?.name
    return option === undefined ? [] : [{ info, option }]
  })
  if (first === undefined) throw new Problem('bad request', `Nobody brings battles of their own to "${id}".`)
  return [first, ...others]
}

/** The option of the setup to which a battle of a game is brought. */
export const ownOptionOf = (rulebook: Rulebook): string => ownSetupsOf(rulebook)[0].option

/** Has the rulebook read a stranger's text, and set it up once. Nothing that was not understood goes on. */
export function readBattle(rulebook: Rulebook, given: string): ReadBattle {
  const [first, ...others] = ownSetupsOf(rulebook)
  try {
    return readAs(rulebook, first, given)
  } catch (refusal) {
    // it may be a battle for more players; what none of them understands is refused as the first has refused it
    for (const other of others) {
      try {
        return readAs(rulebook, other, given)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
      }
    }
    throw refusal
  }
}

function readAs(rulebook: Rulebook, { info, option }: OwnSetup, given: string): ReadBattle {
  return understood(() => {
    const setup = chooseSetup(rulebook, info.id, { [option]: given })
    const text = String(setup.options[option])
    const state = rulebook.begin(setup, 'library')
    const { units } = state as { readonly units?: unknown }
    return {
      setup,
      text,
      hash: hashOfText(rulebook.id, info.id, text),
      title: titleIn(text),
      seats: info.seats,
      rules: rulebook.version,
      size: Array.isArray(units) ? units.length : null,
    }
  })
}

/** By which a version is known wherever it is played. */
export const hashOfText = (rulebook: string, setup: string, text: string): string =>
  createHash('sha256').update(`${rulebook}\n${setup}\n${text}`).digest('hex')

/** The title that a battle bears in its text: the English one, or the first. */
function titleIn(text: string): string {
  const title = /^title en (.+)$/m.exec(text) ?? /^title (?:[a-z]{2} )?(.+)$/m.exec(text)
  return (title?.[1] ?? '').trim().slice(0, 80)
}
