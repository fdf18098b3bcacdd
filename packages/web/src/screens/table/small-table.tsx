import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { ZonePlace } from '../../table/zone.tsx'
import { useSay } from '../../words/words.tsx'
import { Choices } from './choices.tsx'
import { FightPanel } from './fight-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { PlainScore } from './plain-score.tsx'
import { prompted } from './prompted.ts'
import styles from './small-table.module.css'
import type { Panel, TableProps } from './table-layout.tsx'
import { Telling } from './telling.tsx'

/**
 * The table on a small screen: score and prompt, the board, and one zone that follows the question. None of them ever changes
 * its size, so that the board stays where it is under the finger; what else there is comes as a drawer over the board.
 */
export default function SmallTable({ prompt, notice, below, extra }: TableProps) {
  const { face, scene, draft, explained, advice } = usePlay()
  const { Board, Hand, Score, Sides } = face
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const panels: Panel[] = [
    ...(Hand === null ? [] : [{ name: 'hand', content: <Hand /> }]),
    { name: 'log', content: <LogPanel /> },
    ...(Sides === null ? [] : [{ name: 'sides', content: <Sides /> }]),
    ...(extra === undefined ? [] : [extra]),
  ]
  // once something of it is drafted, the zone shows what comes of that
  const asksHand = draft.length === 0 && face.asksHand?.(scene.answers.map(({ action }) => action)) === true
  // advice is read in the zone: the hand does not cover it
  const drawer = useDrawer(asksHand && advice === null ? 'hand' : null)
  // what a long press asks about is explained in the zone
  const open = explained === null ? panels.find(({ name }) => name === drawer.shown) : undefined
  return (
    <>
      <div className={styles.head}>
        <div className={styles.score} data-part="score">
          <Suspense>{Score === null ? <PlainScore /> : <Score />}</Suspense>
        </div>
        <div className={styles.prompt}>{prompt}</div>
      </div>
      <main className={styles.board} data-part="board">
        <ZonePlace value={place}>
          {notice}
          {place !== null && <Board />}
        </ZonePlace>
      </main>
      <Zone below={below} onPlace={setPlace} isCovered={asksHand && open?.name === 'hand'} />
      <Drawer panels={panels} open={open} isAsked={asksHand} onOpen={drawer.show} />
    </>
  )
}

/** Which drawer is open: that which the question asks for, until somebody opens or closes one. */
function useDrawer(asked: string | null) {
  const { scene } = usePlay()
  const question = `${scene.viewer} ${scene.moment} ${asked}`
  const [chosen, setChosen] = useState<{ question: string; name: string | null } | null>(null)
  return {
    shown: chosen?.question === question ? chosen.name : asked,
    show: (name: string | null) => setChosen({ question, name }),
  }
}

interface DrawerProps {
  readonly panels: readonly Panel[]
  readonly open: Panel | undefined
  /** Whether the question is answered in what is open: then it may cover all of the zone. */
  readonly isAsked: boolean
  readonly onOpen: (name: string | null) => void
}

/** Tabs at the foot of the board, and over it what one of them opens. */
function Drawer({ panels, open, isAsked, onOpen }: DrawerProps) {
  const say = useSay()
  const home = useRef<HTMLDivElement>(null)
  useCovering(home, open?.name)
  return (
    <div className={styles.drawer} data-open={open?.name ?? 'none'} data-whole={isAsked} ref={home}>
      <div className={styles.handles}>
        {panels.map(({ name, title = `ui.panel.${name}`, unseen = 0 }) => (
          <button
            key={name}
            type="button"
            className={styles.handle}
            data-panel={name}
            aria-expanded={name === open?.name}
            onClick={() => onOpen(name === open?.name ? null : name)}
          >
            {say(title)}
            {unseen > 0 && <span className={styles.unseen}>{unseen}</span>}
          </button>
        ))}
      </div>
      {open !== undefined && (
        <section className={styles.inside} data-part={open.name}>
          <Suspense>{open.content}</Suspense>
          {/* what may be answered instead of a card is not covered by the cards */}
          {isAsked && open.name === 'hand' && <Choices />}
        </section>
      )}
    </div>
  )
}

/** Tells the board how much of it is covered: what is asked about is shown in the rest. */
function useCovering(home: RefObject<HTMLElement | null>, name: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another drawer is open
  useLayoutEffect(() => {
    const drawer = home.current
    const board = drawer?.parentElement?.querySelector<HTMLElement>('[data-part="board"]')
    if (drawer === null || board == null) return
    const { right, bottom } = board.getBoundingClientRect()
    const isOver = name !== undefined && Number(drawer.lastElementChild?.getBoundingClientRect().left) < right
    const covered = isOver ? bottom - Number(drawer.firstElementChild?.getBoundingClientRect().top) : 0
    board.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}`)
    // of a hand that is wider than the screen, what can be played now
    drawer.querySelector('[data-playable="true"]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [name])
}

interface ZoneProps {
  readonly below: ReactNode
  readonly onPlace: (place: HTMLElement | null) => void
  /** Whether the hand lies over it, with the answers that have a button. */
  readonly isCovered: boolean
}

/** What the question needs: a plan or a sheet, the answers that have a button; while others act, what they do. */
function Zone({ below, onPlace, isCovered }: ZoneProps) {
  const { face, scene, beat, aimed, advice, explained } = usePlay()
  const { Tray } = face
  const isMine = prompted(scene).mine
  const tellsFight = beat !== null && face.fightBeats?.has(beat.name) === true
  const isPlaying = scene.viewer !== null && scene.outcome === null && (beat !== null || !isMine)
  const mode = below
    ? 'look'
    : explained !== null
      ? 'explain'
      : isPlaying
        ? 'told'
        : aimed !== null || advice !== null
          ? 'aim'
          : 'ask'
  return (
    <aside className={styles.zone} data-part="zone" data-mode={mode}>
      {below && <div className={styles.below}>{below}</div>}
      {mode === 'told' && !tellsFight && <Telling />}
      <div className={styles.place} ref={onPlace} data-place="zone" />
      {(mode === 'ask' || mode === 'look') && Tray !== null && (
        <div className={styles.tray} data-part="hand">
          <Tray />
        </div>
      )}
      {(mode === 'told' ? tellsFight : mode === 'aim' || mode === 'explain' || Tray === null) && (
        <div className={styles.fight}>
          <FightPanel />
        </div>
      )}
      {mode === 'ask' && !isCovered && <Choices />}
    </aside>
  )
}
