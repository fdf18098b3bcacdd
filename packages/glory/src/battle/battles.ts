import type { Battle } from './battle.ts'
import { parseBattle } from './battle-file.ts'
import { battleFiles } from './battles.generated.ts'

/** The battles of the box. */
export const battles: readonly Battle[] = battleFiles.map(({ file, text }) => parseBattle(file, text))
