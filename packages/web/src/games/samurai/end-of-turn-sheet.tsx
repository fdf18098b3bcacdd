import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { askedOf } from './asked.ts'
import styles from './plan-bar.module.css'
import { usePlanned } from './use-plan.ts'

const selling = 'end of turn / sell'

/**
 * The questions of the end of a turn, as far as they can be answered together. Each button gives an answer; which Dragon card
 * is sold with it, if any, is chosen before.
 */
export function EndOfTurnSheet({ asked }: { asked: string }) {
  const say = useSay()
  const words = useWords()
  const { scene, draft, setDraft, chooseAll } = usePlay()
  const { insist } = usePlanned()
  const sales = useSales(asked)
  const sold = draft[0]
  const isSold = (action: Action) => JSON.stringify(action) === JSON.stringify(sold)
  const isSale = sales.length > 0
  function give(action: Action): void {
    const then = sold ?? { kind: 'pass' }
    if (isSale && action.kind === 'takeHonor') chooseAll([action, then])
    else if (isSale && action.kind === 'drawDragon') insist([action, then])
    else chooseAll([action])
  }
  const soldAs = sales.find(({ action }) => isSold(action))
  return (
    <div className={styles.rows}>
      <fieldset className={styles.row} data-row={asked}>
        <legend className="unseen">{say(`ask.${asked.replace(' / ', '.').replaceAll(' ', '-')}`)}</legend>
        {scene.answers.map((offered) => {
          const { action } = offered
          const also = soldAs
          return (
            <Button key={JSON.stringify(action)} data-answer={action.kind} onClick={() => give(action)}>
              {[
                sayAnswer(words.say, asked, offered),
                ...(also === undefined ? [] : [words.say(also.phrase)]),
              ].join(', ')}
            </Button>
          )
        })}
        {isSale && sold === undefined && <DrawFirst />}
      </fieldset>
      {sales.length > 0 && (
        <fieldset className={styles.row} data-row={selling}>
          <legend className="unseen">{say('ask.end-of-turn.sell')}</legend>
          {sales.map((offered) => (
            <Button
              key={JSON.stringify(offered.action)}
              kind="quiet"
              aria-pressed={isSold(offered.action)}
              data-sale=""
              onClick={() => setDraft(isSold(offered.action) ? [] : [offered.action])}
            >
              {words.say(offered.phrase)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Whoever wants to see the card that he draws before he sells one. */
function DrawFirst() {
  const say = useSay()
  const { chooseAll, scene } = usePlay()
  const draws = scene.answers.find(({ action }) => action.kind === 'drawDragon')
  return draws === undefined ? null : (
    <Button kind="quiet" data-draw-first="" onClick={() => chooseAll([draws.action])}>
      {say('samurai.plan.drawThenSell')}
    </Button>
  )
}

/** To sell no Dragon card has a name of its own here. */
function sayAnswer(
  say: ReturnType<typeof useWords>['say'],
  name: string,
  { action, phrase }: Offered,
): string {
  return say(name === selling && action.kind === 'pass' ? { id: 'samurai.plan.sellNone' } : phrase)
}

/** What could be sold after honor is taken, by the rules themselves. */
function useSales(asked: string): readonly Offered[] {
  const { scene, foresee } = usePlay()
  const { id: question } = askedOf(scene)
  const [known, setKnown] = useState<{ question: number; sales: readonly Offered[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each question
  useEffect(() => {
    const honor = scene.answers.find(({ action }) => action.kind === 'takeHonor')
    if (asked !== 'end of turn / choose' || honor === undefined) return
    let late = false
    void foresee([honor.action]).then(({ question: next, answers }) => {
      const sales = next === selling ? answers.filter(({ action }) => action.kind !== 'pass') : []
      if (!late) setKnown({ question, sales })
    })
    return () => {
      late = true
    }
  }, [question])
  return known?.question === question ? known.sales : []
}
