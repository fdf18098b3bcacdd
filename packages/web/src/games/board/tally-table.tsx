import type { ReactNode } from 'react'
import styles from './tally-table.module.css'

export interface TallyRow {
  readonly name: string
  /** By column. */
  readonly cells: readonly (string | number)[]
}

interface Props {
  readonly columns: readonly { readonly key: string | number; readonly head: ReactNode }[]
  readonly rows: readonly TallyRow[]
  readonly note?: string
}

/** What a game came to, side by side. */
export function TallyTable({ columns, rows, note }: Props) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]?.key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  )
}
