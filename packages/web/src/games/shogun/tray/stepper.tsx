import type { KeyboardEvent, ReactNode } from 'react'
import { useSay } from '../../../words/words.tsx'
import styles from './stepper.module.css'
import { useHold } from './use-hold.ts'

const keys: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

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

/** A number to be changed: two buttons that go on while they are held, and keys on either of them. A closed half stays in reach of keys. */
export function Stepper({ name, count, least, most, onStep, children }: Props) {
  const say = useSay()
  const step = (by: 1 | -1) => {
    if (by > 0 ? count < most : count > least) onStep(by)
  }
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const fewer = useHold(() => step(-1))
  const more = useHold(() => step(1))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span role="group" aria-label={`${name}: ${count}`} className={styles.stepper} onKeyDown={press}>
      <button
        type="button"
        aria-disabled={count <= least}
        aria-label={say('shogun.fewer', { name })}
        {...fewer}
      >
        −
      </button>
      <output aria-live="polite">{children ?? count}</output>
      <button type="button" aria-disabled={count >= most} aria-label={say('shogun.more', { name })} {...more}>
        +
      </button>
    </span>
  )
}
