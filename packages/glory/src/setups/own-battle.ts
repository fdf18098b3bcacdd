import { type OwnText, readable, type Setup } from '@gunbai/kernel'
import { reconstruction } from '../data/tables.ts'
import { parseBattle } from './battle-file.ts'
import { battleFiles } from './battles.generated.ts'

/** No battle needs more characters. */
export const longestBattle = 30_000

/** The text of a battle, as `battles/README.md` has it: kept as it was drawn, with its remarks. `begin` sets it up. */
export function ownBattle(begin: (setup: Setup) => unknown): OwnText {
  return {
    template: battleFiles.find(({ file }) => file.includes('two-crossings'))?.text ?? '',
    read(given) {
      const battle = readable('Your battle', given, longestBattle)
      parseBattle('Your battle', battle)
      begin({ id: 'own', options: { battle, tables: reconstruction.origin } })
      return battle
    },
  }
}

/** What a game needs of such a text: its remarks stay with the setup. */
export const playedPart = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
