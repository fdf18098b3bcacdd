import { isSummoned } from '@gunbai/glory/screen'
import type { CSSProperties } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { armyLook, armyStyle } from './armies.ts'
import { sayArmy, sayName } from './description.ts'
import styles from './sides.module.css'
import { useField, useView } from './use-view.ts'
import type { Field, GloryView } from './view.ts'

/** Both armies: points, and formation by formation how their units stand. */
export function Sides() {
  const say = useSay()
  const { scene } = usePlay()
  const view = useView()
  const field = useField()
  // the viewer's own army stands nearest
  const seats = scene.viewer === 0 ? [1, 0] : [0, 1]
  return (
    <section className={styles.sides} aria-label={say('ui.panel.sides')}>
      {seats.map((seat) => (
        <Side key={seat} seat={seat} view={view} field={field} />
      ))}
    </section>
  )
}

function Side({ seat, view, field }: { seat: number; view: GloryView; field: Field }) {
  const say = useSay()
  const words = useWords()
  const { colour, line } = armyLook(field, seat)
  const style = { ...armyStyle(field, seat), '--side': colour, '--side-line': line } as CSSProperties
  const ofSide = field.battle.formations.flatMap((each, number) => (each.seat === seat ? [number] : []))
  return (
    <div className={styles.side} style={style} data-active={view.active?.seat === seat}>
      <div className={styles.head}>
        <h2>{sayArmy(words.say, field, seat)}</h2>
        <span className={styles.points}>{say('glory.points', { points: view.points[seat] ?? 0 })}</span>
      </div>
      <ul className={styles.formations}>
        {ofSide.map((number, i) => (
          <Formation key={number} number={number} dots={i + 1} view={view} field={field} />
        ))}
      </ul>
    </div>
  )
}

interface FormationProps {
  readonly number: number
  readonly dots: number
  readonly view: GloryView
  readonly field: Field
}

function Formation({ number, dots, view, field }: FormationProps) {
  const say = useSay()
  const words = useWords()
  const card = field.battle.formations[number]
  const units = field.cards.flatMap((each, unit) => (each.formation === number ? [unit] : []))
  const standing = units.map((unit) => pipOf(view, unit))
  const count = (of: Pip) => standing.filter((each) => each === of).length
  const active = isSummoned(view, { formation: number })
  return (
    <li className={styles.formation} data-active={active && view.active?.seat === card?.seat}>
      <svg viewBox="0 0 26 8" width="26" height="8" aria-hidden="true">
        <path
          d={Array.from({ length: dots }, (_, i) => `M${3 + i * 5} 4h.01`).join('')}
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.name}>
        {card !== undefined && sayName(words.say, field, card.name)}
        {view.formations[number]?.demoralised === true && (
          <strong className={styles.demoralised}> {say('glory.demoralised')}</strong>
        )}
      </span>
      <span
        className={styles.pips}
        role="img"
        aria-label={say('glory.standing', {
          good: count('good'),
          disordered: count('disordered'),
          routed: count('routed'),
          lost: count('lost'),
          waiting: count('waiting'),
        })}
      >
        {standing.map((pip, i) => (
          <i key={units[i]} data-pip={pip} />
        ))}
      </span>
    </li>
  )
}

type Pip = 'good' | 'disordered' | 'routed' | 'lost' | 'waiting'

const conditions: readonly Pip[] = ['good', 'disordered', 'routed', 'lost']

function pipOf(view: GloryView, unit: number): Pip {
  const { hex = -1, condition = 0 } = view.units[unit] ?? {}
  if (hex === -1 && condition < 3) return 'waiting'
  return hex < 0 ? 'lost' : (conditions[condition] ?? 'good')
}
