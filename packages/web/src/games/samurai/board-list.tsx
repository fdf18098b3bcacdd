import { useWords } from '../../words/words.tsx'
import { HeardList } from '../board/heard-list.tsx'
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
          {sections.map((section) => (
            <HeardList
              key={section.name}
              label={say({ id: `samurai.section.${section.name}` })}
              entries={[...battle.units, ...lone]
                .filter((piece) => piece.seat === seat && section.has(piece.hex))
                .map(({ hex }) => hex)
                .sort((a, b) => a - b)
                .map((hex) => sayHex(say, battle, hex))}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
