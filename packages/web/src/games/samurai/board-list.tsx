import { useWords } from '../../words/words.tsx'
import type { Battle } from './battle.ts'
import { sayHex, sections } from './description.ts'
import { loneLeaders } from './field-drawing.tsx'

/** The board for those who hear it: both armies, section by section, piece by piece. */
export function BoardList({ battle }: { battle: Battle }) {
  const { say } = useWords()
  const lone = loneLeaders(battle)
  return (
    <div className="unseen">
      {[0, 1].map((seat) => (
        <section key={seat} aria-label={say({ id: `samurai.army.${seat}` })}>
          {sections.map((section) => {
            const hexes = [...battle.units, ...lone]
              .filter((piece) => piece.seat === seat && section.has(piece.hex))
              .map(({ hex }) => hex)
              .sort((a, b) => a - b)
            return (
              <ul key={section.name} aria-label={say({ id: `samurai.section.${section.name}` })}>
                {hexes.map((hex) => (
                  <li key={hex}>{sayHex(say, battle, hex)}</li>
                ))}
              </ul>
            )
          })}
        </section>
      ))}
    </div>
  )
}
