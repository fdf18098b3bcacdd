import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const file = /\/samurai\/messages\/[a-z]+\.json(\?rare)?$/

/** Whether a message is not said before somebody asks: why something cannot be done, all that a card says, what would even a battle. */
export const isRare = (id: string): boolean => /^(rule|change)\./.test(id) || id.endsWith('.text')

/**
 * The words of Samurai Battles in two parts: those that a table begins with, and with `?rare` those that are fetched when
 * somebody asks why not, or reads a card. They are near half of all its words.
 */
export function rareWords(): Plugin {
  return {
    name: 'gunbai-rare-words',
    enforce: 'pre',
    load(id) {
      if (!file.test(id)) return null
      const isRareFile = id.endsWith('?rare')
      const part = partOf(readFileSync(id.replace('?rare', ''), 'utf8'), isRareFile)
      // with its question mark the name is no longer that of a JSON file
      return isRareFile ? { code: `export default ${part}`, moduleType: 'js' } : part
    },
  }
}

/** The rare messages of a file, or the others. */
export function partOf(text: string, rare: boolean): string {
  const messages = Object.entries(JSON.parse(text) as Record<string, string>)
  return JSON.stringify(Object.fromEntries(messages.filter(([id]) => isRare(id) === rare)))
}
