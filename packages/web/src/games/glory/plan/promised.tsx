import type { Odds } from '@gunbai/kernel'
import { useWords } from '../../../words/words.tsx'
import { foremostIn } from './foremost.ts'
import styles from './plan-sheet.module.css'

/** The chance of what one wants of a blow, large. */
export function Promised({ odds }: { odds: Odds }) {
  const { say, language } = useWords()
  const found = foremostIn(odds)
  if (found === null) return null
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <p className={styles.promised}>
      <strong>{percent.format(found.chance)}</strong>
      <span>{say(found.name)}</span>
    </p>
  )
}
