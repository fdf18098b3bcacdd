import { screenField } from '@gunbai/glory/screen'
import { useSay, useWords } from '../../../words/words.tsx'
import { Die } from '../art/die.tsx'
import { dieFaces, fireOutcome, type Outcome, runsOf, shockOutcome } from '../outcomes.ts'
import { useGame } from '../use-view.ts'
import type { Field } from '../view.ts'
import type { Roll } from './moment.ts'
import styles from './roll-strip.module.css'
import { sumOf } from './verdict.ts'

interface Props {
  readonly roll: Roll
  /** Whether the die falls now. */
  readonly isNew: boolean
  /** An earlier throw of the same fight stands smaller. */
  readonly isLast: boolean
}

/** Ten cells, the die in its own, and beside it the sum that it came to. */
export function RollStrip({ roll, isNew, isLast }: Props) {
  const say = useSay()
  const words = useWords()
  const field = screenField(roll)
  const isMine = useIsMine(roll, field)
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' })
  const { added, total, what } = summed(roll)
  const runs = runsOf((face) => outcomeOf(field, roll, face))
  return (
    <div className={styles.roll} data-new={isNew} data-last={isLast} data-roll={roll.kind}>
      <p className={styles.what}>
        <strong>{say(`glory.moment.roll.${what}`)}</strong>
        <span className={styles.added}>
          {say('glory.moment.added', { added: signed.format(added).replace('-', '−') })}
        </span>
      </p>
      <div className={styles.row} aria-hidden="true">
        <span className={styles.die} style={{ gridColumn: roll.die + 1 }}>
          <Die value={roll.die} size={30} />
        </span>
        <span className={styles.sum} data-side={roll.die < 6 ? 'right' : 'left'} style={besideDie(roll.die)}>
          {sumOf(roll.die, total)}
        </span>
      </div>
      <div className={styles.strip}>
        <ol className={styles.cells} data-part="strip">
          {runs.map(({ outcome: { word, tone }, faces }) => {
            const said = say(`glory.strip.${isMine ? word : word.replace(/^you/, 'they')}`)
            return (
              <li
                key={faces[0]}
                data-tone={tone}
                data-hit={faces.includes(roll.die)}
                data-fits={fitting(said, faces.length)}
                style={{ gridColumn: `span ${faces.length}` }}
              >
                {said}
              </li>
            )
          })}
        </ol>
      </div>
      <div className={styles.faces} aria-hidden="true">
        {dieFaces.map((face) => (
          <span key={face} data-hit={face === roll.die}>
            {face}
          </span>
        ))}
      </div>
    </div>
  )
}

/** In how wide a strip the longest word has room in so many cells. */
function fitting(said: string, cells: number): 'always' | 'tall' | 'middle' | 'large' | 'small' {
  const room = (Math.max(...said.split(' ').map(({ length }) => length)) * letter) / cells
  if (room < 21) return 'always'
  return room < 34 ? 'tall' : room < 44 ? 'middle' : room < 60 ? 'large' : 'small'
}

const letter = 7.3 // pixels, about

const besideDie = (die: number) => ({ gridColumn: die < 6 ? `${die + 2} / -1` : `1 / ${die + 1}` })

/** Whether it is the viewer who attacks: then what befalls the attacker befalls him. */
function useIsMine(roll: Roll, field: Field): boolean {
  const { viewer } = useGame().scene
  return roll.kind !== 'shock' || field.cards[roll.attackers[0] ?? -1]?.seat === viewer
}

/** What is added to the die, and what it comes to. */
function summed(roll: Roll): { added: number; total: number; what: string } {
  const { die } = roll
  if (roll.kind === 'fired') return { added: roll.total - die, total: roll.total, what: roll.purpose }
  // an order is granted by a low throw: what helps is taken off
  const added = roll.kind === 'testedInitiative' ? -roll.modifier : roll.modifier
  const what =
    roll.kind === 'shock' ? (roll.charge ? 'charge' : 'shock') : roll.kind === 'tested' ? `test.${roll.what}` : 'test.initiative' // biome-ignore format: one line
  return { added, total: die + added, what }
}

function outcomeOf(field: Field, roll: Roll, face: number): Outcome {
  const { added } = summed(roll)
  if (roll.kind === 'fired') return fireOutcome(field.tables, face + added)
  if (roll.kind === 'shock') return shockOutcome(field.tables, face + added)
  return face + added <= roll.needed ? { word: 'holds', tone: 'none' } : { word: 'fails', tone: 'sure' }
}
