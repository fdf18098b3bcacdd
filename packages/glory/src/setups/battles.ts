import type { Battle } from './battle.ts'
import { parseBattle } from './battle-file.ts'
import { battleFiles } from './battles.generated.ts'

/** The battles of the box, the smallest map first: that is the one to begin with. */
export const battles: readonly Battle[] = battleFiles
  .map(({ file, text }) => parseBattle(file, text))
  .sort((a, b) => a.cols * a.rows - b.cols * b.rows)
