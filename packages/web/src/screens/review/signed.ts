/** A change of a chance in points of a hundred, with its sign: `− 9`. */
export function signed(change: number): string {
  const points = Math.round(100 * Math.abs(change))
  return `${change < 0 && points > 0 ? '−' : '+'} ${points}`
}
