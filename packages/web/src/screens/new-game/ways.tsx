import { useSay } from '../../words/words.tsx'
import { editions, filters } from './filters.ts'
import type { Search } from './search.ts'
import styles from './ways.module.css'

/** Edition, kind and name, by which battles are looked for. */
export default function Ways({ search }: { search: Search }) {
  const say = useSay()
  return (
    <div className={styles.ways}>
      <Chips
        label={say('ui.new.editions')}
        ids={Object.keys(editions)}
        chosen={search.edition}
        onChoose={search.setEdition}
      />
      <Chips
        label={say('ui.new.filters')}
        ids={Object.keys(filters)}
        chosen={search.filter}
        onChoose={search.setFilter}
      />
      <input
        type="search"
        className={styles.search}
        placeholder={say('ui.new.search')}
        aria-label={say('ui.new.search')}
        value={search.sought}
        onChange={({ target }) => search.seek(target.value)}
      />
    </div>
  )
}

interface ChipsProps {
  readonly label: string
  readonly ids: readonly string[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

function Chips({ label, ids, chosen, onChoose }: ChipsProps) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a question
    <div className={styles.chips} role="group" aria-label={label}>
      {ids.map((id) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {say(`ui.new.filter.${id}`)}
        </button>
      ))}
    </div>
  )
}
