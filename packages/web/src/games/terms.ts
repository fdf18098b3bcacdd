/** Something that can be explained: what it is called, how it looks, and what it does by the game's own tables. */
export interface Explanation {
  readonly id: string
  readonly name: string
  /** By which it is found in a sentence: the pattern of a word's beginning. */
  readonly stems: string
  readonly facts: readonly string[]
  /** The rule whose paragraph of the rulebook fits it. */
  readonly rule: string | null
}

const found = new Map<string, RegExp>()

/** Where in a sentence something is named, at the beginning of a word; -1 where it is not. */
export function namedAt(sentence: string, { stems }: Pick<Explanation, 'stems'>): number {
  const pattern = found.get(stems) ?? new RegExp(`(?<!\\p{L})(?:${stems})`, 'iu')
  found.set(stems, pattern)
  return sentence.search(pattern)
}

/** What a sentence names of all that can be explained, in its order. Of two that begin at one place the longer name is meant. */
export function named<E extends Explanation>(sentence: string, all: readonly E[]): readonly E[] {
  const at = all
    .map((each) => ({ each, place: namedAt(sentence, each) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place || b.each.name.length - a.each.name.length)
  return at.map(({ each }) => each)
}

/** A name of the messages as a pattern. */
export const stemOf = (name: string): string => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word of a game by its rule: messages have what it is called, and by which stems it is found in a sentence. */
export const ofTerm = (rule: string, say: (id: string) => string): Explanation => ({
  id: rule,
  name: say(`term.${rule}`),
  stems: say(`term.${rule}.stems`),
  facts: [],
  rule,
})
