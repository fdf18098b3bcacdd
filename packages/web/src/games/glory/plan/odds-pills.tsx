import type { Offered } from '@gunbai/kernel/host'
import { useWords } from '../../../words/words.tsx'
import { centreOf, layoutOf } from '../geometry.ts'
import type { Field } from '../view.ts'
import styles from './plan-marks.module.css'
import { useChances } from './use-chances.ts'

/** Beside every target, the chance of what one wants of it. */
export function OddsPills({ field, targets }: { field: Field; targets: readonly [number, Offered][] }) {
  const { language } = useWords()
  const chances = useChances(
    targets.map(([, { action }]) => action),
    targets.map(([hex]) => hex).join(),
  )
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const layout = layoutOf(field)
  return chances.map((chance, i) => {
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
