import type { Action } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { useGame } from '../use-view.ts'
import { chanceIn } from './foremost.ts'

/** More than this are not reckoned: they would cover what they stand on. */
const most = 12

/** For each of these answers the chance of what one wants of it, as soon as it is reckoned; null where it throws no dice. */
export function useChances(actions: readonly Action[], named: string): readonly (number | null)[] {
  const { scene, odds } = useGame()
  const key = `${scene.moment} ${named}`
  const [found, setFound] = useState<{ key: string; chances: readonly (number | null)[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to these answers at this moment
  useEffect(() => {
    let late = false
    Promise.all(actions.slice(0, most).map((action) => odds(action as Parameters<typeof odds>[0]))).then(
      (all) => !late && setFound({ key, chances: all.map(chanceIn) }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [key])
  return found?.key === key ? found.chances : []
}
