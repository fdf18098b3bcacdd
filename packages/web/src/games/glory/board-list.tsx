import { useWords } from '../../words/words.tsx'
import { HeardList } from '../board/heard-list.tsx'
import { sayArmy, sayHex, sayName } from './description.ts'
import { type Field, type GloryView, stackAt } from './view.ts'

/** The map for those who hear it: army by army, formation by formation, every hex with its units. */
export function BoardList({ view, field }: { view: GloryView; field: Field }) {
  const { say } = useWords()
  const { battle, cards } = field
  return (
    <div className="unseen">
      {battle.armies.map(({ code }, seat) => (
        <section key={code} aria-label={sayArmy(say, field, seat)}>
          {battle.formations.map((formation, number) => {
            if (formation.seat !== seat) return null
            const hexes = view.tops.flatMap((_, hex) =>
              stackAt(view, hex).some((unit) => cards[unit]?.formation === number) ? [hex] : [],
            )
            return (
              <HeardList
                key={formation.code}
                label={sayName(say, field, formation.name)}
                entries={hexes.map((hex) => sayHex(say, field, view, hex))}
              />
            )
          })}
        </section>
      ))}
    </div>
  )
}
