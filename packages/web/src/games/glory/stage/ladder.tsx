import { type GloryView, screenField } from '@gunbai/glory/screen'
import { useSay } from '../../../words/words.tsx'
import { armyStyle } from '../armies.ts'
import { Counter } from '../art/counter.tsx'
import { counterLook } from '../pieces.tsx'
import styles from './ladder.module.css'

const steps = [0, 1, 2] as const

/** Good order, disorder, rout, destruction: how far down a unit has come. */
export function Ladder({ unit, view }: { unit: number; view: GloryView }) {
  const say = useSay()
  const field = screenField(view)
  const now = view.units[unit]?.condition ?? 0
  return (
    <ol
      className={styles.ladder}
      style={armyStyle(field, field.cards[unit]?.seat ?? 0)}
      data-part="ladder"
      aria-label={say('glory.moment.ladder')}
    >
      {steps.map((step) => (
        <li key={step} aria-current={step === now ? 'step' : undefined}>
          <svg viewBox="-34 -34 68 68" aria-hidden="true">
            <Counter {...counterLook(field, [unit, step])} />
          </svg>
          {say(`glory.state.short.${step}`)}
        </li>
      ))}
      <li aria-current={now === 3 ? 'step' : undefined}>
        <svg viewBox="-34 -34 68 68" aria-hidden="true">
          <path d="M-24-20H24V20H-24Z" className={styles.place} />
          <path d="M-26 24 26-24" className={styles.struck} />
        </svg>
        {say('glory.state.short.3')}
      </li>
    </ol>
  )
}
