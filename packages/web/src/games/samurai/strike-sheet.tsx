import { hexName } from '@gunbai/hexes'
import type { Odds } from '@gunbai/kernel'
import { OddsChart } from '../../screens/table/odds-chart.tsx'
import { useWords } from '../../words/words.tsx'
import { UnitBlock } from './art/unit-block.tsx'
import { type Battle, leaderAt, looks, sideOf, unitAt } from './battle.ts'
import { toldByBar } from './chances.tsx'
import { unitName } from './description.ts'
import { field } from './geometry.ts'
import { isStrike } from './plan.ts'
import styles from './strike-sheet.module.css'
import { usePlanned } from './use-plan.ts'

/** The strike that is drafted next: who strikes whom with how many dice, and what may come of it. */
export default function StrikeSheet() {
  const { battle, draft, known } = usePlanned()
  const strike = draft.strikes.find(isStrike) as { unit: number; hex: number } | undefined
  const odds = known?.odds ?? null
  const offered = known?.strikes.find(({ action }) => JSON.stringify(action) === JSON.stringify(strike))
  const from = battle.units.find(({ id }) => id === strike?.unit)
  if (strike === undefined || odds === null || from === undefined) return null
  const dice = Number(offered?.phrase.values?.dice ?? 0)
  return (
    <div className={styles.sheet} data-part="strike">
      <div className={styles.who}>
        <Fighter battle={battle} hex={from.hex} />
        <Dice count={dice} />
        <Fighter battle={battle} hex={strike.hex} />
      </div>
      <OddsChart odds={besidesFate(odds)} />
    </div>
  )
}

/** What the bar beside the button does not tell. */
const besidesFate = ({ chances, counts }: Odds): Odds => ({
  chances: chances.filter(({ name }) => !toldByBar.has(name.id)),
  counts: counts.filter(({ name }) => name.id.endsWith('hits')),
})

function Fighter({ battle, hex }: { battle: Battle; hex: number }) {
  const words = useWords()
  const unit = unitAt(battle, hex)
  const look = unit === undefined ? undefined : looks[unit.code]
  if (unit === undefined || look === undefined) return null
  const { seat, blocks, full, code } = unit
  const leader = leaderAt(battle, hex)
  return (
    <figure className={styles.fighter}>
      <svg viewBox="-38 -46 76 82" aria-hidden="true">
        <UnitBlock look={{ ...look, side: sideOf(seat), blocks, full, leader }} />
      </svg>
      <figcaption>
        <b>{words.say(unitName(code))}</b>
        <span>
          {hexName(field, hex as never)}
          {leader !== undefined && `, ${leader.name}`}
        </span>
      </figcaption>
    </figure>
  )
}

function Dice({ count }: { count: number }) {
  const { say } = useWords()
  return (
    <div className={styles.dice}>
      <span className={styles.faces} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <i key={i} />
        ))}
      </span>
      <b>{say({ id: 'samurai.beat.dice', values: { count } })}</b>
      <svg viewBox="0 0 60 12" width="60" height="12" aria-hidden="true">
        <path d="M0 3.4 44 4.6V0L60 6 44 12V7.4L0 8.6Z" />
      </svg>
    </div>
  )
}
