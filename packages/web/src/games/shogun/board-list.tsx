import { useWords } from '../../words/words.tsx'
import { HeardList } from '../board/heard-list.tsx'
import { clanName, sayProvince } from './description.ts'
import { nobody, type ShogunView } from './view.ts'

/** The map for those who hear it: clan by clan, province by province, and the lands that nobody holds. */
export function BoardList({ view }: { view: ShogunView }) {
  const { say } = useWords()
  return (
    <div className="unseen">
      {[...view.clans.keys(), nobody].map((clan) => (
        <HeardList
          key={clan}
          label={say(clanName(clan))}
          entries={view.provinces.flatMap(({ owner }, province) =>
            owner === clan ? [sayProvince(say, view, province)] : [],
          )}
        />
      ))}
    </div>
  )
}
