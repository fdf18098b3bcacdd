import { hitsAtMost } from '@gunbai/shogun/screen'
import { useSay, useWords } from '../../../words/words.tsx'
import { ClanTile } from '../art/clan-art.tsx'
import { Dice } from '../art/die.tsx'
import { defenderOf, useBattle } from '../battle-seen.ts'
import { provinceName } from '../description.ts'
import { roundIn, steps, stepsIn, type ToldStep, toldBy } from '../rounds.ts'
import { type ShogunView, useGame } from '../view.ts'
import styles from './round-sheet.module.css'

/** The round of a battle under way, step by step: who threw what, and who fell. */
export function RoundSheet() {
  const say = useSay()
  const words = useWords()
  const { scene, log, beat } = useGame()
  const battle = useBattle()
  if (battle === null) return null
  const fight = toldBy(log, beat)
  const told = stepsIn(fight)
  // who was attacked there, though the land may be nobody's by now
  const view = (beat?.before as ShogunView | undefined) ?? scene.view
  const sides = [view.turn, defenderOf(view, battle)] as const
  const values = { province: provinceName(battle.to), round: roundIn(fight) }
  return (
    <section className={styles.round} data-part="round">
      <h2>{words.say({ id: 'shogun.battle.round', values })}</h2>
      {told.length === 0 && <p className={styles.quiet}>{say('shogun.battle.begins')}</p>}
      <ol aria-label={say('shogun.battle.dice')}>
        {told.map((each, i) => (
          <ToldIn key={each.step} told={each} sides={sides} isNow={beat !== null && i === told.length - 1} />
        ))}
      </ol>
    </section>
  )
}

interface ToldInProps {
  readonly told: ToldStep
  /** The clans that attack and defend. */
  readonly sides: readonly [number, number]
  readonly isNow: boolean
}

function ToldIn({ told: { step, throws, fallen }, sides, isNow }: ToldInProps) {
  const say = useSay()
  const [first] = throws
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      <b>{isNow ? steps.indexOf(step) + 1 : '✓'}</b>
      <strong>
        {say(`shogun.rail.${step}`)}
        {first !== undefined && <>: {say('shogun.battle.most', { most: hitsAtMost[first.unit] })}</>}
      </strong>
      {sides.map((clan, i) => {
        const own = throws.filter(({ attacks }) => attacks === (i === 0))
        const count = fallen[i] ?? 0
        if (first === undefined ? count === 0 : own.length === 0) return null
        return (
          <span key={clan} data-attacks={i === 0}>
            <ClanTile clan={clan} size={20} />
            {own.map(({ unit, dice, hits }) => (
              <Dice key={unit} dice={dice} hits={hits} size={30} />
            ))}
            <small>
              {first === undefined
                ? say('shogun.battle.fallen', { count })
                : say('shogun.battle.hits', { hits: own.reduce((sum, { hits }) => sum + hits, 0) })}
            </small>
          </span>
        )
      })}
    </li>
  )
}
