import type { ReactNode } from 'react'
import { useSay } from '../../words/words.tsx'
import { armyStyle } from './armies.ts'
import { Counter, type CounterLook, Front } from './art/counter.tsx'
import { RangeLine } from './command-ranges.tsx'
import styles from './signs.module.css'
import { useField } from './use-view.ts'

const plain: CounterLook = {
  arm: 'inf',
  class: 'line',
  code: '',
  strength: 5,
  cohesion: 7,
  condition: 0,
  square: false,
  charging: false,
  formation: 2,
  cut: false,
}

/** What the counters say, by example. */
const signs: readonly { readonly name: string; readonly seat?: number; readonly drawn: ReactNode }[] = [
  { name: 'values', drawn: <Counter {...plain} /> },
  { name: 'second', seat: 1, drawn: <Counter {...plain} cut /> },
  { name: 'light', drawn: <Counter {...plain} arm="cav" class="light" strength={3} /> },
  { name: 'heavy', drawn: <Counter {...plain} arm="cav" class="heavy" strength={4} cohesion={8} /> },
  { name: 'guns', drawn: <Counter {...plain} arm="art" class="foot" cohesion={6} /> },
  {
    name: 'front',
    drawn: (
      <>
        <Front facing={1} six={false} charging={false} />
        <Counter {...plain} />
      </>
    ),
  },
  {
    name: 'sixFronts',
    drawn: (
      <>
        <Front facing={1} six charging={false} />
        <Counter {...plain} />
      </>
    ),
  },
  { name: 'square', drawn: <Counter {...plain} square /> },
  { name: 'disordered', drawn: <Counter {...plain} condition={1} strength={4} cohesion={6} /> },
  { name: 'routed', drawn: <Counter {...plain} condition={2} strength={4} cohesion={6} /> },
  {
    name: 'range',
    drawn: (
      <RangeLine
        outline="M-36 34V2L0-20L36 2V34"
        seat={0}
        letter="N"
        colour="var(--army)"
        at={{ x: 0, y: -20 }}
      />
    ),
  },
]

/** How to read the map's counters. */
export function Signs() {
  const say = useSay()
  const field = useField()
  return (
    <section className={styles.signs}>
      <h3>{say('glory.signs')}</h3>
      <ul>
        {signs.map(({ name, seat = 0, drawn }) => (
          <li key={name}>
            <svg
              viewBox="-42 -42 84 84"
              width="64"
              height="64"
              style={armyStyle(field, seat)}
              aria-hidden="true"
            >
              {drawn}
            </svg>
            <span>{say(`glory.sign.${name}`)}</span>
          </li>
        ))}
      </ul>
      <p>{say('glory.sign.orders')}</p>
    </section>
  )
}
