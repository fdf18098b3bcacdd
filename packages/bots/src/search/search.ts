/** A search from one question. It can be gone on with as long as there is budget, and asked at any time. */
export interface Search {
  /** One more look ahead. */
  iterate(): void
  /** The place in the list of the answer that is best so far. */
  best(): number
  /** Whether looking on could still change what is best. */
  couldChange(): boolean
  /** By answer, what was found. */
  findings(): readonly Finding[]
}

export interface Finding {
  readonly visits: number
  /** The mean of what the looks ahead through this answer came to, from 0 (lost) to 1 (won). */
  readonly worth: number
}
