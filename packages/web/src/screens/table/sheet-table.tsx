import { lazy, Suspense, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { ZonePlace } from '../../table/zone.tsx'
import { Choices } from './choices.tsx'
import { FightPanel } from './fight-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import styles from './sheet-table.module.css'
import layout from './table-layout.module.css'
import type { TableProps } from './table-layout.tsx'

/** Fetched only where panels have to share a place. */
const PanelTabs = lazy(() => import('./panel-tabs.tsx'))

/**
 * A large table at which everything is drawn up on a sheet beside the board: what is asked, what it brings, and at its foot the
 * buttons that answer. What was thrown last and the log lie under the board. The board keeps its size, whatever is asked.
 */
export default function SheetTable({ prompt, notice, below, extra }: TableProps) {
  const { face, aimed, advice, pointedAt } = usePlay()
  const { Board, Sides, Tray, Beneath } = face
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState('fight')
  // what is aimed at or advised is read and pressed where everything else is
  const isLooking = aimed !== null || advice !== null
  const isPointing = pointedAt !== null && !isLooking
  const beneath =
    Beneath !== undefined && !isPointing ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keys
      <div className={styles.beneath} tabIndex={0}>
        <Beneath />
      </div>
    ) : isLooking ? null : (
      <FightPanel />
    )
  return (
    <>
      <div className={layout.prompt}>{prompt}</div>
      <main className={layout.board} data-part="board">
        <ZonePlace value={place}>
          {notice}
          {place !== null && <Board />}
        </ZonePlace>
      </main>
      {below && <div className={layout.below}>{below}</div>}
      <aside className={layout.side}>
        {Sides !== null && <Sides />}
        <section className={styles.sheet} data-part="hand">
          <div className={styles.place} ref={setPlace} data-place="side" />
          {isLooking ? <FightPanel /> : Tray !== null && <Tray />}
          <Choices />
        </section>
      </aside>
      <section className={styles.strip} data-shared={extra !== undefined}>
        {extra === undefined ? (
          beneath
        ) : (
          <div className={styles.shared}>
            <Suspense>
              <PanelTabs
                chosen={panel}
                onChoose={setPanel}
                panels={[{ name: 'fight', content: beneath }, extra]}
              />
            </Suspense>
          </div>
        )}
        <LogPanel />
      </section>
    </>
  )
}
