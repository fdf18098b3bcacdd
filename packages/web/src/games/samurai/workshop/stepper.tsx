import styles from './sheet-tab.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onStep: (value: number) => void
}

/** A number with a button on either side. */
export function Stepper({ label, value, least, most, onStep }: Props) {
  const step = (by: number) =>
    onStep(Math.min(most, Math.max(least, (Number.isFinite(value) ? value : least) + by)))
  return (
    <div className={styles.stepper}>
      <span>{label}</span>
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
