import type { Action } from '@gunbai/kernel'
import { Button } from '../../../shell/button.tsx'
import { usePlay } from '../../../table/play.tsx'
import { useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { leastGarrison } from '../bar-choices.tsx'
import { clanOfArmy, colourOf, useView } from '../view.ts'
import { offered } from './offered.ts'
import styles from './tray.module.css'
import trooping from './troop-tray.module.css'
import { ArmyCard } from './war-tray.tsx'

/** Units that join an army or stay behind: each a figure to choose. */
export function TroopTray() {
  const { say } = useWords()
  const { scene, choose, chooseAll } = usePlay()
  const view = useView()
  const joins = offered(scene.answers, 'takeIn')
  const leaves = offered(scene.answers, 'leave')
  // the smallest garrison, while nobody was left yet
  const least = leastGarrison(leaves.map(({ action }) => action))
  const leastUnit = (least[0] as (Action & { unit: string }) | undefined)?.unit ?? ''
  const isBegun = scene.answers.some(({ action }) => action.kind === 'go')
  const asked = scene.questions.find(({ seat }) => seat === scene.viewer)
  const army = Number(asked?.about.army ?? joins[0]?.action.army ?? -1)
  const armies = leaves.length > 0 ? [army] : [...new Set(joins.map(({ action }) => action.army))]
  return (
    <div className={styles.cards}>
      {armies.map((id) => {
        const look = view.armies[id]
        const answers = [...leaves, ...joins.filter(({ action }) => action.army === id)]
        if (look === undefined) return null
        return (
          <div key={id} className={trooping.choice}>
            <ArmyCard id={id} army={look} />
            <div className={`${trooping.units} ${clans.clan}`} data-clan={colourOf(clanOfArmy(id))}>
              {least.length > 0 && !isBegun && (
                <Button kind="strong" data-answer="garrison" onClick={() => chooseAll(least)}>
                  {say({ id: 'shogun.march.leastAndGo', values: { unit: { id: `unit.${leastUnit}` } } })}
                </Button>
              )}
              {answers.map(({ action, phrase }) => (
                <Button key={JSON.stringify(action)} data-answer={action.kind} onClick={() => choose(action)}>
                  <Figure kind={action.unit} size={24} /> {say(phrase)}
                </Button>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
