import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLayout } from '../../shell/layout.ts'
import { usePlay } from '../../table/play.tsx'
import { FightPanel } from './fight-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import styles from './table-layout.module.css'

/** Fetched only where panels have to share a place. */
const PanelTabs = lazy(() => import('./panel-tabs.tsx'))

interface Props {
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

/** Where things are: the board largest, the rest around it or, on a phone, in a sheet beneath it. */
export function TableLayout({ answering = false, prompt, notice, below, extra }: Props) {
  const layout = useLayout()
  const { face, scene, beat } = usePlay()
  const { Board, Hand, Sides } = face
  const [panel, setPanel] = useState<string>(Hand === null ? 'log' : 'hand')
  const extras = extra === undefined ? [] : [extra]

  const hand = Hand !== null && (
    <section className={styles.hand} data-part="hand">
      <Hand />
    </section>
  )
  const sides = Sides !== null && <Sides />
  const fight = <FightPanel />
  const log = <LogPanel />

  return (
    <div
      className={styles.table}
      data-layout={layout}
      data-moment={scene.moment}
      data-answering={answering}
      data-beat={beat?.name}
    >
      <div className={styles.prompt}>{prompt}</div>
      <main className={styles.board} data-part="board">
        {notice}
        <Board />
      </main>
      {below && <div className={styles.below}>{below}</div>}
      {layout === 'wide' && (
        <aside className={styles.side}>
          {sides}
          {extra === undefined ? (
            fight
          ) : (
            <div className={styles.shared}>
              <Suspense>
                <PanelTabs
                  chosen={panel === extra.name ? panel : 'fight'}
                  onChoose={setPanel}
                  panels={[{ name: 'fight', content: fight }, extra]}
                />
              </Suspense>
            </div>
          )}
          {log}
        </aside>
      )}
      {layout === 'medium' && (
        <aside className={styles.side}>
          {sides}
          <Suspense>
            <PanelTabs
              chosen={panel === 'log' || panel === extra?.name ? panel : 'fight'}
              onChoose={setPanel}
              panels={[{ name: 'fight', content: fight }, { name: 'log', content: log }, ...extras]}
            />
          </Suspense>
        </aside>
      )}
      {layout !== 'phone' && hand}
      {layout === 'phone' && (
        <aside className={styles.sheet}>
          <Suspense>
            <PanelTabs
              chosen={panel}
              onChoose={setPanel}
              panels={[
                ...(Hand === null ? [] : [{ name: 'hand', title: face.handName, content: hand }]),
                { name: 'fight', content: fight },
                { name: 'log', content: log },
                ...(Sides === null ? [] : [{ name: 'sides', content: sides }]),
                ...extras,
              ]}
            />
          </Suspense>
        </aside>
      )}
    </div>
  )
}
