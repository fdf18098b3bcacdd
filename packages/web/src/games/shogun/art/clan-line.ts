import { colourOf } from '../view.ts'

/** As `clans.module.css` has them: where a side is named outside of the game's own screens, its style sheet is not at hand. */
const lines: Readonly<Record<string, string>> = {
  pink: 'light-dark(#a8305f, #d77a9f)',
  grey: 'light-dark(#55585d, #a3a6ab)',
  indigo: 'light-dark(#2f4a93, #8ea4e0)',
  green: 'light-dark(#2c6638, #7fb98a)',
  gold: 'light-dark(#8a5f06, #d8b04a)',
}

/** The colour of a line that stands for a clan. */
export const lineOf = (clan: number): string => lines[colourOf(clan) ?? ''] ?? 'var(--line)'
