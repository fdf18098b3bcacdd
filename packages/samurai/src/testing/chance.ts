/** Rolls of any number of sides from a seed, for positions made by chance: the same again for the same seed. */
export function chance(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
