/** Where an answer is pointed at on the table: first its origin, where it has one, then its target. */
export interface Pointing<H> {
  readonly origin: H | null
  readonly target: H
}

/** Something that is marked on the board: advice, or what was played instead of it. */
export interface Marked<H> extends Pointing<H> {
  readonly played: boolean
  /** As the list beside the board counts it. */
  readonly number: number
}

/** An answer with the way it is pointed at. */
export interface Pointed<A, H> {
  readonly answer: A
  readonly pointing: Pointing<H>
}

/** Everything that is lit, given what has been taken up. */
export interface Lit<A, H> {
  /** What can be taken up, to be aimed at something. */
  readonly origins: ReadonlySet<H>
  /** What can be chosen now, with the answers that this would give. */
  readonly targets: ReadonlyMap<H, readonly A[]>
  /** What is taken up: the one that was chosen, or the only one that there is. */
  readonly taken: H | null
}

/** Works out what is lit. A target is reached at once where only one origin can be meant. */
export function lit<A, H>(pointed: readonly Pointed<A, H>[], chosen: H | null): Lit<A, H> {
  const origins = new Set<H>()
  for (const { pointing } of pointed) if (pointing.origin !== null) origins.add(pointing.origin)
  const direct = pointed.some(({ pointing }) => pointing.origin === null)
  const only = origins.size === 1 && !direct ? ([...origins][0] ?? null) : null
  const taken = chosen !== null && origins.has(chosen) ? chosen : only
  const targets = new Map<H, A[]>()
  const aim = (target: H, answer: A): void => {
    const several = targets.get(target)
    if (several === undefined) targets.set(target, [answer])
    else several.push(answer)
  }
  for (const { answer, pointing } of pointed) {
    if (pointing.origin === null || pointing.origin === taken) aim(pointing.target, answer)
  }
  if (taken !== null) return { origins, targets, taken }
  const aimed = Map.groupBy(
    pointed.filter(({ pointing }) => pointing.origin !== null),
    ({ pointing }) => pointing.target,
  )
  for (const [target, several] of aimed) {
    const from = new Set(several.map(({ pointing }) => pointing.origin))
    if (from.size > 1 || targets.has(target) || origins.has(target)) continue
    for (const { answer } of several) aim(target, answer)
  }
  return { origins, targets, taken }
}
