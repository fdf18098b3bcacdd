import { useWords } from '../../words/words.tsx'
import { clanName, sayProvince } from './description.ts'
import { nobody, type ShogunView } from './view.ts'

/** The map for those who hear it: clan by clan, province by province, and the lands that nobody holds. */
export function BoardList({ view }: { view: ShogunView }) {
  const { say } = useWords()
  return (
    <div className="unseen">
      {[...view.clans.keys(), nobody].map((clan) => (
        <ul key={clan} aria-label={say(clanName(clan))}>
          {view.provinces.map(({ owner }, province) =>
            owner === clan ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a province is its number
              <li key={province}>{sayProvince(say, view, province)}</li>
            ) : null,
          )}
        </ul>
      ))}
    </div>
  )
}
