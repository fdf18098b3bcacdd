import type { Action } from '@gunbai/kernel'
import type { Foreseen } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'
import { Chances } from './chances.tsx'
import { bonus, isStrike } from './plan.ts'
import styles from './plan-bar.module.css'
import { usePlanned } from './use-plan.ts'

/** Where a unit may advance and fight on from there, one button does both. */
export function GroundSheet() {
  const words = useWords()
  const { scene, foresee } = usePlay()
  const { giveAll } = usePlanned()
  const [after, setAfter] = useState<readonly Advance[]>([])
  const advances = scene.answers.filter(({ action }) => action.kind === 'gainGround')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    let late = false
    const found = advances.map(({ action }) => advanced(foresee, action))
    void Promise.all(found).then((all) => !late && setAfter(all.flat()))
    return () => {
      late = true
    }
  }, [scene.moment])
  if (after.length === 0) return null
  return (
    <div className={styles.buttons}>
      {after.map(({ actions, phrase, odds }) => (
        <div key={JSON.stringify(actions)} className={styles.advance}>
          <Chances odds={odds} />
          <Button data-advance="" onClick={() => giveAll(actions)}>
            {words.say({ ...phrase, id: 'samurai.plan.advance' })}
          </Button>
        </div>
      ))}
    </div>
  )
}

interface Advance {
  readonly actions: readonly Action[]
  readonly phrase: Foreseen['answers'][number]['phrase']
  readonly odds: Foreseen['odds'][number]
}

/** What a unit could strike once it has advanced, with the odds of each. */
async function advanced(
  foresee: ReturnType<typeof usePlay>['foresee'],
  gain: Action,
): Promise<readonly Advance[]> {
  const { question, answers } = await foresee([gain], { through: [], to: bonus })
  const strikes = question === bonus ? answers.filter(({ action }) => isStrike(action)) : []
  if (strikes.length === 0) return []
  const { odds } = await foresee([gain], {
    through: [],
    to: bonus,
    odds: strikes.map(({ action }) => action),
  })
  return strikes.map(({ action, phrase }, i) => ({ actions: [gain, action], phrase, odds: odds[i] ?? null }))
}
