import type { Puzzle, PuzzleEntry } from '@gunbai/bots'
import type { Language } from '@gunbai/kernel'
import { messagesIn } from '../words/message-file.ts'
import { remembered } from '../words/words.tsx'

/** By rulebook, the list of its puzzles, easier ones first. */
const lists: Readonly<Record<string, () => Promise<readonly PuzzleEntry[]>>> = {
  samurai: async () => (await import('./files/samurai/index.json')).default,
  shogun: async () => (await import('./files/shogun/index.json')).default,
  glory: async () => (await import('./files/glory/index.json')).default,
}

const listed = new Map<string, Promise<readonly PuzzleEntry[]>>()

/** The puzzles of a game; the same promise each time. */
export function puzzlesOf(rulebook: string): Promise<readonly PuzzleEntry[]> {
  const known = listed.get(rulebook) ?? lists[rulebook]?.() ?? Promise.resolve([])
  listed.set(rulebook, known)
  return known
}

const opened = new Map<string, Promise<Puzzle>>()

/** One puzzle, with the lines of play that are not needed for the list; the same promise each time. */
export function puzzleOf(rulebook: string, id: string): Promise<Puzzle> {
  const name = puzzleName(rulebook, id)
  const known = opened.get(name) ?? read(rulebook, id)
  opened.set(name, known)
  return known
}

async function read(rulebook: string, id: string): Promise<Puzzle> {
  const file: { default: Puzzle } = await import(`./files/${rulebook}/${id}.json`)
  return file.default
}

/** The words of all puzzles. */
export const puzzleWords = remembered((language: Language) =>
  messagesIn(import(`../../messages/puzzles/${language}.json`)),
)

/** How a solved puzzle is remembered among what was learnt; no lesson begins like this. */
export const puzzleName = (rulebook: string, id: string): string => `puzzle/${rulebook}/${id}`

/** Where a puzzle is solved. */
export const puzzleAddress = (rulebook: string, id: string): string => `/learn/${rulebook}/puzzles/${id}`
