/** When the site was last there; one row. */
export interface PulseRow {
  id: number
  at: number | null
}

/** When the site was away. */
export interface DowntimeRow {
  from_at: number
  to_at: number
}

/** What the site keeps for itself, such as a key. Told to nobody. */
export interface KeepsakeRow {
  name: string
  value: string
}
