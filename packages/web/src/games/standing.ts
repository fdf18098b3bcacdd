/** How things stood after an entry of the log: by seat, what wins. */
export interface Standing {
  /** Its place in the log. */
  readonly at: number
  readonly scores: readonly number[]
}
