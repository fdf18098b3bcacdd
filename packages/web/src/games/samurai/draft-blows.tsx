import type { Odds } from '@gunbai/kernel'
import { useRef } from 'react'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { fatesOf } from './chances.tsx'
import styles from './draft-blows.module.css'
import type { Place } from './field-drawing.tsx'
import { isStrike } from './plan.ts'
import { Blow } from './stage/blow.tsx'
import { useSight } from './stage/sight.ts'
import { usePlanned } from './use-plan.ts'

interface Strike {
  readonly kind: string
  readonly unit: number
  readonly hex: number
}

/** The strikes that are drafted, above the pieces: who would strike whom, and beside the first of them what may come of it. */
export default function DraftBlows({ place }: { place: Place }) {
  const { battle, draft, known } = usePlanned()
  const layout = useLayout()
  const strikes = draft.strikes.filter(isStrike) as unknown as readonly Strike[]
  const [first] = strikes
  const offered = known?.strikes.find(({ action }) => JSON.stringify(action) === JSON.stringify(first))
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g pointerEvents="none" aria-hidden="true">
      {strikes.map(({ kind, unit, hex }) => {
        const striker = battle.units.find(({ id }) => id === unit)
        if (striker === undefined) return null
        return (
          <g key={unit} data-aimed={hex}>
            <Blow seat={striker.seat} from={striker.hex} to={hex} isShot={kind === 'shoot'} place={place} />
          </g>
        )
      })}
      {first !== undefined && known?.odds != null && !isSmall(layout) && (
        <OddsTag
          odds={known.odds}
          dice={Number(offered?.phrase.values?.dice ?? 0)}
          at={place(first.hex)}
          from={place(battle.units.find(({ id }) => id === first.unit)?.hex ?? first.hex)}
        />
      )}
    </g>
  )
}

interface Tag {
  readonly odds: Odds
  readonly dice: number
  readonly at: { readonly x: number; readonly y: number }
  readonly from: { readonly x: number; readonly y: number }
}

const [width, height] = [196, 54]

/** Beside the target, on the side that is away from the striker; of the same size however near the board is. */
function OddsTag({ odds, dice, at, from }: Tag) {
  const say = useSay()
  const { language } = useWords()
  const home = useRef<SVGGElement>(null)
  const sight = useSight(home, `${at.x} ${at.y}`)
  const fates = fatesOf(odds)
  const gives = fates.reduce((sum, { name, chance }) => sum + (isKept(name) ? 0 : chance), 0)
  const scale = sight === null ? 1 : 1 / sight.pixels
  const [left, right] = [(sight?.left ?? 0) + 6, (sight?.right ?? 0) - 6]
  const isRight = from.x <= at.x ? at.x + 44 + width * scale < right : at.x - 44 - width * scale < left
  const x = isRight ? at.x + 44 : at.x - 44 - width * scale
  let end = 0
  return (
    <g ref={home}>
      <g
        className={styles.tag}
        transform={`translate(${x} ${at.y - 34 * scale - (height * scale) / 2}) scale(${scale})`}
      >
        <rect width={width} height={height} rx="6" />
        <text x="11" y="21" className={styles.strong}>
          {say('samurai.beat.dice', { count: dice })}
        </text>
        <text x={width - 11} y="21" textAnchor="end" lang={language}>
          {say('samurai.aim.givesWay', { chance: gives })}
        </text>
        <g transform="translate(11 31)">
          {fates.map(({ name, chance }) => {
            const begin = end
            end += chance * (width - 22)
            return (
              <rect
                key={name}
                x={begin}
                width={end - begin}
                height="13"
                className={styles.part}
                data-fate={name}
              />
            )
          })}
          <rect width={width - 22} height="13" rx="2" className={styles.frame} />
        </g>
      </g>
    </g>
  )
}

const isKept = (name: string): boolean => name === 'stands' || name === 'back'
