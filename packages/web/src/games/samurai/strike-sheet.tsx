import type { Odds } from '@gunbai/kernel'
import { OddsChart } from '../../screens/table/odds-chart.tsx'
import { useWords } from '../../words/words.tsx'
import { leaderAt, unitAt } from './battle.ts'
import { toldByBar } from './chances.tsx'
import { isStrike } from './plan.ts'
import { Fighters } from './stage/fighters.tsx'
import styles from './strike-sheet.module.css'
import { usePlanned } from './use-plan.ts'

/** The strike that is drafted next: who strikes whom with how many dice, and what may come of it. */
export default function StrikeSheet() {
  const { battle, draft, known } = usePlanned()
  const strike = draft.strikes.find(isStrike) as { unit: number; hex: number } | undefined
  const odds = known?.odds ?? null
  const offered = known?.strikes.find(({ action }) => JSON.stringify(action) === JSON.stringify(strike))
  const from = battle.units.find(({ id }) => id === strike?.unit)
  const to = strike === undefined ? undefined : unitAt(battle, strike.hex)
  if (odds === null || from === undefined) return null
  const dice = Number(offered?.phrase.values?.dice ?? 0)
  return (
    <div className={styles.sheet} data-part="strike">
      {to !== undefined && (
        <Fighters
          from={{ unit: from, leader: leaderAt(battle, from.hex) }}
          to={{ unit: to, leader: leaderAt(battle, to.hex) }}
        >
          <Dice count={dice} />
        </Fighters>
      )}
      <OddsChart odds={besidesFate(odds)} />
    </div>
  )
}

/** What the bar beside the button does not tell. */
const besidesFate = ({ chances, counts }: Odds): Odds => ({
  chances: chances.filter(({ name }) => !toldByBar.has(name.id)),
  counts: counts.filter(({ name }) => name.id.endsWith('hits')),
})

function Dice({ count }: { count: number }) {
  const { say } = useWords()
  return (
    <>
      <span className={styles.faces} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <i key={i} />
        ))}
      </span>
      <b>{say({ id: 'samurai.beat.dice', values: { count } })}</b>
    </>
  )
}
