import {
  BadInput,
  chooseSetup,
  type OptionValue,
  type Rulebook,
  type Setup,
  type SetupInfo,
  setupInfo,
  shown,
} from '@gunbai/kernel'
import { findRulebook, type Shelved } from '@gunbai/rulebooks'
import { readText } from './record-file.ts'

/** A game that a command line names: rulebook, setup and the options chosen for it. */
export interface Game {
  readonly shelved: Shelved
  readonly rulebook: Rulebook
  readonly setup: Setup
  readonly seats: number
}

/**
 * Finds the game. Options are written `name=value`; `file` holds a battle of one's own, and then no setup need be named.
 * Throws BadInput where there is no such thing.
 */
export async function findGame(
  rulebookId: string,
  setupId: string | undefined,
  options: readonly string[] = [],
  file?: string,
): Promise<Game> {
  const shelved = findRulebook(rulebookId)
  const rulebook = await shelved.load()
  const id = setupId ?? ownSetupFor(rulebook, file)
  if (id === undefined) {
    throw new BadInput(
      file === undefined
        ? `Name a setup of "${rulebookId}", as \`gunbai setups ${rulebookId}\` lists them, or bring one with --file.`
        : `The rulebook "${rulebookId}" takes no battle from a file.`,
    )
  }
  const info = setupInfo(rulebook, id)
  const given = Object.fromEntries(options.map((each) => chosen(info, each)))
  const brought = file === undefined ? {} : { [broughtTo(info, id)]: readText(file, 'battle') }
  const setup = chooseSetup(rulebook, id, { ...given, ...brought })
  return { shelved, rulebook, setup, seats: info?.seats ?? 0 }
}

/** The setup for a text that somebody brings: where there are several, for as many seats as it says. */
function ownSetupFor({ ownSetups = [] }: Game['rulebook'], file: string | undefined): string | undefined {
  if (file === undefined || ownSetups.length === 0) return undefined
  const seats = Number(/^seats (\d)/m.exec(readText(file, 'battle'))?.[1])
  return (ownSetups.find((each) => each.seats === seats) ?? ownSetups[0])?.id
}

/** The option of a setup that is a text of one's own. */
function broughtTo(info: SetupInfo | undefined, id: string): string {
  const option = info?.options.find(({ values }) => values.length === 0)
  if (option === undefined)
    throw new BadInput(`The setup ${id} takes no file; leave it out, or leave out --file.`)
  return option.name
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
