import {
  addFormation,
  addZone,
  fieldIn,
  hexOf,
  piecesOf,
  removeZone,
  type SheetPiece,
  seatOfFormation,
  setPiece,
} from '@gunbai/glory/sheet'
import { useState } from 'react'
import { Stepper } from '../../../screens/workshop/bench/stepper.tsx'
import { TextPane } from '../../../screens/workshop/bench/text-pane.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { armyStyle } from '../armies.ts'
import { Counter } from '../art/counter.tsx'
import { counterLook } from '../pieces.tsx'
import type { GloryBench } from './bench.tsx'
import type { Brush, Hand } from './tools.ts'
import { UnitCard } from './unit-card.tsx'
import styles from './workshop.module.css'

const tabs = ['formations', 'arrivals', 'objectives', 'text'] as const

export interface BesideProps {
  readonly bench: GloryBench
  readonly hand: Hand
  /** The code of the unit that somebody looks at. */
  readonly picked: string | null
  readonly onPick: (code: string | null) => void
  readonly onTake: (brush: Brush) => void
  readonly onShow: (hex: number) => void
}

/** What stands beside the map: units by formation, who arrives, what counts, and the text of the file. */
export function Beside(props: BesideProps) {
  const say = useSay()
  const { bench, picked } = props
  const [tab, setTab] = useState<(typeof tabs)[number]>('formations')
  const unit = piecesOf(bench.outline, 'unit').find(({ fields }) => fields[1] === picked)
  return (
    <div className={styles.beside}>
      <div className={styles.tabs} role="tablist" aria-label={say('workshop.beside')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={tab === each}
            onClick={() => setTab(each)}
            data-beside={each}
          >
            {say(each === 'text' ? 'workshop.text' : `workshop.${each}`)}
          </button>
        ))}
      </div>
      {tab === 'formations' && <Formations {...props} />}
      {tab === 'arrivals' && <Arrivals {...props} />}
      {tab === 'objectives' && <Objectives {...props} />}
      {tab === 'text' && (
        <div className={styles.text}>
          <TextPane bench={bench} />
        </div>
      )}
      {unit !== undefined && tab !== 'text' && <UnitCard bench={bench} unit={unit} onPick={props.onPick} />}
    </div>
  )
}

/** Every formation with its counters; a press picks a unit and shows where it stands. */
function Formations({ bench, picked, onPick, onShow }: BesideProps) {
  const say = useSay()
  const { outline, text, change } = bench
  return (
    <>
      {piecesOf(outline, 'form').map((form) => {
        const code = fieldIn('form', form, 'code')
        const units = piecesOf(outline, 'unit').filter(({ fields }) => fields[0] === code)
        const initiative = [form.fields[3], form.fields[4]].filter((each) => each !== undefined)
        return (
          <details key={code} className={styles.form} open>
            <summary>
              <b>{fieldIn('form', form, 'name')}</b>
              <small>{say('workshop.initiative', { values: initiative.join(', ') })}</small>
              <small>{say('workshop.unit.count', { count: units.length })}</small>
            </summary>
            <div className={styles.counters}>
              {units.map((unit) => (
                <UnitButton
                  key={unit.line}
                  bench={bench}
                  unit={unit}
                  isPicked={unit.fields[1] === picked}
                  onPress={() => {
                    onPick(unit.fields[1] ?? null)
                    const hex = hexOf(outline, unit.fields[7])
                    if (hex !== null) onShow(hex)
                  }}
                />
              ))}
            </div>
          </details>
        )
      })}
      <div className={styles.add}>
        {[0, 1].map((seat) => (
          <Button
            key={seat}
            kind="quiet"
            onClick={() =>
              change(say('workshop.form.add'), addFormation(text, seat, say('workshop.form.new')))
            }
          >
            + {say('workshop.form.add')}, {piecesOf(outline, 'side')[seat]?.fields[1]}
          </Button>
        ))}
      </div>
    </>
  )
}

interface UnitButtonProps {
  readonly bench: GloryBench
  readonly unit: SheetPiece
  readonly isPicked: boolean
  readonly onPress: () => void
}

function UnitButton({ bench: { drawn, outline }, unit, isPicked, onPress }: UnitButtonProps) {
  const code = unit.fields[1] ?? ''
  const id = drawn?.field.cards.findIndex((card) => card.code === code) ?? -1
  const seat = seatOfFormation(outline, unit.fields[0]) ?? 0
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={`${unit.fields[2]} (${code})`}
      title={`${unit.fields[2]} (${code})`}
      onClick={onPress}
      data-picks={code}
    >
      {drawn === null || id < 0 ? (
        code
      ) : (
        <svg viewBox="-26 -23 52 46" aria-hidden="true" style={armyStyle(drawn.field, seat)}>
          <Counter {...counterLook(drawn.field, [id, 0])} code="" />
        </svg>
      )}
    </button>
  )
}

/** Who comes later, when and where. */
function Arrivals({ bench, onPick, onShow }: BesideProps) {
  const say = useSay()
  const { outline, text, change } = bench
  const due = piecesOf(outline, 'unit')
    .filter(({ fields }) => Number(fields[9]) > 0)
    .sort((a, b) => Number(a.fields[9]) - Number(b.fields[9]))
  return (
    <>
      <p>{say('workshop.arrivals.about')}</p>
      {due.map(({ line, fields }) => (
        <div key={line} className={styles.row} data-arrives={fields[1]}>
          <Stepper
            label={`${fields[2]}, ${fields[7]}`}
            value={Number(fields[9])}
            least={0}
            most={60}
            onStep={(turn) =>
              change(
                say('workshop.set', { what: fields[2] ?? '', value: turn }),
                setPiece(text, 'unit', fields[1] ?? '', { turn: String(turn) }),
              )
            }
          />
          <Button
            kind="quiet"
            onClick={() => {
              onPick(fields[1] ?? null)
              const hex = hexOf(outline, fields[7])
              if (hex !== null) onShow(hex)
            }}
          >
            {say('workshop.show')}
          </Button>
        </div>
      ))}
    </>
  )
}

/** The zones that count, each with its hexes; one in hand is painted on the map. */
function Objectives({ bench, hand, onTake }: BesideProps) {
  const say = useSay()
  const { outline, text, change } = bench
  const zones = outline.statements.filter(({ words }) => words[0] === 'zone')
  const fresh = () => {
    const used = new Set(zones.map(({ words }) => words[1]))
    for (let i = 1; ; i++) if (!used.has(`zone-${i}`)) return `zone-${i}`
  }
  return (
    <>
      <p>{say('workshop.objectives.about')}</p>
      {zones.map(({ line, words: [, name = '', ...codes] }) => (
        <div key={line} className={styles.row}>
          <span>
            <b>{name}</b> {codes.join(' ')}
          </span>
          <Button
            aria-pressed={hand.brush.kind === 'zone' && hand.brush.name === name}
            onClick={() => onTake({ kind: 'zone', name })}
            data-zone={name}
          >
            {say('workshop.zone.paint')}
          </Button>
          <Button kind="quiet" onClick={() => change(say('workshop.remove'), removeZone(text, name))}>
            {say('workshop.remove')}
          </Button>
        </div>
      ))}
      <div className={styles.add}>
        <Button
          kind="quiet"
          onClick={() => {
            const name = fresh()
            change(say('workshop.zone.new'), addZone(text, name))
            onTake({ kind: 'zone', name })
          }}
        >
          + {say('workshop.zone.new')}
        </Button>
      </div>
    </>
  )
}
