import styles from './fields.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** Whether the label is for those alone who do not see what it belongs to. */
  readonly hidden?: boolean
  readonly onStep: (value: number) => void
}

/** A number with a button on either side. */
export function Stepper({ label, value, least, most, hidden = false, onStep }: Props) {
  const step = (by: number) =>
    onStep(Math.min(most, Math.max(least, (Number.isFinite(value) ? value : least) + by)))
  return (
    <div className={styles.stepper}>
      {!hidden && <span>{label}</span>}
      <button type="button" onClick={() => step(-1)} disabled={value <= least} aria-label={`${label} −1`}>
        −
      </button>
      <output aria-label={label}>{Number.isFinite(value) ? value : '?'}</output>
      <button type="button" onClick={() => step(1)} disabled={value >= most} aria-label={`${label} +1`}>
        +
      </button>
    </div>
  )
}
