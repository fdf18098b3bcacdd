import { type CSSProperties, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '../words/words.tsx'
import { NotesPlace } from './briefing-notes.ts'
import styles from './briefing-parts.module.css'

/** What wins, in one box. */
export function Wins({ children }: { children: ReactNode }) {
  return <div className={styles.wins}>{children}</div>
}

interface ArmyProps {
  readonly name: string
  readonly mark: CSSProperties | undefined
  readonly children: ReactNode
}

/** One side: what it has, and what it begins with. */
export function Army({ name, mark, children }: ArmyProps) {
  return (
    <section className={styles.army} style={mark}>
      <h3>{name}</h3>
      {children}
    </section>
  )
}

/** The sides beside each other. */
export const Armies = ({ children }: { children: ReactNode }) => (
  <div className={styles.armies}>{children}</div>
)

interface SidesProps {
  readonly names: readonly string[]
  readonly marks: readonly CSSProperties[]
  readonly children: ReactNode
}

/** All sides in a row, where each begins with the same. */
export function Sides({ names, marks, children }: SidesProps) {
  return (
    <div className={styles.sides}>
      <ul>
        {names.map((name, seat) => (
          <li key={name} style={marks[seat]}>
            {name}
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </div>
  )
}

/** A few numbers with what they count. */
export function Numbers({ of }: { of: readonly (readonly [number: string | number, what: string])[] }) {
  return (
    <dl className={styles.numbers}>
      {of.map(([number, what]) => (
        <div key={what}>
          <dd>{number}</dd>
          <dt>{what}</dt>
        </div>
      ))}
    </dl>
  )
}

export interface Note {
  readonly title: string
  readonly text: string
  readonly picture?: ReactNode
}

/** Beneath the map, where there is a place for it. */
function BeneathTheMap({ children }: { children: ReactNode }) {
  const place = useContext(NotesPlace)
  return place === null ? children : createPortal(children, place)
}

/** What holds in this battle alone, each thing with its name and one sentence. */
export function SpecialNotes({ notes }: { notes: readonly Note[] }) {
  const say = useSay()
  if (notes.length === 0) return null
  return (
    <BeneathTheMap>
      <section data-part="special-rules">
        <h3 className={styles.heading}>{say('briefing.special')}</h3>
        <ul className={styles.notes}>
          {notes.map(({ title, text, picture }) => (
            <li key={`${title} ${text}`}>
              {picture}
              <p>
                <strong>{title}.</strong> {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </BeneathTheMap>
  )
}

/** What a commander should keep an eye on, as the figures tell it. */
export function Watch({ lines }: { lines: readonly string[] }) {
  const say = useSay()
  if (lines.length === 0) return null
  return (
    <BeneathTheMap>
      <section>
        <h3 className={styles.heading}>{say('briefing.watch')}</h3>
        <ul className={styles.watch}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </BeneathTheMap>
  )
}

/** Which side has clearly more of something, in words of its own; nothing where both have about as much. */
export function clearlyMore(
  say: (id: string, values: Record<string, string | number>) => string,
  message: string,
  counts: readonly [number, number],
  names: readonly string[],
  by = 2,
): readonly string[] {
  const [first, second] = counts
  if (Math.abs(first - second) < by) return []
  const army = names[first > second ? 0 : 1] ?? ''
  return [say(message, { army, more: Math.max(first, second), fewer: Math.min(first, second) })]
}
