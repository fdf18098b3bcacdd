/** What a trial of a battle by bots takes note of in an event. */
export interface Noted {
  /** Where there was a fight, by the board's own numbers. */
  readonly fight?: number
  /** The piece that moved, by its number. */
  readonly moved?: number
  /** The piece that fought. */
  readonly fought?: number
  /** A card that was played, by its title. */
  readonly card?: string
}
