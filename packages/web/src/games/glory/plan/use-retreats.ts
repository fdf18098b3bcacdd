import type { Action } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { useGame } from '../use-view.ts'

const retreating = 'fall back / hex'
const longest = 4 // hexes: no retreat is longer, in rout on the way included

/** The ways by which a unit that falls back comes to hexes farther off than the next, each with its answers. */
export type Retreats = ReadonlyMap<number, readonly Action[]>

const none: Retreats = new Map()

/** Where a unit that falls back could end, so that its owner need not point at every hex on the way. */
export function useRetreats(): Retreats {
  const { scene, foresee } = useGame()
  const { answers, questions, viewer } = scene
  const [found, setFound] = useState<{ of: object; ways: Retreats }>({ of: answers, ways: none })
  const isAsked = questions.some(({ seat, name }) => seat === viewer && name === retreating)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!isAsked) return
    let late = false
    waysBack(
      foresee,
      answers.map(({ action }) => action),
    ).then(
      (ways) => !late && setFound({ of: answers, ways }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [answers, isAsked])
  return isAsked && found.of === answers ? found.ways : none
}

const hexOf = (action: Action): number => (action as Action & { readonly hex: number }).hex

async function waysBack(
  foresee: ReturnType<typeof useGame>['foresee'],
  first: readonly Action[],
): Promise<Retreats> {
  const ways = new Map<number, readonly Action[]>()
  const next = new Set(first.map(hexOf))
  let open = first.map((action): readonly Action[] => [action])
  for (let hexes = 1; hexes < longest && open.length > 0; hexes++) {
    const longer: (readonly Action[])[] = []
    for (const way of open) {
      const { question, answers } = await foresee(way)
      if (question !== retreating) continue
      for (const { action } of answers) {
        const hex = hexOf(action)
        if (next.has(hex) || ways.has(hex)) continue
        ways.set(hex, [...way, action])
        longer.push([...way, action])
      }
    }
    open = longer
  }
  return ways
}
