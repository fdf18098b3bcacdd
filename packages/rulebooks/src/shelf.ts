import { BadInput, type Language, languages, type Messages, type Rulebook, shown } from '@gunbai/kernel'
import { frozenMessages, frozenRulebook } from './frozen.ts'
import { frozenVersions } from './frozen-versions.generated.ts'

/**
 * A rulebook that can be played. It is fetched only when it is asked for, so that a table loads one game at a time, and
 * of that the version that it needs: the newest for a new match, for any other the one that it began with.
 */
export interface Shelved {
  readonly id: string
  /**
   * Of that version, or the newest, with what its setups need: all of them, or this one, or none where it is null and only
   * their names are looked at. Throws BadInput, with the versions that there are.
   */
  load(version?: number, setup?: string | null): Promise<Rulebook>
  /** As they were with that version. One that is not here, or was frozen before the language came, has the newest. */
  messages(language: Language, version?: number): Promise<Messages>
  /** Those in which it has words; in others it speaks English. */
  languages(): Promise<readonly Language[]>
  /** Those that can be played, oldest first. */
  versions(): Promise<readonly number[]>
}

/** The words of a rulebook in a language. The bundler reads the pattern, and makes each file a chunk of its own. */
type MessageFile = (language: Language) => Promise<{ default: Messages }>

/** What a game speaks in a language that it does not have. */
const spare: Language = 'en'

/** Every rulebook there is: one entry each. */
export const shelf: readonly Shelved[] = [
  shelved(
    'mini',
    async () => (await import('@gunbai/mini')).mini,
    (language) => import(`../../mini/messages/${language}.json`, { with: { type: 'json' } }),
  ),
  shelved(
    'samurai',
    async () => (await import('@gunbai/samurai')).samurai,
    (language) => import(`../../samurai/messages/${language}.json`, { with: { type: 'json' } }),
  ),
  shelved(
    'shogun',
    async () => (await import('@gunbai/shogun')).shogun,
    (language) => import(`../../shogun/messages/${language}.json`, { with: { type: 'json' } }),
  ),
  shelved(
    'glory',
    async () => (await import('@gunbai/glory')).glory,
    (language) => import(`../../glory/messages/${language}.json`, { with: { type: 'json' } }),
  ),
  shelved(
    'skirmish',
    async () => (await import('@gunbai/skirmish')).skirmish,
    (language) => import(`../../skirmish/messages/${language}.json`, { with: { type: 'json' } }),
  ),
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

function shelved(id: string, newest: () => Promise<Rulebook>, words: MessageFile): Shelved {
  const frozen = frozenVersions[id] ?? []
  /** A game whose words were not translated yet speaks English. */
  const wordsIn = async (language: Language) => (await words(language).catch(() => words(spare))).default
  const versions = async () => [...new Set([...frozen, (await newest()).version])]
  return {
    id,
    versions,
    async load(version, setup) {
      if (version !== undefined && frozen.includes(version)) return frozenRulebook(id, version)
      const rulebook = await newest()
      if (version === undefined || version === rulebook.version) {
        if (setup !== null) await rulebook.fetchSetups?.(setup)
        return rulebook
      }
      throw new BadInput(
        `Version ${shown(version)} of the rulebook "${id}" is not here, but ${(await versions()).join(', ')}. ` +
          `${version > rulebook.version ? 'A newer Gunbai has it.' : 'It was not kept.'}`,
      )
    },
    messages: async (language, version) =>
      version !== undefined && frozen.includes(version)
        ? // a language that came after the version was frozen has no words of its own for it
          frozenMessages(id, version, language).catch(() => wordsIn(language))
        : wordsIn(language),
    languages: async () => {
      const found = await Promise.all(
        languages.map((language) =>
          words(language).then(
            () => language,
            () => null,
          ),
        ),
      )
      return found.filter((language) => language !== null)
    },
  }
}
