import type { Action, Odds } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { EndOfTurnSheet } from './end-of-turn-sheet.tsx'
import { isEndOfTurn, ordering, stepBack } from './plan.ts'
import styles from './plan-bar.module.css'
import { usePlanned } from './use-plan.ts'
import { useView } from './view.ts'

/** What is drafted, by what is asked. */
export default function Drafted({ asked }: { asked: string }) {
  const { draft } = usePlay()
  if (asked === ordering) return <OrdersDraft />
  if (isEndOfTurn(asked)) return <EndOfTurnSheet asked={asked} />
  return draft[0] === undefined ? null : <OneDraft action={draft[0]} />
}

/** Which units the card on the table is to order, of how many, and where they would go. */
function OrdersDraft() {
  const say = useSay()
  const { draft, setDraft, hold, chooseAll, takeBack, scene } = usePlay()
  const { orders, moves, batch } = usePlanned()
  const { turn } = useView()
  const most = Number(scene.questions.find(({ seat }) => seat === scene.viewer)?.about?.most ?? 0)
  const count = orders.length
  const withLeaders = orders.some(({ kind }) => kind === 'orderLeader')
  const what = `samurai.plan.order${withLeaders ? 'Pieces' : 'Units'}${moves.length > 0 ? 'AndMove' : ''}`
  return (
    <>
      <div className={styles.card}>
        <p className={styles.title}>
          {turn.face !== null && say(`command.${turn.face}`)}{' '}
          <span className={styles.count} role="status" data-part="orders-count">
            {most > 0 ? say('samurai.plan.ordersOf', { count, most }) : say('samurai.plan.orders', { count })}
          </span>
        </p>
        <p className={styles.text}>{say('samurai.plan.hint.order')}</p>
      </div>
      <div className={styles.buttons}>
        {count === 0 ? (
          <>
            {takeBack !== null && (
              <Button kind="quiet" onClick={takeBack} data-part="take-card-back">
                {say('samurai.plan.cardBack')}
              </Button>
            )}
            <Button onClick={() => chooseAll([{ kind: 'endOrders' }])} data-commit="nobody">
              {say('samurai.plan.nobody')}
            </Button>
          </>
        ) : (
          <>
            <StepBack
              onStepBack={() => {
                hold(null)
                setDraft(stepBack(draft))
              }}
            />
            <Button
              kind="strong"
              data-commit="orders"
              disabled={batch === null}
              onClick={() => batch !== null && chooseAll(batch)}
            >
              {say(what, { count, moves: moves.length })}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function StepBack({ onStepBack }: { onStepBack: () => void }) {
  const say = useSay()
  return (
    <Button kind="quiet" onClick={onStepBack} data-step-back="">
      {say('samurai.plan.stepBack')}
    </Button>
  )
}

/** A card that was chosen or an attack that was aimed, and not given yet. */
function OneDraft({ action }: { action: Action }) {
  const words = useWords()
  const { scene, choose, setDraft } = usePlay()
  const offered = scene.answers.find((each) => JSON.stringify(each.action) === JSON.stringify(action))
  if (offered === undefined) return null
  const { phrase } = offered
  const isStrike = action.kind === 'attack' || action.kind === 'shoot'
  return (
    <>
      <div className={styles.card} data-card={isStrike ? undefined : ''}>
        {isStrike ? <Strike offered={offered} /> : <ChosenCard offered={offered} />}
      </div>
      <div className={styles.buttons}>
        <StepBack onStepBack={() => setDraft([])} />
        <Button kind="strong" data-commit={action.kind} onClick={() => choose(action)}>
          {words.say(isStrike ? { ...phrase, id: `samurai.plan.${action.kind}` } : phrase)}
        </Button>
      </div>
    </>
  )
}

/** A card large enough to be read: what it orders or does. */
function ChosenCard({ offered }: { offered: Offered }): ReactNode {
  const say = useSay()
  const { has } = useWords()
  const view = useView()
  const { kind, card } = offered.action as Action & { card: number }
  const isCommand = kind === 'playCommand' || kind === 'discardCommand'
  const title = isCommand ? `command.${view.commandTitles[card]}` : `dragon.${view.dragonTitles[card]}`
  const text = `${title}.text`
  return (
    <>
      <p className={styles.title}>{say(title)}</p>
      {has(text) && <p className={styles.text}>{say(text, { edition: view.edition })}</p>}
    </>
  )
}

/** Who would strike whom, and what may come of it. */
function Strike({ offered }: { offered: Offered }): ReactNode {
  const words = useWords()
  const { odds: reckon } = usePlay()
  const [odds, setOdds] = useState<Odds | null>(null)
  const { action } = offered
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to the answer
  useEffect(() => {
    let late = false
    setOdds(null)
    reckon(action).then(
      (came) => !late && setOdds(came),
      () => {},
    )
    return () => {
      late = true
    }
  }, [action])
  const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <p className={`${styles.count} ${styles.strike}`}>{words.say(offered.phrase)}</p>
      {odds !== null && (
        <dl className={styles.odds} data-part="plan-odds">
          {odds.chances.map(({ name, chance }) => (
            <div key={name.id + JSON.stringify(name.values)}>
              <dt>{words.say(name)}</dt>
              <dd>{percent.format(chance)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
