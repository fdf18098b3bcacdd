import type { LeaderKind } from '@gunbai/samurai/screen'
import { editions, kindsOf, limits, type Symmetry } from '@gunbai/samurai/sheet'
import { useState } from 'react'
import styles from '../../../screens/workshop/bench/palette.module.css'
import { Mirrors, Tools } from '../../../screens/workshop/bench/palette-parts.tsx'
import { useSay } from '../../../words/words.tsx'
import { hexPath } from '../../board/hex-shape.ts'
import { UnitBlock } from '../art/unit-block.tsx'
import { looks, sideOf } from '../battle.ts'
import type { SamuraiBench } from './bench.tsx'
import { unitsOf } from './drawn-battle.ts'
import { type Brush, type Hand, type Tool, toolKeys } from './tools.ts'

const grounds = ['.', 'f', 'h', 'r', '=', 'b', 't', '~', 'g', 'c', '|', 'p', 'mt', 'mb'] as const
const mirrors: readonly Symmetry[] = ['top-bottom', 'turned', 'left-right']
const leaders: readonly LeaderKind[] = ['infantry', 'cavalry', 'commander']

interface Props {
  readonly bench: SamuraiBench
  readonly hand: Hand
  readonly onHand: (hand: Hand) => void
  readonly onTool: (tool: Tool) => void
}

/** Tools and brushes, each with what the box still has. */
export function Palette({ bench, hand, onHand, onTool }: Props) {
  const say = useSay()
  const { drawn: battle, outline } = bench
  const tiles = battle.ground.filter((name) => name !== 'open').length
  const edition = editions[outline.edition]
  const isOn = (brush: Brush) => JSON.stringify(brush) === JSON.stringify(hand.brush)
  const take = (brush: Brush) =>
    onHand({ ...hand, brush, from: null, tool: isPainting(hand.tool) ? hand.tool : 'paint' })
  return (
    <aside className={styles.palette} aria-label={say('workshop.palette')}>
      <Tools keys={toolKeys} tool={hand.tool} onTool={onTool} />
      <Mirrors symmetries={mirrors} mirror={hand.mirror} onMirror={(mirror) => onHand({ ...hand, mirror })} />
      <h2>
        {say('workshop.ground')} <Count of={tiles} most={edition.terrainTiles} />
      </h2>
      <div className={styles.grounds}>
        {grounds.map((token) => (
          <button
            key={token}
            type="button"
            aria-pressed={isOn({ kind: 'ground', token })}
            aria-label={say(`workshop.ground.${token}`)}
            title={say(`workshop.ground.${token}`)}
            onClick={() => take({ kind: 'ground', token })}
            data-ground={token}
          >
            <GroundSample token={token} />
          </button>
        ))}
      </div>
      <p className={styles.chosen}>
        {hand.brush.kind === 'ground' ? say(`workshop.ground.${hand.brush.token}`) : ' '}
      </p>
      <PieceBrushes bench={bench} isOn={isOn} onTake={take} />
    </aside>
  )
}

interface PieceProps {
  readonly bench: SamuraiBench
  readonly isOn: (brush: Brush) => boolean
  readonly onTake: (brush: Brush) => void
}

/** The units and leaders of one army. */
function PieceBrushes({ bench, isOn, onTake }: PieceProps) {
  const say = useSay()
  const { drawn: battle, outline } = bench
  const [seat, setSeat] = useState(0)
  return (
    <>
      <h2>{say('workshop.units')}</h2>
      <div className={styles.sides}>
        {[0, 1].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={seat === each}
            onClick={() => setSeat(each)}
            data-side={sideOf(each)}
          >
            {outline.armies[each as 0 | 1]?.name || say(each === 0 ? 'workshop.top' : 'workshop.bottom')}
          </button>
        ))}
      </div>
      <ul className={styles.units}>
        {kindsOf(outline.edition).map(({ code, box }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={isOn({ kind: 'unit', seat, code })}
              onClick={() => onTake({ kind: 'unit', seat, code })}
              data-unit={code}
            >
              <svg viewBox="-40 -40 80 80" aria-hidden="true" data-far="true">
                <UnitBlock
                  look={{
                    ...(looks[code] ?? { mark: 'circle', figure: 'asp' }),
                    side: sideOf(seat),
                    blocks: 4,
                    full: 4,
                  }}
                />
              </svg>
              <span>{say(`unit.${code}`)}</span>
              <Count of={unitsOf(battle, seat, code)} most={box[seat] ?? 0} />
            </button>
          </li>
        ))}
      </ul>
      <h2>{say('workshop.leaders')}</h2>
      <div className={styles.leaders}>
        {leaders.map((leader) => (
          <button
            key={leader}
            type="button"
            aria-pressed={isOn({ kind: 'leader', seat, leader })}
            onClick={() => onTake({ kind: 'leader', seat, leader })}
            data-leader={leader}
          >
            {say(`workshop.leader.${leader}`)}
            <Count
              of={battle.leaders.filter((each) => each.seat === seat && each.kind === leader).length}
              most={limits[outline.edition][leader]}
            />
          </button>
        ))}
      </div>
    </>
  )
}

const isPainting = (tool: Tool): boolean => tool === 'paint' || tool === 'fill' || tool === 'line'

/** How many there are of what the box holds; too many are marked. */
function Count({ of, most }: { of: number; most: number }) {
  const say = useSay()
  return (
    <small className={styles.count} data-over={of > most}>
      {say('workshop.count', { of, most })}
    </small>
  )
}

const washes: Readonly<Record<string, string>> = {
  f: 'var(--forest)', h: 'var(--hill)', r: 'var(--water)', '=': 'var(--water)', b: 'var(--water)', '~': 'var(--field)',
  t: 'var(--stone)', c: 'var(--stone)', g: 'var(--stone)', '|': 'var(--ground)', p: 'var(--ground)',
} // biome-ignore format: a table
const inks: Readonly<Record<string, string>> = {
  f: 'M-12 14V4M-12 4l-8 0 8-16 8 16zM12 14V4M12 4l-8 0 8-16 8 16z',
  h: 'M-22 12Q0-26 22 12M-12 12Q0-8 12 12',
  r: 'M-28-6q7-6 14 0t14 0 14 0 14 0M-28 8q7-6 14 0t14 0 14 0 14 0',
  '=': 'M-18-8h10M-4-2h10M8 6h10M-14 8h8',
  b: 'M-8-30V30M8-30V30M-8-14h16M-8 0h16M-8 14h16',
  t: 'M-20 12v-12l8-8 8 8v12zM4 14V4l8-8 8 8v10z',
  '~': 'M-20-14V16M-6-18V18M8-18V18M-24-6h46M-24 6h46',
  g: 'M-6-32l8 16-10 16 12 14-6 18',
  c: 'M-18 16V-4h36v20zM-12-4v-10h24v10M-6-14v-8h12v8',
  '|': 'M-26 0H26M-18-10V12M-6-10V12M6-10V12M18-10V12',
  p: 'M-20 14V-6l5-8 5 8v20M-4 14V-6l5-8 5 8v20M12 14V-6l5-8 5 8v20',
  mt: 'M-18 14L0-16 18 14zM0-16V-28l12 5-12 4',
  mb: 'M-18 14L0-16 18 14zM0-16V-28l-12 5 12 4',
}

/** A small hex of that ground. */
function GroundSample({ token }: { token: string }) {
  return (
    <svg viewBox="-40 -42 80 84" aria-hidden="true">
      <path d={hexPath(2)} fill={washes[token] ?? 'var(--ground)'} stroke="var(--line)" strokeWidth="2" />
      <path d={inks[token] ?? ''} fill="none" stroke="var(--ink)" strokeWidth="3.4" strokeLinejoin="round" />
    </svg>
  )
}
