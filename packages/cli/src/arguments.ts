import { BadInput, shown } from '@gunbai/kernel'
import { InvalidArgumentError } from 'commander'

/** A whole number from 1 up, as an option's value. Takes 1_000_000 and 1e6 too. */
export function count(text: string): number {
  const value = Number(text.replaceAll('_', ''))
  if (!Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError('Give a whole number from 1 up.')
  return value
}

/** A whole number from 0 up. */
export function index(text: string): number {
  return text === '0' ? 0 : count(text)
}

/** A list with commas. */
export function list(text: string): string[] {
  return text.split(',').map((each) => each.trim())
}

/** Collects an option that may be given several times. */
export function each(text: string, earlier: readonly string[] = []): string[] {
  return [...earlier, text]
}

/** One of a fixed choice. Throws BadInput with what there is. */
export function oneOf<T extends string>(choice: readonly T[], what: string, text: string): T {
  const found = choice.find((known) => known === text)
  if (found === undefined)
    throw new BadInput(`There is no ${what} ${shown(text)}. There are ${choice.join(', ')}.`)
  return found
}
