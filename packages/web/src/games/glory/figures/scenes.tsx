import type { CSSProperties } from 'react'
import { hexPath } from '../../board/hex-shape.ts'
import shared from '../../figures.module.css'
import { type At, HexScene } from '../../hex-scene.tsx'
import { Bicorne } from '../art/arms.tsx'
import { Counter, Front } from '../art/counter.tsx'
import { Die } from '../art/die.tsx'
import { Feature } from '../art/terrain.tsx'
import { paint, plain, redPaint } from './counters.ts'
import styles from './figures.module.css'
import { scenes } from './scene-data.ts'

/** How the markers came out of the cup in a turn: whose, of which of his formations, and with what initiative. */
const drawn = [
  { own: true, formation: 1, initiative: 5 },
  { own: false, formation: 1, initiative: 4 },
  { own: false, formation: 1, initiative: 5 },
  { own: true, formation: 2, initiative: 6 },
  { own: true, formation: 1, initiative: 4 },
  { own: false, formation: 2, initiative: 4 },
  { own: true, formation: 2, initiative: 5 },
  { own: false, formation: 2, initiative: 3 },
] as const

function Cup() {
  return (
    <ol className={styles.cup}>
      {drawn.map(({ own, formation, initiative }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a marker is its place in the turn
        <li key={i} data-left={i === drawn.length - 1}>
          <svg
            viewBox="-22 -22 44 44"
            width="46"
            height="46"
            style={own ? paint : redPaint}
            aria-hidden="true"
          >
            <circle r="19" className={styles.disc} />
            <text y="4">{initiative}</text>
            <path
              d={Array.from(
                { length: formation },
                (_, n) => `M${(n - (formation - 1) / 2) * 5.5} 12h.01`,
              ).join('')}
              className={styles.dots}
            />
          </svg>
        </li>
      ))}
    </ol>
  )
}

const isAt = (at: At) => (each: At) => each.join() === at.join()

/** What happens on a few hexes, and the dice that were thrown there. */
export function Scene({ words: [name = ''] }: { words: readonly string[] }) {
  if (name === 'cup') return <Cup />
  const scene = scenes[name]
  if (scene === undefined)
    throw new Error(`The rulebook wants the scene "${name}": there is none in scenes.tsx.`)
  const { units, general, grounds = [], dice = [], ...hexes } = scene
  const letterAt = (at: At) => grounds.find(([, ...places]) => places.some(isAt(at)))?.[0] ?? '.'
  return (
    <>
      <HexScene
        {...hexes}
        ground={(at) => (
          <>
            <path d={hexPath(0)} className={styles.hex} data-letter={letterAt(at)} />
            <Feature letter={letterAt(at)} />
          </>
        )}
        pieces={[
          ...units.map(({ at, own, facing, ...look }) => ({
            at,
            drawn: (
              <g style={(own ? paint : redPaint) as CSSProperties}>
                {/* whoever stands in a village looks to all sides, as a square does; who routs looks nowhere */}
                {look.condition !== 2 && (
                  <Front
                    facing={facing}
                    six={look.square === true || letterAt(at) === 'v'}
                    charging={look.charging === true}
                  />
                )}
                <Counter {...plain} {...look} cut={!own} />
              </g>
            ),
          })),
          ...(general === undefined ? [] : [{ at: general, drawn: <General /> }]),
        ]}
      />
      {dice.length > 0 && (
        <div className={shared.dice}>
          {dice.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is its place
            <Die key={i} value={value} size={42} />
          ))}
        </div>
      )}
    </>
  )
}

/** One's own general. */
function General() {
  return (
    <g style={paint} className={styles.general}>
      <circle r="19" className={styles.disc} />
      <g transform="translate(0 2) scale(1.35)">
        <Bicorne chief={true} />
      </g>
    </g>
  )
}
