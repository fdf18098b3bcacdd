import type { Action } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { GameFace } from '../../games/face.ts'
import { beatTime } from '../../settings/settings.ts'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { type Beat, during } from '../../table/beat.ts'
import { forgetDrafts } from '../../table/kept-drafts.ts'
import { tableToday } from '../../table/older-table.ts'
import { type Counsel, type Play, PlayContext } from '../../table/play.tsx'
import type { Snapshot, Table, TableState } from '../../table/table.ts'
import { setupTitle } from '../../words/setup-title.ts'
import { useSay } from '../../words/words.tsx'
import { RulesBeside } from '../rules/rules-beside.tsx'
import { Announcer } from './announcer.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { fetchStage } from './staging.ts'
import { TabTitle } from './tab-title.ts'
import { type Panel, TableLayout } from './table-layout.tsx'
import type { Menu } from './table-menu.tsx'
import { useAdvice } from './use-advice.ts'
import { useHands } from './use-hands.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useLostDraft, useTurnDraft } from './use-turn-draft.ts'

/** What cannot be fetched now and is not needed to play: a line that is cut must not take the table away. */
const nothing = () => ({ default: () => null })

const Cover = lazy(() => import('./cover.tsx'))
const EndScreen = lazy(() => import('./end/end-screen.tsx'))
const BranchStrip = lazy(() => import('../branch/branch-strip.tsx'))
const Coaching = lazy(() => import('../../lesson/coaching.tsx'))
const NotDoneNote = lazy(() => import('./not-done-note.tsx'))
const LostDraftNote = lazy(() => import('./lost-draft-note.tsx'))
const WindowDock = lazy(() => import('./window-dock.tsx'))
const StageHands = lazy(() => import('./stage/stage-hands.tsx').catch(nothing))
/** Fetched with the first gesture, before which nothing may be heard. */
const Hearing = lazy(() => import('../../sound/hearing.tsx').catch(nothing))
const WhatIs = lazy(() => import('./what-is/what-is.tsx'))
const TableMenu = lazy(() => import('./table-menu.tsx'))

interface Props {
  readonly table: Table
  readonly face: GameFace
  /** What stands above the board, such as the clocks of a match. */
  readonly above?: ReactNode
  /** Who sits in a seat, where that is more than its side. */
  readonly nameOf?: ((seat: number) => string) | undefined
  readonly extra?: Panel
  /** What to do next when it is over, besides what is always offered. */
  readonly onward?: ReactNode
}

/** The table with everything on it, as soon as there is anything on it. */
export function PlayedTable(props: Props) {
  const { snapshot } = useSyncExternalStore(props.table.subscribe, props.table.state)
  return snapshot === null ? null : <SetTable {...props} table={tableToday(props.table, snapshot.game)} />
}

function SetTable(props: Props) {
  const { table } = props
  const state = useSyncExternalStore(table.subscribe, table.state)
  return state.snapshot === null ? null : <LaidTable {...props} state={state} snapshot={state.snapshot} />
}

type Laid = Props & { readonly state: TableState; readonly snapshot: Snapshot }

function LaidTable({ table, face, state, snapshot, above, nameOf, extra, onward }: Laid) {
  const say = useSay()
  const [menu, setMenu] = useState<Menu | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [endSeen, setEndSeen] = useState(false)
  const isOver = useRestAtEnd(snapshot)
  const { answering, choose } = useChoosing(table, snapshot)
  const { advice, ask: advise } = useAdvice(table, snapshot, questionOf(snapshot))
  const play = usePlayAt(table, face, state, snapshot, choose, advice)
  const isTouched = useTouched()
  useKeptFocus(snapshot.moment)
  const hasStage = useHappened(face, snapshot, isTouched)
  const { problem, notDone } = state
  const isDraftLost = useLostDraft(snapshot, questionOf(snapshot))
  useShortcuts({
    undo: () => void table.undo(),
    hurry: () => table.hurry(),
    pass: usePassing(snapshot, choose),
    menu: setMenu,
    advise,
    enabled: menu === null && snapshot.cover === null && play.beat === null,
  })
  const prompt = (
    <PromptBar
      undoable={snapshot.undoable}
      onUndo={() => table.undo()}
      onAsk={() => setIsAsking(!isAsking)}
      onMenu={() => setMenu('menu')}
    />
  )
  const notice = (
    <>
      {above}
      {snapshot.game.branch !== undefined && (
        <Suspense>
          <BranchStrip branch={snapshot.game.branch} table={table} />
        </Suspense>
      )}
      <Suspense>{hasStage && <StageHands table={table} />}</Suspense>
      <Suspense>
        {snapshot.window !== null && <WindowDock table={table} onOrders={() => setMenu('orders')} />}
      </Suspense>
      <Suspense>{notDone !== null && <NotDoneNote notDone={notDone} />}</Suspense>
      <Suspense>{isDraftLost && <LostDraftNote />}</Suspense>
      {problem !== null && <ProblemNotice problem={problem} onRetry={() => table.retry()} />}
      {(snapshot.game.lesson !== null || snapshot.game.script !== undefined) && (
        <Suspense>
          <Coaching game={snapshot.game} table={table} />
        </Suspense>
      )}
    </>
  )
  return (
    <PlayContext value={play}>
      <TableLayout answering={answering} prompt={prompt} notice={notice} extra={extra} />
      <Announcer />
      <TabTitle />
      <RulesBeside />
      <Suspense>{isTouched && <Hearing />}</Suspense>
      <Suspense>{isTouched && <WhatIs isAsking={isAsking} onAsking={setIsAsking} />}</Suspense>
      <Suspense>
        {snapshot.cover !== null && <Cover seat={snapshot.cover} onTaken={(seat) => table.uncover(seat)} />}
        {menu !== null && (
          <TableMenu
            shown={menu}
            onShow={setMenu}
            onAdvice={advise}
            onAsk={() => setIsAsking(true)}
            table={table}
          />
        )}
        {isOver && !endSeen && snapshot.game.script === undefined && (
          <EndScreen table={table} nameOf={nameOf} onward={onward} onClose={() => setEndSeen(true)} />
        )}
      </Suspense>
      <h1 className="unseen">
        {say('ui.table.title', { game: say('title'), setup: setupTitle(say, snapshot.game.setup) })}
      </h1>
    </PlayContext>
  )
}

/** The way in which the viewer's question is answered, and whether an answer is on its way. */
function useChoosing(table: Table, { questions, viewer }: Snapshot) {
  const [onItsWay, setOnItsWay] = useState(0)
  const answered = useRef<number | null>(null)
  const question = questions.find(({ seat }) => seat === viewer)?.id ?? null
  const choose = useCallback(
    (actions: readonly Action[]) => {
      // a second click on the same question, before the first is through, is none
      if (question === null || answered.current === question) return
      answered.current = question
      setOnItsWay((count) => count + 1)
      void table.answerAll(question, actions).finally(() => {
        if (answered.current === question) answered.current = null
        setOnItsWay((count) => count - 1)
      })
    },
    [table, question],
  )
  return { answering: onItsWay > 0, choose }
}

/** A key declines not before the question was there for a moment: a habit must not answer for somebody. */
const tooQuick = 600

function usePassing({ window, questions, viewer }: Snapshot, choose: (actions: readonly Action[]) => void) {
  const question = questions.find(({ seat }) => seat === viewer)?.id ?? null
  const since = useRef({ question, at: 0 })
  if (since.current.question !== question) since.current = { question, at: performance.now() }
  return () => {
    const isThere = question !== null && performance.now() - since.current.at >= tooQuick
    if (isThere && window?.declines) choose([window.declines])
  }
}

/** What the board and the panels are drawn from, with what the hand is on. */
function usePlayAt(
  table: Table,
  face: GameFace,
  { log, beat: playing, notDone }: TableState,
  latest: Snapshot,
  give: (actions: readonly Action[]) => void,
  advice: Counsel | null,
): Play {
  const { beat, snapshot, showAgain } = useLookingAgain(playing, latest)
  const question = questionOf(latest)
  const { draft, setDraft } = useTurnDraft(latest, question)
  const hands = useHands(question)
  const { letGo } = hands
  const chooseAll = useCallback(
    (actions: readonly Action[]) => {
      letGo()
      forgetDrafts(latest.game.id, latest.viewer)
      give(actions)
    },
    [give, letGo, latest.game.id, latest.viewer],
  )
  return useMemo<Play>(
    () => ({
      face,
      scene: { ...snapshot, views: null },
      log,
      news: beat?.entries ?? newest(log, snapshot.moment),
      beat,
      showAgain,
      viewAt: async (moment) => (await table.at(moment, latest.viewer)).view,
      ...hands,
      notDone,
      advice,
      choose: (action) => chooseAll([action]),
      chooseAll,
      draft,
      setDraft,
      takeBack: snapshot.undoable === 0 ? null : () => void table.undo(),
      foresee: (actions, wondering) => table.foresee(actions, wondering),
      journeys: (piece) => table.journeys(piece),
      odds: (action) => table.odds(action),
      whyNot: (action) => table.whyNot(action),
      oddsOf: (numbers) => table.oddsOf(numbers),
      sketch: () => table.sketch(snapshot.view),
    }),
    [
      face,
      snapshot,
      latest.viewer,
      log,
      notDone,
      beat,
      showAgain,
      hands,
      advice,
      draft,
      setDraft,
      chooseAll,
      table,
    ],
  )
}

/** The beat that plays, or else one that somebody looks at again, until the game goes on; with the table as it is in it. */
function useLookingAgain(playing: Beat | null, latest: Snapshot) {
  const [again, setAgain] = useState<{ readonly moment: number; readonly beat: Beat } | null>(null)
  const { moment } = latest
  const beat = playing ?? (again?.moment === moment ? again.beat : null)
  const snapshot = useMemo(
    () => (playing !== null || beat === null ? latest : during(latest, beat)),
    [playing, latest, beat],
  )
  const show = useCallback((found: Beat | null) => setAgain(found && { moment, beat: found }), [moment])
  return { beat, snapshot, showAgain: playing === null ? show : null }
}

/** Whether something has happened since the table was laid: then the stage is there, or on its way. */
function useHappened(face: GameFace, { moment }: Snapshot, isTouched: boolean): boolean {
  const [first] = useState(moment)
  useEffect(() => {
    if (isTouched) void fetchStage()
  }, [isTouched])
  return face.stage !== null && (isTouched || moment !== first)
}

/** Whether the reader has touched the page or pressed a key since the table was laid. */
function useTouched(): boolean {
  const [isTouched, touch] = useState(false)
  useEffect(() => {
    // drawn later: the other listeners of this very event are renewed by drawing, and would miss it
    const begin = () => setTimeout(() => touch(true))
    // a mouse that comes near is heard too: its first click may be of the right button
    const events = ['pointerdown', 'pointermove', 'keydown']
    for (const each of events) addEventListener(each, begin, { once: true })
    return () => {
      for (const each of events) removeEventListener(each, begin)
    }
  }, [])
  return isTouched
}

/** What was seen last rests for a moment before the end is told: the last roll is not covered. */
const rests = 2.5 // beats

function useRestAtEnd({ outcome }: Snapshot): boolean {
  const isOver = outcome !== null
  // a game that was over before is told at once
  const [isTold, tell] = useState(isOver)
  useEffect(() => {
    if (!isOver) {
      tell(false)
      return
    }
    const timer = setTimeout(() => tell(true), rests * beatTime())
    return () => clearTimeout(timer)
  }, [isOver])
  return isOver && isTold
}

/** The viewer's question: its id never comes back, but another seat may have the same. */
function questionOf({ questions, viewer }: Snapshot): string | null {
  const id = questions.find(({ seat }) => seat === viewer)?.id ?? null
  return id === null ? null : `${viewer} ${id}`
}

/** What the latest answer brought. */
function newest(log: readonly LogEntry[], moment: number): readonly LogEntry[] {
  let from = log.length
  while (from > 0 && log[from - 1]?.moment === moment) from--
  return log.slice(from)
}
