import type { Language, Messages, Rulebook } from '@gunbai/kernel'

/** What rulebooks have learnt since the first was frozen. */
type Learnt = Pick<Rulebook, 'candidates' | 'openWindow' | 'hasOpenList'>

/** A rulebook as it was frozen: it may have nothing of what others have learnt since. */
type Frozen = Omit<Rulebook, keyof Learnt> & Partial<Learnt>

/** The rulebook of a version that is frozen. */
export async function frozenRulebook(id: string, version: number): Promise<Rulebook> {
  const { rulebook } = await fetched<{ rulebook: Frozen }>(id, version, 'rulebook')
  if (rulebook.id !== id || rulebook.version !== version) {
    throw new Error(`frozen/${id}-${version} holds "${rulebook.id}" version ${rulebook.version}`)
  }
  return upToDate(rulebook)
}

/** Gives it what it lacks to be a rulebook of today: of each such thing, as much as can be said without it. */
function upToDate(rulebook: Frozen): Rulebook {
  const learnt: Learnt = {
    candidates: (state, seat) => rulebook.answers(state, seat).map((action) => ({ action, reason: null })),
    openWindow: () => null,
    hasOpenList: () => false,
  }
  // the same object each time, as of any other rulebook
  return Object.assign(rulebook, { ...learnt, ...rulebook })
}

/** What it has to say, in the words that it had then. */
export async function frozenMessages(id: string, version: number, language: Language): Promise<Messages> {
  return (await fetched<{ default: Messages }>(id, version, language)).default
}

/**
 * A module of a version as it was when the next one began. Such modules import nothing, so that they can never change.
 * Bundlers leave them alone: they lie in `frozen` beside these sources and, where the table is built, beside its assets,
 * so that the same way leads to both, and a browser is sent the very file of the repository.
 */
function fetched<T>(id: string, version: number, name: string): Promise<T> {
  return import(/* @vite-ignore */ `../frozen/${id}-${version}/${name}.js`) as Promise<T>
}
