import type { LabFigures } from '@gunbai/bots/lab'
import { use } from 'react'
import { useSay } from '../../../words/words.tsx'
import styles from './trial-tab.module.css'

let fetched: ReturnType<typeof fetchFigures> | null = null
const fetchFigures = async () => (await import('./shelf-figures.generated.ts')).shelfFigures
const measured = () => {
  fetched ??= fetchFigures()
  return fetched
}

/** How even it is beside the battles of the shelf. */
export function ShelfComparison({ game, figures }: { game: string; figures: LabFigures }) {
  const say = useSay()
  const shelf = Object.values(use(measured())[game] ?? {})
  const { wins, games } = figures
  if (shelf.length === 0) return null
  const fair = 1 / wins.length
  const off = Math.abs((wins[0] ?? 0) / games - fair)
  const moreEven = shelf.filter((share) => Math.abs(share - fair) < off).length
  return (
    <p className={styles.says} data-shelf={shelf.length}>
      {say('workshop.trial.shelf', { battles: shelf.length, moreEven })}
    </p>
  )
}
