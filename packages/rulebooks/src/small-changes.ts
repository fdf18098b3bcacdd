import type { SmallChange } from '@gunbai/kernel'

type Changes = (text: string) => readonly SmallChange[]

/** Apart from the shelf: whoever only plays need not fetch it. */
const known: Readonly<Record<string, () => Promise<Changes>>> = {
  glory: async () => (await import('@gunbai/glory/sheet')).smallChanges,
  shogun: async () => (await import('@gunbai/shogun/sheet')).smallChanges,
  samurai: async () => (await import('@gunbai/samurai/sheet')).smallChanges,
}

/** The smallest changes of a battle's text, for whoever asks what would even it; null where a game knows none. */
export async function smallChangesOf(rulebook: string): Promise<Changes | null> {
  return (await known[rulebook]?.()) ?? null
}
