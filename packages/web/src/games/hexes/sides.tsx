import type { Diagram, Diagrams } from '@gunbai/kernel'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { TallyTable } from '../board/tally-table.tsx'
import { seatName } from '../seat-name.ts'
import { PieceBlock } from './piece.tsx'
import styles from './sides.module.css'
import { lookOf } from './sides-look.ts'
import { useDiagram } from './use-diagram.ts'

/** What a side has on the board; no strength where its pieces have none. */
function forceOf({ pieces }: Diagram, seat: number): { pieces: number; strength: number | null } {
  const own = pieces.filter((piece) => piece.seat === seat)
  const strengths = own.flatMap(({ strength }) => (strength === undefined ? [] : [strength]))
  return {
    pieces: own.length,
    strength: strengths.length === 0 ? null : strengths.reduce((sum, each) => sum + each, 0),
  }
}

/** Every side as its pieces look, with what it has on the board. */
export function Sides({ diagrams }: { diagrams: Diagrams<unknown> }) {
  const say = useSay()
  const { scene } = usePlay()
  const diagram = useDiagram(diagrams)
  return (
    <section className={styles.sides} aria-label={say('ui.panel.sides')}>
      {scene.game.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Side key={seat} seat={seat} diagram={diagram} />
      ))}
    </section>
  )
}

function Side({ seat, diagram }: { seat: number; diagram: Diagram }) {
  const say = useSay()
  const words = useWords()
  const { scene } = usePlay()
  const { pieces, strength } = forceOf(diagram, seat)
  const { colour, line } = lookOf(seat)
  return (
    <div
      className={styles.side}
      style={{ borderLeft: `8px ${line} ${colour}` }}
      data-active={scene.outcome === null && scene.questions.some((question) => question.seat === seat)}
    >
      <svg viewBox="-30 -23 60 49" width="44" height="36" aria-hidden="true">
        <PieceBlock seat={seat} label="" />
      </svg>
      <h2 className={styles.name}>{seatName(seat, words)}</h2>
      <p className={styles.force}>
        {say('hexes.pieces', { pieces })}
        {strength !== null && ` · ${say('hexes.strength', { strength })}`}
      </p>
    </div>
  )
}

/** What each side has left at the end. */
export function Reckoning({ diagrams }: { diagrams: Diagrams<unknown> }) {
  const say = useSay()
  const words = useWords()
  const { scene } = usePlay()
  const diagram = useDiagram(diagrams)
  const forces = scene.game.players.map((_, seat) => forceOf(diagram, seat))
  const hasStrength = forces.some(({ strength }) => strength !== null)
  return (
    <TallyTable
      columns={forces.map((_, seat) => ({ key: seat, head: seatName(seat, words) }))}
      rows={[
        { name: say('hexes.end.pieces'), cells: forces.map(({ pieces }) => pieces) },
        ...(hasStrength
          ? [{ name: say('hexes.end.strength'), cells: forces.map(({ strength }) => strength ?? 0) }]
          : []),
      ]}
    />
  )
}
