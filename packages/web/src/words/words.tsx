import type { Language, Messages } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { type Speaker, speaker } from '@gunbai/words'
import {
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { faceMessages, rareWordsOf } from '../games/faces.ts'
import { useSettings } from '../settings/settings.ts'
import { messagesIn } from './message-file.ts'

export interface Words {
  readonly language: Language
  readonly say: Speaker
  /** Whether there is a message of that id. */
  has(id: string): boolean
  /** The messages whose ids begin so. */
  ids(start: string): readonly string[]
}

const WordsContext = createContext<Words | null>(null)

/** The words of the reader's language. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (words === null) throw new Error('words are spoken inside <ShellWords>')
  return words
}

/** Says a message of the shell: `say('ui.home.resume')`. */
export function useSay(): (id: string, values?: Record<string, string | number>) => string {
  const { say } = useWords()
  return useMemo(() => (id, values) => say(values === undefined ? { id } : { id, values }), [say])
}

/** Gives everything inside the words of the shell. */
export function ShellWords({ children }: { children: ReactNode }) {
  const [{ language }] = useSettings()
  return (
    <Spoken sources={[shellMessages]} language={language}>
      {children}
    </Spoken>
  )
}

/** Gives everything inside the words of a game besides: of the version that is played, where one is. */
export function GameWords({
  rulebook,
  version,
  children,
}: {
  rulebook: string
  version?: number
  children: ReactNode
}) {
  const [{ language }] = useSettings()
  const withRare = useDeferredValue(useSyncExternalStore(onAsked, isAsked))
  const sources = useMemo(() => {
    const rare = (withRare ? rareWordsOf(rulebook) : null) ?? noMessages
    return [shellMessages, rulebookMessages(rulebook, version), faceMessages(rulebook), botMessages, rare]
  }, [rulebook, version, withRare])
  return (
    <Spoken sources={sources} language={language}>
      {children}
    </Spoken>
  )
}

let areAsked = false
const asking = new Set<() => void>()
const isAsked = () => areAsked
function onAsked(listener: () => void): () => void {
  asking.add(listener)
  return () => asking.delete(listener)
}

/** Fetches the words that are rarely said: why not, and all that a card says. Whoever asks waits until `has` knows them. */
export function useRareWords(): void {
  useEffect(() => {
    areAsked = true
    for (const listener of asking) listener()
  }, [])
}

/** Adds more words to those that are spoken here. */
export function MoreWords({ source, children }: { source: Source; children: ReactNode }) {
  const outer = useWords()
  const messages = use(source(outer.language))
  const words = useMemo<Words>(() => {
    const own = speaker(outer.language, messages)
    const isOwn = (id: string) => Object.hasOwn(messages, id)
    return {
      language: outer.language,
      say: (phrase) => (isOwn(phrase.id) ? own(phrase) : outer.say(phrase)),
      has: (id) => isOwn(id) || outer.has(id),
      ids: (start) => [...outer.ids(start), ...beginning(messages, start)],
    }
  }, [outer, messages])
  return <WordsContext value={words}>{children}</WordsContext>
}

export type Source = (language: Language) => Promise<Messages>

/** While the words of a new language are on their way those of the old stay. */
function Spoken({
  sources,
  language,
  children,
}: {
  sources: readonly Source[]
  language: Language
  children: ReactNode
}) {
  const shown = useDeferredValue(language)
  const messages = sources.map((source) => use(source(shown)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages' identities are what they depend on
  const words = useMemo<Words>(
    () => ({
      language: shown,
      say: speaker(shown, ...messages),
      has: (id) => messages.some((each) => Object.hasOwn(each, id)),
      ids: (start) => messages.flatMap((each) => beginning(each, start)),
    }),
    [shown, ...messages],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}

const beginning = (messages: Messages, start: string) =>
  Object.keys(messages).filter((id) => id.startsWith(start))

const noMessages = remembered(async () => ({}))
const shellMessages = remembered((language) => messagesIn(import(`../../messages/${language}.json`)))
/** What opponents are called, and how they give reasons. */
export const botMessages = remembered((language) =>
  messagesIn(import(`../../../bots/messages/${language}.json`)),
)
const rulebooks = new Map<string, Source>()

function rulebookMessages(id: string, version?: number): Source {
  const key = `${id} ${version}`
  const known = rulebooks.get(key) ?? remembered((language) => wordsOf(id, language, version))
  rulebooks.set(key, known)
  return known
}

/** What the face of today says of an older version that had no words for it, it says in those of the newest. */
async function wordsOf(id: string, language: Language, version?: number): Promise<Messages> {
  const { messages } = findRulebook(id)
  const [newest, own] = await Promise.all([messages(language), messages(language, version)])
  return { ...newest, ...own }
}

/** The same promise for the same language, as `use` wants it. */
export function remembered(source: Source): Source {
  const asked = new Map<Language, Promise<Messages>>()
  return (language) => {
    const known = asked.get(language) ?? source(language)
    asked.set(language, known)
    return known
  }
}
