import type { Action } from '@gunbai/kernel'
import { Button } from '../../../shell/button.tsx'
import { usePlay } from '../../../table/play.tsx'
import { useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { clanOfArmy, colourOf, useView } from '../view.ts'
import { offered } from './offered.ts'
import styles from './tray.module.css'
import trooping from './troop-tray.module.css'
import { ArmyCard } from './war-tray.tsx'

/** Takes in whoever can join an army where it stands, one after the other as the rules let them, as one batch. */
function useJoinAll(): (army: number) => Promise<void> {
  const { scene, foresee, chooseAll } = usePlay()
  return async (army) => {
    const taken: Action[] = []
    let open = scene.answers
    for (;;) {
      const next = offered(open, 'takeIn').find(({ action }) => action.army === army)
      if (next === undefined) break
      taken.push(next.action)
      const { halted, answers } = await foresee(taken)
      if (halted !== null) break
      open = answers
    }
    if (taken.length > 0) chooseAll(taken)
  }
}

/** Units that join an army or stay behind: each a figure to choose. */
export function TroopTray() {
  const { say } = useWords()
  const { scene, choose } = usePlay()
  const view = useView()
  const joins = offered(scene.answers, 'takeIn')
  const leaves = offered(scene.answers, 'leave')
  const joinAll = useJoinAll()
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
              {joins.filter(({ action }) => action.army === id).length > 0 && (
                <Button data-answer="joinAll" onClick={() => joinAll(id)}>
                  {say({ id: 'shogun.join.all' })}
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
