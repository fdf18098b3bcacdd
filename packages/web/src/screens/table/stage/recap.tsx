import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { sideStyle } from '../../../games/faces.ts'
import type { Stage } from '../../../games/stage.ts'
import type { Beat } from '../../../table/beat.ts'
import { usePlay } from '../../../table/play.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { cut, lastTurn, seatOf } from './cut.ts'
import styles from './stage-hands.module.css'

/** What the other side did in its latest turn, beat by beat: each can be looked at again. */
export function Recap({ stage }: { stage: Stage }) {
  const say = useSay()
  const words = useWords()
  const { face, log, scene, beat, showAgain, viewAt, draft } = usePlay()
  const [isOpen, setOpen] = useState(false)
  const beats = useMemo(() => lastTurn(stage, log, scene), [stage, log, scene])
  const shown = beat?.entries.at(-1)
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beat that is shown is seen in the strip
  useEffect(() => {
    list.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])
  if (beats.length === 0 || showAgain === null) return null
  const first = beats[0]?.entries[0]?.event
  const seat = first === undefined ? 0 : (seatOf(stage, first, scene.view) ?? 0)
  const turnOf = say('ui.beats.turnOf', { name: face.seatName(scene.view, seat, words) })

  async function show(chosen: Beat): Promise<void> {
    const again = await beatAgain(stage, log, chosen, viewAt)
    if (again !== null) showAgain?.(again)
  }
  return (
    <section
      className={styles.recap}
      style={sideStyle(face, scene.view, seat)}
      data-part="recap"
      data-open={isOpen}
      // whoever draws up a turn needs the head of the board
      data-folded={draft.length > 0 && !isOpen && beat === null}
    >
      <h2 className={styles.who}>{turnOf}</h2>
      <button
        type="button"
        className={styles.open}
        aria-label={turnOf}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? '×' : '↺'}</span>
      </button>
      <ol className={styles.beats} ref={list}>
        {beats.map((each, place) => {
          const isShown = shown !== undefined && each.entries.includes(shown)
          return (
            <li key={each.upTo}>
              <button
                type="button"
                className={styles.chip}
                aria-pressed={isShown}
                tabIndex={place === 0 ? undefined : -1}
                onKeyDown={walk}
                title={toldIn(each, words.say)}
                onClick={() => (isShown ? showAgain(null) : void show(each))}
              >
                {stage.label(each, words)}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The strip is one stop of the Tab key: arrows lead from beat to beat. */
function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const item = currentTarget.parentElement
  const next =
    key === 'ArrowRight'
      ? item?.nextElementSibling
      : key === 'ArrowLeft'
        ? item?.previousElementSibling
        : null
  next?.querySelector('button')?.focus()
}

/** A beat of the past with its position: that before its answer, and all that was told from there on. */
async function beatAgain(
  stage: Stage,
  log: ReturnType<typeof usePlay>['log'],
  chosen: Beat,
  viewAt: (moment: number) => Promise<unknown>,
): Promise<Beat | null> {
  const last = chosen.entries.at(-1)
  if (last === undefined) return null
  const view = await viewAt(Math.max(0, last.moment - 1))
  const told = log.filter(({ moment }) => moment === last.moment)
  const found = cut(stage, told, { view, viewer: null, full: 1 }).find(({ entries }) =>
    entries.includes(last),
  )
  return found ?? null
}

const toldIn = ({ entries }: Beat, say: ReturnType<typeof useWords>['say']): string =>
  entries.flatMap(({ phrase }) => (phrase === null ? [] : [say(phrase)])).join(' ')
