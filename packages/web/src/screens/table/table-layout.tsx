import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { GameFace } from '../../games/face.ts'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { usePlay } from '../../table/play.tsx'
import { ZonePlace } from '../../table/zone.tsx'
import { FightPanel } from './fight-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import styles from './table-layout.module.css'

/** Fetched only on a small screen. */
const SmallTable = lazy(() => import('./small-table.tsx'))
/** Fetched only where panels have to share a place. */
const PanelTabs = lazy(() => import('./panel-tabs.tsx'))
/** Fetched only for a game that is drawn up on a sheet. */
const SheetTable = lazy(() => import('./sheet-table.tsx'))

export interface TableProps {
  /** Whether an answer is on its way to where the rules are. */
  readonly answering?: boolean
  readonly prompt: ReactNode
  readonly notice?: ReactNode
  /** What stands under the board, such as the scrubber of a replay. */
  readonly below?: ReactNode
  /** One panel more, by the name of its message `ui.panel.<name>`. */
  readonly extra?: Panel | undefined
}

export interface Panel {
  readonly name: string
  /** The message that names it, where that is not `ui.panel.<name>`. */
  readonly title?: string | undefined
  readonly content: ReactNode
  /** How much in it has not been seen. */
  readonly unseen?: number
}

/** Where things are: the board largest, the rest around it or, on a small screen, in one zone beside it. */
export function TableLayout(props: TableProps) {
  const { Around } = usePlay().face
  const laid = <Laid {...props} />
  return Around === undefined ? laid : <Around>{laid}</Around>
}

function Laid(props: TableProps) {
  const layout = useLayout()
  const { face, scene, beat } = usePlay()
  return (
    <div
      className={styles.table}
      data-layout={layout}
      data-plans={plansOf(face)}
      data-moment={scene.moment}
      data-answering={props.answering ?? false}
      data-beat={beat?.name}
      data-asked={scene.questions.find(({ seat }) => seat === scene.viewer)?.name}
    >
      {isSmall(layout) ? (
        <Suspense>
          <SmallTable {...props} />
        </Suspense>
      ) : face.sheetBeside ? (
        <Suspense>
          <SheetTable {...props} />
        </Suspense>
      ) : (
        <LargeTable {...props} />
      )}
    </div>
  )
}

/** Where plans have their place on a large screen. */
function plansOf({ plansBeside, sheetBeside }: GameFace): string | undefined {
  if (sheetBeside) return 'sheet'
  return plansBeside === 'whole' ? 'whole' : plansBeside ? 'beside' : undefined
}

function LargeTable({ prompt, notice, below, extra }: TableProps) {
  const { face } = usePlay()
  const { Board, Hand, Tray, Sides, plansBeside = false } = face
  const [panel, setPanel] = useState('fight')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const fight = <FightPanel />
  return (
    <>
      <div className={styles.prompt}>{prompt}</div>
      <main className={styles.board} data-part="board">
        <ZonePlace value={place}>
          {notice}
          {(!plansBeside || place !== null) && <Board />}
        </ZonePlace>
      </main>
      {below && <div className={styles.below}>{below}</div>}
      <aside className={styles.side}>
        {Sides !== null && <Sides />}
        {plansBeside && <div className={styles.plan} ref={setPlace} data-place="side" />}
        {extra === undefined ? (
          fight
        ) : (
          <div className={styles.shared}>
            <Suspense>
              <PanelTabs
                chosen={panel}
                onChoose={setPanel}
                panels={[{ name: 'fight', content: fight }, extra]}
              />
            </Suspense>
          </div>
        )}
        <LogPanel />
      </aside>
      {(Hand !== null || Tray !== null) && (
        <section className={styles.hand} data-part="hand">
          {Tray !== null && <Tray />}
          {Hand !== null && <Hand />}
        </section>
      )}
    </>
  )
}
