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

/** The setup of a game to which a battle is brought, and the option that it is. */
export function ownSetupOf(rulebook: Rulebook): { readonly info: SetupInfo; readonly option: string } {
  const info = rulebook.ownSetups?.[0]
  const option = info?.options.find(({ values }) => values.length === 0)?.name
  if (info === undefined || option === undefined) {
    throw new Problem('bad request', `Nobody brings battles of their own to "${rulebook.id}".`)
  }
  return { info, option }
}

/** Has the rulebook read a stranger's text, and set it up once. Nothing that was not understood goes on. */
export function readBattle(rulebook: Rulebook, given: string): ReadBattle {
  const { info, option } = ownSetupOf(rulebook)
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
