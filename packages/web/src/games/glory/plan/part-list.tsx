import type { GloryAction } from '@gunbai/glory/screen'
import { useSay, useWords } from '../../../words/words.tsx'
import { codeOf, sayName } from '../description.ts'
import { useField, useView } from '../use-view.ts'
import { BlowOdds } from './blow-odds.tsx'
import type { DraftedTable } from './drafted-table.ts'
import type { Part } from './parts.ts'
import styles from './plan-sheet.module.css'
import { pointsIn } from './reach.ts'
import { commanderOf } from './who.ts'

/** What is drafted, thing by thing; each can be taken out again. */
export function PartList({ table }: { table: DraftedTable }) {
  const say = useSay()
  const tell = useTelling()
  const { parts } = table
  const last = parts.at(-1)
  const blow = last?.answers.findLast(({ kind }) => kind === 'attack' || kind === 'fire')
  return (
    <>
      <ol className={styles.parts} data-part="parts" data-count={parts.length}>
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a draft are in their order
          <li key={i}>
            <span>{tell(part)}</span>
            <button
              type="button"
              aria-label={say('glory.plan.without', { what: tell(part) })}
              onClick={() => table.remove(part)}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      {last !== undefined && blow !== undefined && <BlowOdds table={table} part={last} blow={blow} />}
    </>
  )
}

function useTelling(): (part: Part) => string {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const field = useField()
  const nameOf = (piece: number) => {
    const commander = field.battle.commanders[commanderOf(view, piece)]
    return commander?.name ?? sayName(words.say, field, field.cards[piece]?.name ?? '')
  }
  const orderWords = ({ commander, group }: { commander: number; group: number }) => {
    const units = view.units.flatMap((unit, id) =>
      unit.group === group && unit.hex >= 0 ? [nameOf(id)] : [],
    )
    return { commander: field.battle.commanders[commander]?.name ?? '', units: units.join(', ') }
  }
  return ({ way, answers, aim }) => {
    if (way !== null) {
      const { journey, stop, from } = way
      const place = codeOf(field, journey.place)
      const unit = nameOf(journey.piece)
      return stop.hex === from
        ? say('glory.plan.part.turn', { unit })
        : say('glory.plan.part.to', { unit, hex: place, cost: pointsIn(stop.cost) })
    }
    const given = answers as readonly GloryAction[]
    const hexes = given.flatMap((each) => (each.kind === 'attack' ? [codeOf(field, each.hex)] : []))
    if (aim !== undefined) hexes.unshift(codeOf(field, aim))
    if (hexes.length > 0) return say('glory.plan.part.attack', { hexes: [...new Set(hexes)].join(', ') })
    const last = given.at(-1)
    if (last?.kind === 'fire')
      return say('glory.plan.part.fire', { unit: nameOf(last.unit), hex: codeOf(field, last.hex) })
    if (last?.kind === 'choose')
      return say('glory.plan.part.choose', {
        unit: nameOf(view.tops[last.hex] ?? -1),
        hex: codeOf(field, last.hex),
      })
    if (last?.kind === 'order') return say('glory.plan.part.order', orderWords(last))
    if (last?.kind === 'square') return say('glory.plan.part.square', { hex: codeOf(field, last.hex) })
    return last?.kind === 'raise' ? say('glory.plan.part.raise', { unit: nameOf(last.unit) }) : ''
  }
}
