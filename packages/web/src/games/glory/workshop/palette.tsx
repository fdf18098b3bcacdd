import { usualUnits } from '@gunbai/glory/sheet'
import { symmetriesOf } from '@gunbai/hexes'
import { useId } from 'react'
import styles from '../../../screens/workshop/bench/palette.module.css'
import { Mirrors, Tools } from '../../../screens/workshop/bench/palette-parts.tsx'
import { Stepper } from '../../../screens/workshop/bench/stepper.tsx'
import { useSay } from '../../../words/words.tsx'
import { hexPath } from '../../board/hex-shape.ts'
import { TerrainDefs } from '../art/terrain.tsx'
import type { GloryBench } from './bench.tsx'
import { SideSample } from './side-sample.tsx'
import { type Brush, type Hand, type SideKind, toolKeys, type UnitKind } from './tools.ts'

const letters = ['.', 'w', 'o', 'p', 'm', 'v', 't', 'c'] as const
const sides: readonly (SideKind | null)[] = [
  'river', 'stream', 'bridge', 'ford', 'steep', 'crest', 'redoubt', 'fortification', null,
] // biome-ignore format: a list
const washes: Readonly<Record<string, string>> = {
  w: 'var(--forest)', o: 'var(--forest)', p: 'var(--forest)', m: 'var(--water)', v: 'var(--stone)', t: 'var(--stone)', c: 'var(--stone)',
} // biome-ignore format: a table

interface Props {
  readonly bench: GloryBench
  readonly hand: Hand
  readonly onHand: (hand: Hand) => void
  readonly onTake: (brush: Brush) => void
}

/** Tools and brushes: grounds, heights, sides, ways, units and marks. */
export function Palette({ bench, hand, onHand, onTake }: Props) {
  const say = useSay()
  const id = useId()
  const { brush } = hand
  const { map } = bench.outline
  const height = brush.kind === 'height' ? brush.level : 1
  return (
    <aside className={styles.palette} aria-label={say('workshop.palette')}>
      <Tools keys={toolKeys} tool={hand.tool} onTool={(tool) => onHand({ ...hand, tool, from: null })} />
      <Mirrors
        symmetries={map === null ? [] : symmetriesOf(map)}
        mirror={hand.mirror}
        onMirror={(mirror) => onHand({ ...hand, mirror })}
      />
      <h2>{say('workshop.hexes')}</h2>
      <svg width="0" height="0" aria-hidden="true" className={styles.defs}>
        <defs>
          <TerrainDefs id={id} />
        </defs>
      </svg>
      <div className={styles.grounds} data-many="false">
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            aria-pressed={brush.kind === 'ground' && brush.letter === letter}
            aria-label={say(`workshop.ground.glory.${letter}`)}
            title={say(`workshop.ground.glory.${letter}`)}
            onClick={() => onTake({ kind: 'ground', letter })}
            data-ground={letter}
          >
            <svg viewBox="-40 -42 80 84" aria-hidden="true">
              <path
                d={hexPath(2)}
                fill={washes[letter] ?? 'var(--ground)'}
                stroke="var(--line)"
                strokeWidth="2"
              />
              {letter !== '.' && <use href={`#${id}-${letter}`} />}
            </svg>
          </button>
        ))}
      </div>
      <p className={styles.chosen}>
        {brush.kind === 'ground' ? say(`workshop.ground.glory.${brush.letter}`) : ' '}
      </p>
      <div className={styles.height}>
        <button
          type="button"
          aria-pressed={brush.kind === 'height'}
          onClick={() => onTake({ kind: 'height', level: height })}
          data-height={height}
        >
          {say('workshop.height', { level: height })}
        </button>
        <Stepper
          label={say('workshop.height.level')}
          hidden
          value={height}
          least={0}
          most={9}
          onStep={(level) => onTake({ kind: 'height', level })}
        />
      </div>
      <h2>
        {say('workshop.sides')} <small className={styles.about}>{say('workshop.sides.about')}</small>
      </h2>
      <div className={styles.threes}>
        {sides.map((side) => (
          <button
            key={side ?? 'none'}
            type="button"
            aria-pressed={brush.kind === 'side' && brush.side === side}
            onClick={() => onTake({ kind: 'side', side })}
            data-side-kind={side ?? 'none'}
          >
            <SideSample kind={side} />
            {say(`workshop.side.${side ?? 'none'}`)}
          </button>
        ))}
      </div>
      <h2>
        {say('workshop.ways')} <small className={styles.about}>{say('workshop.ways.about')}</small>
      </h2>
      <div className={styles.twos}>
        {(['road', 'path'] as const).map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={brush.kind === 'way' && brush.way === way}
            onClick={() => onTake({ kind: 'way', way })}
            data-way-kind={way}
          >
            <SideSample kind={way} />
            {say(`workshop.way.${way}`)}
          </button>
        ))}
      </div>
      <UnitBrushes bench={bench} hand={hand} onTake={onTake} />
    </aside>
  )
}

/** Units of the formation that was chosen, commanders and marks of an army. */
function UnitBrushes({ bench, hand, onTake }: Omit<Props, 'onHand'>) {
  const say = useSay()
  const { brush } = hand
  const { outline } = bench
  const forms = outline.pieces.filter(({ kind }) => kind === 'form')
  const form = brush.kind === 'unit' ? brush.form : (forms[0]?.fields[1] ?? '')
  const turn = brush.kind === 'unit' ? brush.turn : 0
  const unit = brush.kind === 'unit' ? brush.unit : 'inf.line'
  return (
    <>
      <h2>{say('workshop.units')}</h2>
      <label className={styles.form}>
        {say('workshop.formation')}
        <select
          value={form}
          onChange={({ target }) => onTake({ kind: 'unit', form: target.value, unit, turn })}
          name="formation"
        >
          {forms.map(({ fields }) => (
            <option key={fields[1]} value={fields[1]}>
              {fields[2]}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.twos}>
        {(Object.keys(usualUnits) as UnitKind[]).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={brush.kind === 'unit' && brush.unit === kind}
            onClick={() => onTake({ kind: 'unit', form, unit: kind, turn })}
            data-unit={kind}
          >
            {say(`glory.arm.${kind}`)}
          </button>
        ))}
      </div>
      <Stepper
        label={say('workshop.unit.turn')}
        value={turn}
        least={0}
        most={60}
        onStep={(next) => onTake({ kind: 'unit', form, unit, turn: next })}
      />
      <h2>{say('workshop.marks')}</h2>
      <div className={styles.twos}>
        {[0, 1].flatMap((seat) =>
          (['commander', 'held', 'exit'] as const).map((kind) => (
            <button
              key={`${kind} ${seat}`}
              type="button"
              aria-pressed={brush.kind === kind && brush.seat === seat}
              onClick={() => onTake({ kind, seat })}
              data-mark={`${kind} ${seat}`}
            >
              {say(`workshop.mark.${kind}`)}
              <small>{outline.pieces.filter(({ kind: of }) => of === 'side')[seat]?.fields[1]}</small>
            </button>
          )),
        )}
      </div>
    </>
  )
}
