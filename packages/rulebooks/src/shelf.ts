import { BadInput, type Language, type Messages, type Rulebook, shown } from '@gunbai/kernel'

/** A rulebook that can be played. It is fetched only when it is asked for, so that a table loads one game at a time. */
export interface Shelved {
  readonly id: string
  load(): Promise<Rulebook>
  messages(language: Language): Promise<Messages>
}

type MessageFiles = Record<Language, () => Promise<{ default: Messages }>>

/** Every rulebook there is: one entry each. */
export const shelf: readonly Shelved[] = [
  shelved('mini', async () => (await import('@gunbai/mini')).mini, {
    en: () => import('@gunbai/mini/messages/en.json', { with: { type: 'json' } }),
    it: () => import('@gunbai/mini/messages/it.json', { with: { type: 'json' } }),
    hu: () => import('@gunbai/mini/messages/hu.json', { with: { type: 'json' } }),
  }),
  shelved('samurai', async () => (await import('@gunbai/samurai')).samurai, {
    en: () => import('@gunbai/samurai/messages/en.json', { with: { type: 'json' } }),
    it: () => import('@gunbai/samurai/messages/it.json', { with: { type: 'json' } }),
    hu: () => import('@gunbai/samurai/messages/hu.json', { with: { type: 'json' } }),
  }),
  shelved('shogun', async () => (await import('@gunbai/shogun')).shogun, {
    en: () => import('@gunbai/shogun/messages/en.json', { with: { type: 'json' } }),
    it: () => import('@gunbai/shogun/messages/it.json', { with: { type: 'json' } }),
    hu: () => import('@gunbai/shogun/messages/hu.json', { with: { type: 'json' } }),
  }),
  shelved('glory', async () => (await import('@gunbai/glory')).glory, {
    en: () => import('@gunbai/glory/messages/en.json', { with: { type: 'json' } }),
    it: () => import('@gunbai/glory/messages/it.json', { with: { type: 'json' } }),
    hu: () => import('@gunbai/glory/messages/hu.json', { with: { type: 'json' } }),
  }),
]

/** The rulebook of that id. Throws BadInput, with the ids that there are. */
export function findRulebook(id: string): Shelved {
  const found = shelf.find((each) => each.id === id)
  if (found === undefined) {
    throw new BadInput(
      `There is no rulebook ${shown(id)}. There are ${shelf.map((each) => each.id).join(', ')}.`,
    )
  }
  return found
}

function shelved(id: string, load: () => Promise<Rulebook>, files: MessageFiles): Shelved {
  return { id, load, messages: async (language) => (await files[language]()).default }
}
