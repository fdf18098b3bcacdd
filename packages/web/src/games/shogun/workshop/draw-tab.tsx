import { clansFor, colours, outlineOf, ownerOf, setProvince } from '@gunbai/shogun/sheet'
import { type KeyboardEvent, useState } from 'react'
import styles from '../../../screens/workshop/bench/bench.module.css'
import board from '../../../screens/workshop/bench/board.module.css'
import { Checks } from '../../../screens/workshop/bench/checks.tsx'
import palette from '../../../screens/workshop/bench/palette.module.css'
import { TextPane } from '../../../screens/workshop/bench/text-pane.tsx'
import { useKeys } from '../../../screens/workshop/bench/use-keys.ts'
import { useStroke } from '../../../screens/workshop/bench/use-stroke.ts'
import { useSay, useWords } from '../../../words/words.tsx'
import type { Arrow } from '../../board/arrows.ts'
import { ClanTile } from '../art/clan-art.tsx'
import clans from '../art/clans.module.css'
import { provinceName } from '../description.ts'
import { boardProvinces } from '../map/board-map.ts'
import { Land, ownersOf, Sea, viewBox } from '../map/map-drawing.tsx'
import { standOf, step } from '../map/walk.ts'
import { Names, Pieces } from '../pieces.tsx'
import type { ShogunBench } from './bench.tsx'
import { ProvinceCard } from './province-card.tsx'

/** Who is painted with: a clan, nobody, or only looking. */
export type Brush = number | 'nobody' | 'look'

/** The map of a start: paint owners, choose a province to say what stands there; beside it checks and the text. */
export function DrawTab({ bench }: { bench: ShogunBench }) {
  const say = useSay()
  const { say: sayPhrase } = useWords()
  const { text, outline, change } = bench
  const [brush, setBrush] = useState<Brush>(0)
  const [shown, setShown] = useState(0)
  const brushes: readonly Brush[] = [
    ...colours.slice(0, clansFor(outline.seats || 2)).map((_, clan) => clan),
    'nobody',
    'look',
  ]

  function touch(province: number, stroke?: string) {
    setShown(province)
    if (brush === 'look') return
    const owner = ownerOf(outlineOf(text), province)
    const name = sayPhrase(provinceName(province))
    if (brush === 'nobody')
      change(
        say('workshop.did', { what: say('clan.nobody'), hex: name }),
        (now) => setProvince(now, province, null),
        stroke,
      )
    else if (owner !== brush) {
      const what = say(`clan.${colours[brush]}`)
      const painted = (now: string) => setProvince(now, province, { clan: brush })
      change(say('workshop.did', { what, hex: name }), painted, stroke)
    }
  }

  useKeys((key) => {
    const chosen = brushes[Number(key) - 1] ?? (key === 'e' ? 'nobody' : key === 'i' ? 'look' : undefined)
    if (chosen === undefined) return false
    setBrush(chosen)
    return true
  })

  return (
    <div className={styles.draw}>
      <aside className={palette.palette} aria-label={say('workshop.palette')}>
        <h2>{say('workshop.owners')}</h2>
        <div className={palette.twos}>
          {brushes.map((each, i) => (
            <button
              key={each}
              type="button"
              aria-pressed={brush === each}
              onClick={() => setBrush(each)}
              data-brush={each}
            >
              {typeof each === 'number' ? <ClanTile clan={each} size={26} /> : null}
              <span>
                {say(typeof each === 'number' ? `clan.${colours[each]}` : `workshop.brush.${each}`)}{' '}
                <kbd>{i + 1}</kbd>
              </span>
              {typeof each === 'number' && (
                <small>
                  {say('workshop.held', {
                    count: boardProvinces.filter((_, at) => ownerOf(outline, at) === each).length,
                  })}
                </small>
              )}
            </button>
          ))}
        </div>
        <ProvinceCard bench={bench} province={shown} />
      </aside>
      <StartBoard bench={bench} shown={shown} drags={brush !== 'look'} onTouch={touch} onShown={setShown} />
      <div className={styles.beside}>
        <Checks bench={bench} onShow={setShown} />
        <TextPane bench={bench} />
      </div>
    </div>
  )
}

interface BoardProps {
  readonly bench: ShogunBench
  readonly shown: number
  readonly drags: boolean
  /** Touches of the same stroke are made without lifting the hand. */
  readonly onTouch: (province: number, stroke?: string) => void
  readonly onShown: (province: number) => void
}

const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** The map as the game draws it, to be painted on by mouse, touch and keys. */
function StartBoard({ bench, shown, drags, onTouch, onShown }: BoardProps) {
  const { say } = useWords()
  const { drawn } = bench
  const hands = useStroke<number>()
  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    if (arrows.includes(event.key)) {
      const next = step(shown, event.key as Arrow)
      onShown(next)
      event.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-province="${next}"]`)?.focus()
    } else if (event.key === ' ' || event.key === 'Enter') onTouch(shown)
    else return
    event.preventDefault()
  }
  return (
    <div className={board.boardRoom}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing */}
      <svg
        className={`${board.board} ${clans.clans} ${board.inset}`}
        viewBox={viewBox}
        data-names="0"
        role="group"
        aria-label={say({ id: 'shogun.board' })}
        onPointerMove={(event) => {
          if (!drags) return
          const at = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-province]')
          const province = Number(at?.getAttribute('data-province') ?? Number.NaN)
          const moved = Number.isInteger(province) ? hands.on(province) : null
          if (moved !== null && moved.before !== province) onTouch(province, moved.stroke)
        }}
        onPointerUp={hands.end}
        // a second finger has come: the first did not mean to draw
        onPointerCancel={() => bench.undo(hands.end() ?? '')}
        onPointerLeave={hands.end}
      >
        <Sea />
        <Land owners={ownersOf(drawn.provinces)} />
        <Pieces view={drawn} />
        <Names lit="" />
        {bench.problems.map(({ place, line }, i) =>
          place === null ? null : (
            <g
              key={`${line} ${place}`}
              transform={`translate(${standOf(place).x} ${standOf(place).y})`}
              className={board.wrong}
            >
              <circle cx="22" cy="-26" r="12" />
              <text x="22" y="-21">
                {i + 1}
              </text>
            </g>
          ),
        )}
        {boardProvinces.map(({ id, path }, province) => (
          // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing
          <g
            key={id}
            role="button"
            tabIndex={province === shown ? 0 : -1}
            data-province={province}
            data-shown={province === shown}
            className={board.hex}
            aria-label={say(provinceName(province))}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              if (event.button !== 0) return
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                event.currentTarget.releasePointerCapture(event.pointerId)
              onTouch(province, hands.begin(province))
            }}
          >
            <path d={path} />
          </g>
        ))}
      </svg>
      <p className={board.foot}>
        <strong>{say(provinceName(shown))}</strong>
        <span>{say({ id: 'workshop.keys' })}</span>
      </p>
    </div>
  )
}
