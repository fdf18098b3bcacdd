/** The length of a hexside in every drawing. */
export const side = 40
export const halfWidth = (Math.sqrt(3) / 2) * side

/** A hex around 0, 0, smaller by so much on every side. */
export function hexPath(inset = 0): string {
  const r = side - inset
  const w = Math.round((Math.sqrt(3) / 2) * r * 100) / 100
  return `M0 ${-r}L${w} ${-r / 2}V${r / 2}L0 ${r}L${-w} ${r / 2}V${-r / 2}Z`
}
