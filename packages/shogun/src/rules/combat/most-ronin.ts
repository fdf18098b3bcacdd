import type { ShogunAction } from '../../action.ts'
import { none } from '../../position/map.ts'
import type { ShogunView } from '../../view.ts'

/** As many hidden ronin as may be to the troop that attacks. The list goes from the fewest for the army to the most. */
export function mostRonin({ battle }: ShogunView, answers: readonly ShogunAction[]): ShogunAction | null {
  const shares = answers.filter(({ kind }) => kind === 'reveal')
  return (battle?.army === none ? shares[0] : shares.at(-1)) ?? null
}
