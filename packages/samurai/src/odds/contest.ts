const DIE = 1 / 6

/** By number, how likely it is that one face comes up so often on so many dice. */
function faceCounts(dice: number): number[] {
  let chances = [1]
  for (let more = 0; more < dice; more++) {
    chances = [...chances, 0].map(
      (chance, count) => chance * (1 - DIE) + (count === 0 ? 0 : chances[count - 1] * DIE),
    )
  }
  return chances
}

/** How likely it is to roll more of one face than the other side does, as in a duel or for a turncoat. */
export function chanceToRollMore(own: number, theirs: number): number {
  const rival = faceCounts(theirs)
  let more = 0
  for (const [count, chance] of faceCounts(own).entries()) {
    for (let less = 0; less < Math.min(count, rival.length); less++) more += chance * rival[less]
  }
  return more
}
