import type { GloryAction } from '@gunbai/glory/screen'
import { useSay, useWords } from '../../../words/words.tsx'
import { codeOf, sayName } from '../description.ts'
import { useField, useView } from '../use-view.ts'
import { OddsOfAttack } from './attack-odds.tsx'
import type { DraftedTable, Part } from './drafted-table.ts'
import styles from './plan-sheet.module.css'
import { pointsIn } from './reach.ts'
import { commanderOf } from './who.ts'

/** What is drafted, thing by thing; each can be taken out again. */
export function PartList({ table }: { table: DraftedTable }) {
  const say = useSay()
  const tell = useTelling()
  const { parts, setParts } = table
  const attack = parts.at(-1)?.answers.findLast(({ kind }) => kind === 'attack')
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
              onClick={() => setParts(parts.filter((each) => each !== part))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      {attack !== undefined && <OddsOfAttack table={table} attack={attack} />}
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
  return ({ way, answers }) => {
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
    if (hexes.length > 0) return say('glory.plan.part.attack', { hexes: [...new Set(hexes)].join(', ') })
    const last = given.at(-1)
    if (last?.kind === 'order') return say('glory.plan.part.order', orderWords(last))
    if (last?.kind === 'square') return say('glory.plan.part.square', { hex: codeOf(field, last.hex) })
    return last?.kind === 'raise' ? say('glory.plan.part.raise', { unit: nameOf(last.unit) }) : ''
  }
}
