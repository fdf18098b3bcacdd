import type { Action } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { GameFace } from '../../games/face.ts'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { type Play, PlayContext } from '../../table/play.tsx'
import type { Snapshot, Table, TableState } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import { Announcer } from './announcer.tsx'
import { Cover } from './cover.tsx'
import { NotDoneNote } from './not-done-note.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { type Panel, TableLayout } from './table-layout.tsx'
import type { Menu } from './table-menu.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const EndScreen = lazy(() => import('./end-screen.tsx'))
const Coaching = lazy(() => import('../../lesson/coaching.tsx'))
const TableMenu = lazy(() => import('./table-menu.tsx'))

interface Props {
  readonly table: Table
  readonly face: GameFace
  readonly state: TableState
  readonly snapshot: Snapshot
  /** What stands above the board, such as the clocks of a match. */
  readonly above?: ReactNode
  /** Who sits in a seat, where that is more than its side. */
  readonly nameOf?: ((seat: number) => string) | undefined
  readonly extra?: Panel
}

/** The table with everything on it. */
export function PlayedTable({ table, face, state, snapshot, above, nameOf, extra }: Props) {
  const say = useSay()
  const [pointedAt, point] = useState<Action | null>(null)
  const [lookedAt, lookAt] = useState<string | null>(null)
  const [held, hold] = useState<string | null>(null)
  const [menu, setMenu] = useState<Menu | null>(null)
  const [endSeen, setEndSeen] = useState(false)
  const [onItsWay, setOnItsWay] = useState(0)
  const answering = useRef<number | null>(null)
  const { log, problem, notDone } = state

  const choose = useCallback(
    (action: Action) => {
      const question = snapshot.questions.find(({ seat }) => seat === snapshot.viewer)?.id ?? null
      point(null)
      hold(null)
      // a second click on the same question, before the first is through, is none
      if (question === null || answering.current === question) return
      answering.current = question
      setOnItsWay((count) => count + 1)
      void table.answer(question, action).finally(() => {
        if (answering.current === question) answering.current = null
        setOnItsWay((count) => count - 1)
      })
    },
    [table, snapshot],
  )
  const play = useMemo<Play>(
    () => ({
      face,
      scene: { ...snapshot, views: null },
      log,
      news: newest(log, snapshot.moment),
      pointedAt,
      point,
      lookedAt,
      lookAt,
      held,
      hold,
      choose,
      odds: (action) => table.odds(action),
      whyNot: (action) => table.whyNot(action),
      oddsOf: (numbers) => table.oddsOf(numbers),
      sketch: () => table.sketch(snapshot.view),
    }),
    [face, snapshot, log, pointedAt, lookedAt, held, choose, table],
  )
  useShortcuts({
    undo: () => void table.undo(),
    hurry: () => table.hurry(),
    menu: setMenu,
    enabled: menu === null && snapshot.cover === null,
  })

  return (
    <PlayContext value={play}>
      <TableLayout
        answering={onItsWay > 0}
        prompt={
          <PromptBar
            undoable={snapshot.undoable}
            onUndo={() => table.undo()}
            onMenu={() => setMenu('menu')}
          />
        }
        notice={
          <>
            {above}
            {notDone !== null && <NotDoneNote notDone={notDone} />}
            {problem !== null && <ProblemNotice problem={problem} onRetry={() => table.retry()} />}
            {snapshot.game.lesson !== null && (
              <Suspense>
                <Coaching lesson={snapshot.game.lesson} />
              </Suspense>
            )}
          </>
        }
        extra={extra}
      />
      <Announcer />
      {snapshot.cover !== null && <Cover seat={snapshot.cover} onTaken={(seat) => table.uncover(seat)} />}
      <Suspense>
        {menu !== null && <TableMenu shown={menu} onShow={setMenu} table={table} />}
        {snapshot.outcome !== null && !endSeen && (
          <EndScreen table={table} nameOf={nameOf} onClose={() => setEndSeen(true)} />
        )}
      </Suspense>
      <h1 className="unseen">
        {say('ui.table.title', { game: say('title'), setup: say(`setup.${snapshot.game.setup.id}`) })}
      </h1>
    </PlayContext>
  )
}

/** What the latest answer brought. */
function newest(log: readonly LogEntry[], moment: number): readonly LogEntry[] {
  let from = log.length
  while (from > 0 && log[from - 1]?.moment === moment) from--
  return log.slice(from)
}
