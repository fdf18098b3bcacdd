import type { Language, Messages } from '@gunbai/kernel'

type File = () => Promise<{ readonly default: Messages }>

const folder = '../../../../samurai/messages'
const files: Readonly<Record<string, File | undefined>> = import.meta.glob<{ readonly default: Messages }>(
  '../../../../samurai/messages/*.json',
  { query: '?rare' },
)

/** Why not, and what a card says in full: fetched when somebody asks. */
export function rareMessages(language: Language): ReturnType<File> {
  const file = files[`${folder}/${language}.json`]
  if (file === undefined) throw new Error(`Samurai Battles has no words in "${language}"`)
  return file()
}
