import { BadInput, type Language, type Messages, type Rulebook, shown } from '@gunbai/kernel'
import { frozenMessages, frozenRulebook } from './frozen.ts'
import { frozenVersions } from './frozen-versions.generated.ts'

/**
 * A rulebook that can be played. It is fetched only when it is asked for, so that a table loads one game at a time, and
 * of that the version that it needs: the newest for a new match, for any other the one that it began with.
 */
export interface Shelved {
  readonly id: string
  /** Of that version, or the newest. Throws BadInput, with the versions that there are. */
  load(version?: number): Promise<Rulebook>
  /** As they were with that version. One that is not here has the newest. */
  messages(language: Language, version?: number): Promise<Messages>
  /** Those that can be played, oldest first. */
  versions(): Promise<readonly number[]>
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

function shelved(id: string, newest: () => Promise<Rulebook>, files: MessageFiles): Shelved {
  const frozen = frozenVersions[id] ?? []
  const versions = async () => [...new Set([...frozen, (await newest()).version])]
  return {
    id,
    versions,
    async load(version) {
      if (version !== undefined && frozen.includes(version)) return frozenRulebook(id, version)
      const rulebook = await newest()
      if (version === undefined || version === rulebook.version) return rulebook
      throw new BadInput(
        `Version ${shown(version)} of the rulebook "${id}" is not here, but ${(await versions()).join(', ')}. ` +
          `${version > rulebook.version ? 'A newer Gunbai has it.' : 'It was not kept.'}`,
      )
    },
    messages: async (language, version) =>
      version !== undefined && frozen.includes(version)
        ? frozenMessages(id, version, language)
        : (await files[language]()).default,
  }
}
