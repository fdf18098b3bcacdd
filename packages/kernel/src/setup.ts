import { BadInput, shown } from './bad-input.ts'
import type { Phrase } from './phrase.ts'
import type { Seat } from './seat.ts'

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

/** One small change of a text that players brought, that would help one side. */
export interface SmallChange {
  /** The same for the same change of a text that others have changed besides. */
  readonly id: string
  /** What it is, for people. */
  readonly words: Phrase
  /** Whom it should help. */
  readonly helps: Seat
  readonly text: string
}

/** Something in such a text that would be refused: where it stands, why, and by which rule. */
export interface TextProblem {
  /** Counted from 0. */
  readonly line: number
  /** The hex or province that it is about; null where it is none. */
  readonly place: number | null
  readonly reason: string
  readonly rule: string | null
}

/** What no text has but by accident or by malice. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f\u2028-\u202e\u2066-\u2069]/

/** Why a text is no text that people can read, or is longer than that; null where it is one. */
export function whyUnreadable(given: string, longest: number): TextProblem | null {
  const problem = (line: number, reason: string) => ({ line, place: null, reason, rule: null })
  if (given.length > longest) {
    const reason = `it has ${given.length} characters; ${longest} are the most. Shorten its words or its remarks`
    return problem(0, reason)
  }
  const lines = given.replaceAll('\r\n', '\n').split('\n')
  const odd = lines.findIndex((line) => unprintable.test(line) || /\p{Surrogate}/u.test(line))
  return odd < 0 ? null : problem(odd, 'it has a character that nobody can read. Write it anew')
}

/** A text from outside with plain ends of lines, if it is no longer than that and can be read by people. Throws BadInput. */
export function readable(what: string, given: string, longest: number): string {
  const why = whyUnreadable(given, longest)
  if (why === null) return given.replaceAll('\r\n', '\n')
  if (given.length > longest) throw new BadInput(`${what} ${why.reason.replace(/^it /, '')}.`)
  throw new BadInput(`${what}, line ${why.line + 1}: ${why.reason}.`)
}

/** What of a rulebook its setups are chosen by. */
export interface SetupChoice {
  readonly id: string
  readonly setups: readonly SetupInfo[]
  /** Setups that are nothing without a text that players bring, such as a battle of their own; no list shows them. */
  readonly ownSetups?: readonly SetupInfo[]
  /** By the name of the option. */
  readonly ownTexts?: Readonly<Record<string, OwnText>>
}

/** The setup of that id: one of the list, or one for which players bring a text. */
export function setupInfo({ setups, ownSetups = [] }: SetupChoice, id: string): SetupInfo | undefined {
  return setups.find((each) => each.id === id) ?? ownSetups.find((each) => each.id === id)
}

/** The setup of that id, with the recommended value for each option that was not chosen. Throws BadInput. */
export function chooseSetup(
  rulebook: SetupChoice,
  id: string,
  chosen: Readonly<Record<string, unknown>> = {},
): Setup {
  const info = setupInfo(rulebook, id)
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
    else if (values.length === 0) {
      throw new BadInput(`The setup ${id} needs a text of your own as "${name}"; got ${shown(value)}.`)
    } else {
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
