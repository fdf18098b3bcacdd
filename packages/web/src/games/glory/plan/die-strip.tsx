import { fireRow, shockRowAt, type Tables } from '@gunbai/glory/screen'
import { useSay } from '../../../words/words.tsx'
import { useField } from '../use-view.ts'
import styles from './sums.module.css'

const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** What a face of the die brings, in a word, and for whom it is good. */
interface Outcome {
  readonly word: string
  readonly tone: 'own' | 'none' | 'maybe' | 'sure'
}

function shockOutcome({ shock }: Tables, total: number): Outcome {
  const { attacker = [], defender = [] } = shock[shockRowAt(shock, total)] ?? {}
  if (attacker.length > 0 && defender.length > 0) return { word: 'both', tone: 'none' }
  if (attacker.includes('D2')) return { word: 'youRout', tone: 'own' }
  if (attacker.includes('R')) return { word: 'youBack', tone: 'own' }
  if (attacker.length > 0) return { word: 'youTest', tone: 'own' }
  if (defender.includes('D2')) return { word: 'routs', tone: 'sure' }
  if (defender.includes('R')) return { word: 'back', tone: 'sure' }
  return { word: 'maybe', tone: 'maybe' }
}

function fireOutcome({ fire }: Tables, total: number): Outcome {
  const { levels, test, rout } = fireRow(fire, total)
  if (rout) return { word: 'fireRout', tone: 'sure' }
  if (levels > 0) return { word: 'fireLevel', tone: 'sure' }
  return test === null ? { word: 'nothing', tone: 'none' } : { word: 'fireTest', tone: 'maybe' }
}

/** Ten cells, one for each face of the die: what it brings with this added to it. */
export function DieStrip({ table, added }: { table: 'shock' | 'fire'; added: number }) {
  const say = useSay()
  const { tables } = useField()
  const outcomeOf = table === 'fire' ? fireOutcome : shockOutcome
  const runs: { outcome: Outcome; faces: number[] }[] = []
  for (const face of faces) {
    const outcome = outcomeOf(tables, face + added)
    const last = runs.at(-1)
    if (last?.outcome.word === outcome.word) last.faces.push(face)
    else runs.push({ outcome, faces: [face] })
  }
  return (
    <ol className={styles.strip} data-part="strip">
      {runs.map(({ outcome: { word, tone }, faces: own }) => (
        <li key={own[0]} data-tone={tone} style={{ gridColumn: `span ${own.length}` }}>
          <span>{say(`glory.strip.${word}`)}</span>
          <small>{own.length === 1 ? own[0] : `${own[0]}–${own.at(-1)}`}</small>
        </li>
      ))}
    </ol>
  )
}
