/** What a rated game would have been worth to somebody with even luck. */
export interface EvenResultRow {
  match: string
  player: string
  rulebook: string
  at: number // when it counted
  result: number // 1 won, 0 lost
  even: number // the same without the luck; a single one may lie beyond both
  against: number // the rating of all others together before it
}
