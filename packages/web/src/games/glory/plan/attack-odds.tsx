import type { Action, Odds } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { OddsChart } from '../../../screens/table/odds-chart.tsx'
import { useGame } from '../use-view.ts'
import type { DraftedTable } from './drafted-table.ts'
import { Sums } from './sums.tsx'

/** What the attack that was drafted last promises, with all that is drafted before it. */
export function OddsOfAttack({ table, attack }: { table: DraftedTable; attack: Action }) {
  const odds = useOddsAfter(table, attack)
  if (odds === null) return null
  return (
    <>
      {odds.sums !== undefined && <Sums sums={odds.sums} table="shock" />}
      <OddsChart odds={odds} />
    </>
  )
}

function useOddsAfter({ parts, oddsAfter }: DraftedTable, attack: Action): Odds | null {
  const { scene } = useGame()
  const [found, setFound] = useState<{ of: Action; odds: Odds | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to a draft
  useEffect(() => {
    let late = false
    const draft = parts.flatMap(({ answers }) => answers)
    oddsAfter(draft.slice(0, draft.lastIndexOf(attack)), attack).then(
      (odds) => !late && setFound({ of: attack, odds }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [attack, parts, scene.moment])
  return found?.of === attack ? found.odds : null
}
