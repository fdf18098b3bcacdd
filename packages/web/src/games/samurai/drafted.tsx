import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import type { ReactNode } from 'react'
import { Button } from '../../shell/button.tsx'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { usePlay } from '../../table/play.tsx'
import { useRareWords, useSay, useWords } from '../../words/words.tsx'
import { CardPicture } from './art/card-picture.tsx'
import { sideOf } from './battle.ts'
import { Chances } from './chances.tsx'
import { EndOfTurnSheet } from './end-of-turn-sheet.tsx'
import { GroundSheet } from './ground-sheet.tsx'
import { type Draft, isEndOfTurn, isPlanned, isStrike, ordering, stepBack } from './plan.ts'
import styles from './plan-bar.module.css'
import { usePlanned } from './use-plan.ts'
import { useView } from './view.ts'

/** What is drafted, by what is asked. */
export default function Drafted({ asked }: { asked: string }) {
  const { draft } = usePlay()
  if (isPlanned(asked)) return <PlanDraft />
  if (isEndOfTurn(asked)) return <EndOfTurnSheet asked={asked} />
  if (draft[0] !== undefined) return <OneDraft action={draft[0]} />
  return asked === 'close combat / ground' ? <GroundSheet /> : null
}

/** A turn as it is drafted: the card with its count of orders, the next strike with its odds, and the button that gives it all. */
function PlanDraft() {
  const { draft, setDraft, hold, held } = usePlay()
  const { asked, commit, inHand, draft: parts } = usePlanned()
  const others = held?.startsWith('dragon') ? inHand.origins.size : 0
  return (
    <>
      <div className={styles.card}>
        <PlanHead />
        <NextStrike />
      </div>
      <div className={styles.buttons}>
        {others > 0 && <CardChoices />}
        {draft.length === 0 ? (
          asked === ordering && <NoOrders />
        ) : (
          <>
            <StepBack
              onStepBack={() => {
                hold(null)
                setDraft(stepBack(draft))
              }}
            />
            <Inspired />
            <Button
              kind="strong"
              data-commit={commitName(parts)}
              disabled={commit === null}
              onClick={() => commit?.()}
            >
              <WhatHappens />
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** What the button gives, by the kind of the answer that matters most in it. */
function commitName({ cards, orders, moves, strikes }: Draft): string {
  const strike = strikes.find(isStrike)
  if (strike !== undefined) return strike.kind
  if (moves.length > 0) return 'moves'
  return orders.length > 0 ? 'orders' : (cards[0]?.kind ?? '')
}

/** The card, and how many of its orders are given. */
function PlanHead() {
  const say = useSay()
  const { commandTitles, turn } = useView()
  const { viewer } = usePlay().scene
  const { asked, draft, known } = usePlanned()
  const [card] = draft.cards as readonly (Action & { card: number })[]
  const title = card === undefined ? turn.face : (commandTitles[card.card] ?? null)
  const count = draft.orders.length
  const most = known?.mostOrders ?? 0
  const isOrdering = card !== undefined || asked === ordering
  const isSmallTable = isSmall(useLayout())
  // who is to be struck matters more than the card that was played before
  if (!isOrdering && draft.strikes.length > 0) return null
  return (
    <>
      {isSmallTable && title !== null && (
        <span className={styles.picture}>
          <CardPicture title={title} side={sideOf(viewer ?? 1)} />
        </span>
      )}
      <p className={styles.title}>
        {title !== null && say(`command.${title}`)}{' '}
        {isOrdering && (
          <span className={styles.count} role="status" data-part="orders-count">
            {most > 0 || count > 0
              ? say(most > 0 ? 'samurai.plan.ordersOf' : 'samurai.plan.orders', { count, most })
              : say('samurai.plan.orders', { count })}
          </span>
        )}
      </p>
      <PlanHint title={card === undefined ? null : title} />
    </>
  )
}

/** What the card does, until somebody is ordered; then how to go on. */
function PlanHint({ title }: { title: string | null }) {
  const say = useSay()
  useRareWords()
  const { has } = useWords()
  const { edition } = useView()
  const { asked, draft } = usePlanned()
  if (draft.strikes.length > 0) return null
  const text = `command.${title}.text`
  if (title !== null && draft.orders.length === 0 && has(text))
    return <p className={styles.text}>{say(text, { edition })}</p>
  const name = asked.split(' / ')[1] ?? ''
  const hint = { command: 'order', bonus: 'battle' }[name] ?? name
  return <p className={styles.text}>{say(`samurai.plan.hint.${hint}`)}</p>
}

function StepBack({ onStepBack }: { onStepBack: () => void }) {
  const say = useSay()
  return (
    <Button kind="quiet" onClick={onStepBack} data-step-back="">
      {say('samurai.plan.stepBack')}
    </Button>
  )
}

function NoOrders() {
  const say = useSay()
  const { chooseAll, takeBack } = usePlay()
  return (
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
  )
}

/** A card that stands for several things, which no piece shows: which of them. */
function CardChoices() {
  const words = useWords()
  const { held } = usePlay()
  const { offersOf, answer, inHand } = usePlanned()
  const shown = new Set([...inHand.targets.values()].flat())
  return offersOf(held as never)
    .filter((each) => !shown.has(each))
    .map(({ action, phrase }) => (
      <Button key={JSON.stringify(action)} onClick={() => answer(action)}>
        {words.say(phrase)}
      </Button>
    ))
}

/** Where a leader can inspire the strike, that is committed by a button of its own. */
function Inspired() {
  const words = useWords()
  const { known, draft, commit, commitWith } = usePlanned()
  if (known === null || draft.strikes.some(({ kind }) => kind === 'inspire')) return null
  const asked = known.steppedOver.find(({ question }) => question === 'strike / inspire')
  const inspiring = (asked?.answers ?? []).filter(({ action }) => action.kind === 'inspire')
  return inspiring.map(({ action, phrase }) => (
    <Button
      key={JSON.stringify(action)}
      data-commit-inspired=""
      disabled={commit === null}
      onClick={() => commitWith(action, asked?.after ?? 0)}
    >
      {words.say(inspiring.length === 1 ? { id: 'samurai.plan.inspired' } : phrase)}
    </Button>
  ))
}

/** What the button will do, in words: the card, orders, moves and the first strike; dice fall there. */
function WhatHappens() {
  const say = useSay()
  const words = useWords()
  const { commandTitles, dragonTitles } = useView()
  const { draft, known } = usePlanned()
  const { cards, orders, moves } = draft
  const count = orders.length
  const marching = moves.filter(({ kind }) => kind !== 'playDragon').length
  const strike = strikeIn(draft.strikes, known?.strikes ?? [])
  const played = (each: Action) => {
    const { kind, card } = each as Action & { card: number }
    return say(kind === 'playCommand' ? `command.${commandTitles[card]}` : `dragon.${dragonTitles[card]}`)
  }
  const dragons = [...cards, ...moves, ...draft.strikes].filter(({ kind }) => kind === 'playDragon')
  const [command] = cards.filter(({ kind }) => kind === 'playCommand')
  const dragonsPlayed = dragons.map((each) => say('samurai.plan.do.play', { card: played(each) }))
  // before dice it names them, and what costs honor; the card, its orders and the moves are told above it
  const parts =
    strike !== null
      ? [...dragonsPlayed, words.say({ ...strike.phrase, id: `samurai.plan.do.${strike.action.kind}` })]
      : [
          ...(command === undefined ? [] : [say('samurai.plan.do.play', { card: played(command) })]),
          ...dragonsPlayed,
          ...(count > 0 ? [say('samurai.plan.do.order', { count })] : []),
          ...(marching > 0 ? [say('samurai.plan.do.move', { count: marching })] : []),
          ...(known?.endsTurn === true ? [say('samurai.plan.do.end')] : []),
        ]
  const [first = '', ...rest] = parts
  return <>{[first.charAt(0).toLocaleUpperCase(words.language) + first.slice(1), ...rest].join(', ')}</>
}

/** The strike that comes first, as it is offered. */
function strikeIn(strikes: readonly Action[], offered: readonly Offered[]): Offered | null {
  const first = strikes.find(isStrike)
  return offered.find(({ action }) => JSON.stringify(action) === JSON.stringify(first)) ?? null
}

/** Who would strike whom first, and what may come of it. */
function NextStrike(): ReactNode {
  const words = useWords()
  const say = useSay()
  const layout = useLayout()
  const { draft, known } = usePlanned()
  const strike = strikeIn(draft.strikes, known?.strikes ?? [])
  if (strike === null) return null
  const later = draft.strikes.filter(isStrike).length - 1
  const laterTold = later > 0 ? say('samurai.plan.later', { count: later }) : ''
  // on a large screen who strikes whom, and what else may come of it, has a sheet of its own
  const isBrief = !isSmall(layout)
  return (
    <>
      {(!isBrief || laterTold !== '') && (
        <p className={`${styles.count} ${styles.strike}`}>
          {isBrief ? laterTold : `${words.say(strike.phrase)} ${laterTold}`}
        </p>
      )}
      <Chances odds={known?.odds ?? null} isBrief={isBrief} />
    </>
  )
}

/** A card that was chosen at a window, and not given yet. */
function OneDraft({ action }: { action: Action }) {
  const words = useWords()
  const { scene, choose, setDraft } = usePlay()
  const offered = scene.answers.find((each) => JSON.stringify(each.action) === JSON.stringify(action))
  if (offered === undefined) return null
  return (
    <>
      <div className={styles.card} data-card="">
        <ChosenCard offered={offered} />
      </div>
      <div className={styles.buttons}>
        <StepBack onStepBack={() => setDraft([])} />
        <Button kind="strong" data-commit={action.kind} onClick={() => choose(action)}>
          {words.say(offered.phrase)}
        </Button>
      </div>
    </>
  )
}

/** A card large enough to be read: what it orders or does. */
function ChosenCard({ offered }: { offered: Offered }): ReactNode {
  const say = useSay()
  useRareWords()
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
