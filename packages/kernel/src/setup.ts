import { BadInput, shown } from './bad-input.ts'

export type OptionValue = string | number | boolean

/** A choice that may be made before play, for example a ruling on which tables differ. */
export interface OptionInfo {
  readonly name: string
  /** What it may be; the first is the recommended one. */
  readonly values: readonly OptionValue[]
}

/** A game that a rulebook can begin. */
export interface SetupInfo {
  readonly id: string
  readonly seats: number
  readonly options: readonly OptionInfo[]
}

/** What is chosen before play: the setup, and every option with its value. */
export interface Setup {
  readonly id: string
  readonly options: Readonly<Record<string, OptionValue>>
}

/** An option for which players may bring a text of their own, such as the tables of the game that they have at home. */
export interface OwnText {
  /** A whole text to begin from. */
  readonly template: string
  /**
   * Reads such a text and gives it in the form that setups and records keep: whole, so that it means the same for ever.
   * Reading that form gives it back. Throws BadInput.
   */
  read(text: string): string
}

/** What of a rulebook its setups are chosen by. */
export interface SetupChoice {
  readonly id: string
  readonly setups: readonly SetupInfo[]
  /** By the name of the option. */
  readonly ownTexts?: Readonly<Record<string, OwnText>>
}

/** The setup of that id, with the recommended value for each option that was not chosen. Throws BadInput. */
export function chooseSetup(
  rulebook: SetupChoice,
  id: string,
  chosen: Readonly<Record<string, unknown>> = {},
): Setup {
  const info = rulebook.setups.find((each) => each.id === id)
  if (info === undefined) {
    const some = rulebook.setups.slice(0, 5).map((each) => each.id)
    const more =
      rulebook.setups.length > some.length ? ` and ${rulebook.setups.length - some.length} more` : ''
    throw new BadInput(
      `The rulebook "${rulebook.id}" has no setup ${shown(id)}. It has ${some.join(', ')}${more}.`,
    )
  }
  const options: Record<string, OptionValue> = {}
  for (const { name, values } of info.options) {
    const value = Object.hasOwn(chosen, name) ? chosen[name] : values[0]
    const own = rulebook.ownTexts?.[name]
    if (values.includes(value as OptionValue)) options[name] = value as OptionValue
    else if (own !== undefined && typeof value === 'string') options[name] = own.read(value)
    else {
      throw new BadInput(`The option "${name}" of ${id} is one of ${values.join(', ')}; got ${shown(value)}.`)
    }
  }
  for (const name of Object.keys(chosen)) {
    if (!Object.hasOwn(options, name)) {
      const names = info.options.map((each) => each.name).join(', ') || 'none'
      throw new BadInput(`The setup ${id} has no option ${shown(name)}. Its options: ${names}.`)
    }
  }
  return { id, options }
}
