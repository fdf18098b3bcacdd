import type { Action } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'

/**
 * A kind of answer or event is spelt in camel case. Versions of a time when games were not of one mind about it spell
 * some with spaces and hyphens for ever. A face knows the spelling of today alone: what an older version says is put
 * into it, and what is said to that version is put back.
 */

interface Older {
  /** The last version that spells so. */
  readonly until: number
  /** The kinds of its answers that are spelt otherwise today. */
  readonly kinds: readonly string[]
}

/** By rulebook. */
export const olderKinds: Readonly<Record<string, Older>> = {
  shogun: {
    until: 1,
    kinds: [
      'plan with the rest',
      'wait to spy',
      'offer truce',
      'take revenge',
      'forgo revenge',
      'take in',
      'end phase',
      'keep hidden',
      'break off',
      'go on',
      'end attacks',
    ],
  },
  glory: { until: 2, kinds: ['counter-charge', 'counter-attack', 'fall back', 'play on'] },
}

/** A kind as it is spelt today. */
export function kindToday(kind: string): string {
  return kind.replace(/[ -](\w)/g, (_, first: string) => first.toUpperCase())
}

/** The same thing, with its kind as it is spelt today; the very same where that is so already. */
export function spelledToday<T extends { readonly kind: string }>(told: T): T {
  const kind = kindToday(told.kind)
  return kind === told.kind ? told : { ...told, kind }
}

export function entryToday(entry: LogEntry): LogEntry {
  const event = spelledToday(entry.event)
  return event === entry.event ? entry : { ...entry, event }
}

/** How an answer of today is put to a version of a rulebook; null where no kind is spelt otherwise there. */
export function spellingOf(rulebook: string, version: number): ((action: Action) => Action) | null {
  const older = olderKinds[rulebook]
  if (older === undefined || version > older.until) return null
  const then = new Map(older.kinds.map((kind) => [kindToday(kind), kind]))
  return (action) => {
    const kind = then.get(action.kind)
    return kind === undefined ? action : { ...action, kind }
  }
}
