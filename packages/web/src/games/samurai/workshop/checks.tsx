import { distance, type HexId, hexName } from '@gunbai/hexes'
import { draw, moved, outlineOf, type SheetProblem } from '@gunbai/samurai/sheet'
import { Link } from 'wouter'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import type { Battle } from '../battle.ts'
import { field } from '../geometry.ts'
import styles from './checks.module.css'
import type { BenchState } from './use-bench.ts'

/** Farther than this from any enemy a unit rarely fights. */
const farAway = 6

const nameOf = (hex: number): string => hexName(field, hex as HexId)

/** What the engine would refuse, each with its place and a remedy, and what somebody may want to look at. */
export function Checks({ bench, onShow }: { bench: BenchState; onShow: (hex: number) => void }) {
  const say = useSay()
  const { reading, battle } = bench
  const far = farUnits(battle)
  return (
    <section className={styles.checks} aria-label={say('workshop.checks')}>
      <h2 role="status" data-problems={reading.problems.length}>
        {say('workshop.checks.found', { mend: reading.problems.length, look: far.length })}
      </h2>
      <ol>
        {reading.problems.map((problem, i) => (
          <li key={`${problem.line} ${problem.hex}`}>
            <b className={styles.badge}>{i + 1}</b>
            <p>
              <strong>
                {problem.hex === null
                  ? say('workshop.line', { line: problem.line + 1 })
                  : nameOf(problem.hex)}
              </strong>{' '}
              <span lang="en">{problem.reason}</span>{' '}
              {problem.rule !== null && <Link href={`/rules/samurai/${problem.rule}`}>{problem.rule}</Link>}
            </p>
            <Remedy bench={bench} problem={problem} onShow={onShow} />
          </li>
        ))}
        {far.map((hex) => (
          <li key={`far ${hex}`}>
            <b className={styles.badge} data-look="true">
              ?
            </b>
            <p>
              <strong>{nameOf(hex)}</strong> {say('workshop.checks.far')}
            </p>
            <Button kind="quiet" onClick={() => onShow(hex)}>
              {say('workshop.show')}
            </Button>
          </li>
        ))}
      </ol>
      {reading.problems.length === 0 && <p className={styles.good}>✓ {say('workshop.checks.good')}</p>}
    </section>
  )
}

function farUnits({ units }: Battle): number[] {
  return units.flatMap(({ hex, seat, code }) => {
    const enemies = units.filter((unit) => unit.seat !== seat)
    const nearest = Math.min(...enemies.map((enemy) => distance(field, hex as HexId, enemy.hex as HexId)))
    return code !== 'ac' && enemies.length > 0 && nearest > farAway ? [hex] : []
  })
}

/** A button that mends it, where one can. */
function Remedy({
  bench,
  problem,
  onShow,
}: {
  bench: BenchState
  problem: SheetProblem
  onShow: (hex: number) => void
}) {
  const say = useSay()
  const { hex, layer, reason } = problem
  const { text, battle, change } = bench
  if (hex === null || layer === null) return null
  if (layer === 'units' && reason.includes('cannot be entered')) {
    const room = freeNear(battle, hex)
    if (room !== null) {
      const words = say('workshop.remedy.move', { hex: nameOf(room) })
      return (
        <Button
          onClick={() => change(words, draw(text, 'units', moved(outlineOf(text), 'units', hex, room)))}
        >
          {words}
        </Button>
      )
    }
  }
  if (layer === 'units' && reason.includes('the box has')) {
    const words = say('workshop.remedy.remove', { hex: nameOf(hex) })
    return <Button onClick={() => change(words, draw(text, 'units', [{ hex, token: '.' }]))}>{words}</Button>
  }
  return (
    <Button kind="quiet" onClick={() => onShow(hex)}>
      {say('workshop.show')}
    </Button>
  )
}

/** The nearest hex on which a unit can stand. */
function freeNear({ ground, units, leaders }: Battle, hex: number): number | null {
  const isFree = (at: number) =>
    ground[at] === 'open' && ![...units, ...leaders].some((piece) => piece.hex === at)
  const free = field.hexes.filter((at) => isFree(at))
  const away = (at: number) => distance(field, hex as HexId, at as HexId)
  return free.length === 0 ? null : free.reduce((best, at) => (away(at) < away(best) ? at : best))
}
