import type { KeyboardEvent, ReactNode } from 'react'
import { useSay } from '../../../words/words.tsx'
import styles from './stepper.module.css'

interface Props {
  /** What is counted. */
  readonly name: string
  readonly count: number
  readonly least: number
  readonly most: number
  /** Called once for each step up or down. */
  readonly onStep: (by: 1 | -1) => void
  readonly children?: ReactNode
}

/** A number to be changed by one: two buttons, and the arrows on either of them. A closed half stays in reach of keys. */
export function Stepper({ name, count, least, most, onStep, children }: Props) {
  const say = useSay()
  const step = (by: 1 | -1) => {
    if (by > 0 ? count < most : count > least) onStep(by)
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (by === null) return
    event.preventDefault()
    step(by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span role="group" aria-label={`${name}: ${count}`} className={styles.stepper} onKeyDown={press}>
      <button
        type="button"
        aria-disabled={count <= least}
        aria-label={say('shogun.fewer', { name })}
        onClick={() => step(-1)}
      >
        −
      </button>
      <output aria-live="polite">{children ?? count}</output>
      <button
        type="button"
        aria-disabled={count >= most}
        aria-label={say('shogun.more', { name })}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  )
}
