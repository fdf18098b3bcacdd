import type { Odds } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { centreOf, layoutOf } from '../geometry.ts'
import { useGame } from '../use-view.ts'
import type { Field } from '../view.ts'
import styles from './plan-marks.module.css'

/** More than this are not reckoned: they would cover the map. */
const most = 12

/** What is asked of each: that the defender gives way, that the target suffers, that the test is passed. */
const foremost = ['odds.defenderLeaves', 'odds.targetWorse', 'odds.passes', 'odds.defenderGone']

export const foremostIn = (odds: Odds | null): Odds['chances'][number] | null =>
  foremost.flatMap((id) => odds?.chances.find(({ name }) => name.id === id) ?? [])[0] ?? null

export const chanceIn = (odds: Odds | null): number | null => foremostIn(odds)?.chance ?? null

/** Beside every target, the chance of what one wants of it. */
export function OddsPills({ field, targets }: { field: Field; targets: readonly [number, Offered][] }) {
  const { language } = useWords()
  const { scene, odds } = useGame()
  const key = `${scene.moment} ${targets.map(([hex]) => hex).join()}`
  const [found, setFound] = useState<{ key: string; chances: readonly (number | null)[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to these targets at this moment
  useEffect(() => {
    let late = false
    Promise.all(targets.slice(0, most).map(([, { action }]) => odds(action))).then(
      (all) => !late && setFound({ key, chances: all.map(chanceIn) }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [key])
  if (found?.key !== key) return null
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const layout = layoutOf(field)
  return found.chances.map((chance, i) => {
    const [hex] = targets[i] ?? [-1]
    if (chance === null || hex < 0) return null
    const { x, y } = centreOf(layout, hex)
    return (
      <g key={hex} className={styles.pill} data-odds={hex} transform={`translate(${x} ${y - 34})`}>
        <rect x="-29" y="-13" width="58" height="26" rx="13" />
        <text y="6">{percent.format(chance)}</text>
      </g>
    )
  })
}
