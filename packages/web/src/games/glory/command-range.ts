import type { GloryAction } from '@gunbai/glory/screen'
import { DIRECTIONS, type HexId } from '@gunbai/hexes'
import type { Question } from '@gunbai/kernel'
import { sideEnds, written } from './geometry.ts'
import { commandersAt, type Field, type GloryView } from './view.ts'

/** The hexes within a commander's range: it ignores ground, units and zones (JG-2.5.1-c). */
export function hexesInRange(view: GloryView, field: Field, commander: number): HexId[] {
  const { map } = field.ground
  const from = view.commanders[commander]?.hex ?? -1
  const range = field.battle.commanders[commander]?.range ?? 0
  if (from < 0) return []
  return map.hexes.filter((hex) => (map.distances[from * map.size + hex] ?? 99) <= range)
}

/** The line around some hexes. */
export function outlineOf(field: Field, hexes: readonly HexId[]): string {
  const inside = new Set<number>(hexes)
  return hexes
    .flatMap((hex) =>
      DIRECTIONS.flatMap((direction) => {
        if (inside.has(field.ground.around[hex * 6 + direction] ?? -1)) return []
        const [from, to] = sideEnds(field, hex, direction)
        return [`M${written(from)}L${written(to)}`]
      }),
    )
    .join('')
}

interface Asked {
  readonly question: Pick<Question, 'name' | 'about'> | undefined
  readonly answers: readonly GloryAction[]
  readonly viewer: number | null
  /** The hex that was taken up, and the one pointed at. */
  readonly taken: number | null
  readonly lookedAt: number | null
}

/** Whose range matters now: of who is taken up or pointed at, else of everybody whom the question is about. */
export function rangesShown(view: GloryView, field: Field, asked: Asked): readonly number[] {
  const { question, answers, viewer, taken, lookedAt } = asked
  const there = lookedAt === null ? [] : commandersAt(view, lookedAt)
  if (there.length > 0) return there
  const orders = answers.flatMap((action) => (action.kind === 'order' ? [action.commander] : []))
  if (orders.length > 0) {
    const givers = [...new Set(orders)]
    const chosen = givers.filter((id) => view.commanders[id]?.hex === taken)
    return chosen.length > 0 ? chosen : givers
  }
  if (question?.about.commander !== undefined) return [Number(question.about.commander)]
  // his modifier helps the groups in his range, JG-2.4.3-d
  if (question?.name === 'activation / initiative') {
    return field.battle.commanders.flatMap(({ seat, chief }, id) => (seat === viewer && chief ? [id] : []))
  }
  if (question?.name === 'activation / choose') {
    const combined = (view.active?.marker ?? 0) - field.battle.formations.length * 2
    const by = field.battle.combined[combined]?.chosenBy ?? -1
    return by < 0 ? [] : [by]
  }
  return []
}
