import { useId, useState } from 'react'
import styles from './fields.module.css'

interface Props {
  readonly label: string
  readonly value: string
  /** More than one for a text of several lines. */
  readonly rows?: number
  readonly onWritten: (value: string) => void
}

/** A field that is taken over when somebody leaves it: writing is one change, not one for each letter. */
export function Written({ label, value, rows = 1, onWritten }: Props) {
  const id = useId()
  const [written, setWritten] = useState<string | null>(null)
  const take = () => {
    if (written !== null && written !== value) onWritten(written)
    setWritten(null)
  }
  const shared = {
    id,
    value: written ?? value,
    onChange: ({ target }: { target: { value: string } }) => setWritten(target.value),
    onBlur: take,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? (
        <textarea rows={rows} {...shared} />
      ) : (
        <input type="text" {...shared} onKeyDown={(event) => event.key === 'Enter' && take()} />
      )}
    </div>
  )
}
