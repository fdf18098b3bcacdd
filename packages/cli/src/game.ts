import {
  BadInput,
  chooseSetup,
  type OptionValue,
  type Rulebook,
  type Setup,
  type SetupInfo,
  shown,
} from '@gunbai/kernel'
import { findRulebook, type Shelved } from '@gunbai/rulebooks'

/** A game that a command line names: rulebook, setup and the options chosen for it. */
export interface Game {
  readonly shelved: Shelved
  readonly rulebook: Rulebook
  readonly setup: Setup
  readonly seats: number
}

/** Finds the game. Options are written `name=value`. Throws BadInput where there is no such thing. */
export async function findGame(
  rulebookId: string,
  setupId: string,
  options: readonly string[] = [],
): Promise<Game> {
  const shelved = findRulebook(rulebookId)
  const rulebook = await shelved.load()
  const info = rulebook.setups.find((each) => each.id === setupId)
  const setup = chooseSetup(rulebook, setupId, Object.fromEntries(options.map((each) => chosen(info, each))))
  return { shelved, rulebook, setup, seats: info?.seats ?? 0 }
}

/** The option and its value, as the kind of value that the setup has there. */
function chosen(info: SetupInfo | undefined, text: string): [string, OptionValue] {
  const cut = text.indexOf('=')
  if (cut < 1) throw new BadInput(`An option is written name=value; got ${shown(text)}.`)
  const name = text.slice(0, cut)
  const written = text.slice(cut + 1)
  const values = info?.options.find((each) => each.name === name)?.values ?? []
  return [name, values.find((value) => String(value) === written) ?? written]
}
