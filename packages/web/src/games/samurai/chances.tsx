import type { Odds } from '@gunbai/kernel'
import type { ReactNode } from 'react'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './chances.module.css'

/** What hardly ever comes is left out. */
const leastTold = 0.005

/** What becomes of the target: one of three. */
export interface Fate {
  readonly name: 'destroyed' | 'retreats' | 'stands' | 'back'
  readonly chance: number
}

/** What the bar tells. */
export const toldByBar: ReadonlySet<string> = new Set(['odds.destroyed', 'odds.retreats', 'odds.back'])

/** Destroyed, falling back, or neither: then it strikes back where the odds say that it may. */
export function fatesOf({ chances }: Odds): readonly Fate[] {
  const of = (id: string) => chances.find(({ name }) => name.id === id)?.chance
  const destroyed = of('odds.destroyed') ?? 0
  const retreats = Math.min(of('odds.retreats') ?? 0, 1 - destroyed)
  return [
    { name: 'destroyed', chance: destroyed },
    { name: 'retreats', chance: retreats },
    { name: of('odds.back') === undefined ? 'stands' : 'back', chance: 1 - destroyed - retreats },
  ]
}

/** What may come of a strike: a bar that parts the fates of the target, by pattern as well as by words, and what else may be. */
export function Chances({ odds, isBrief = false }: { odds: Odds | null; isBrief?: boolean }): ReactNode {
  const say = useSay()
  const words = useWords()
  const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 })
  if (odds === null) return null
  const fates = fatesOf(odds)
  const others = odds.chances.filter(({ name, chance }) => !toldByBar.has(name.id) && chance >= leastTold)
  return (
    <div className={styles.chances} data-part="plan-odds">
      <div className={styles.bar} aria-hidden="true">
        {fates.map(({ name, chance }) => (
          <span key={name} data-fate={name} style={{ flexGrow: Math.round(chance * 1000) }} />
        ))}
      </div>
      <dl className={styles.fates}>
        {fates.map(({ name, chance }) => (
          <div key={name}>
            <dt>
              <span className={styles.swatch} data-fate={name} />
              {say(`samurai.fate.${name}`)}
            </dt>
            <dd>{percent.format(chance)}</dd>
          </div>
        ))}
      </dl>
      {!isBrief && others.length > 0 && (
        <dl className={styles.others}>
          {others.map(({ name, chance }) => (
            <div key={name.id + JSON.stringify(name.values)}>
              <dt>{words.say(name)}</dt>
              <dd>{percent.format(chance)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
