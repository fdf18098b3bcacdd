import { useEffect, useState } from 'react'
import type { LibrarySearch } from '../../online/library-site.ts'
import { librarySite } from '../../online/library-site.ts'
import { useSay } from '../../words/words.tsx'
import styles from './library-screen.module.css'

/** What can be looked for; `mine` are one's own, whoever may see them. */
export interface Sought extends LibrarySearch {
  readonly mine: boolean
}

interface Props {
  readonly sought: Sought
  readonly onChange: (sought: Sought) => void
  readonly isSomebody: boolean
}

const choices = {
  balance: ['even', 'uphill'],
  size: ['small', 'middling', 'large'],
} as const

/** By what battles are told apart: game, maker, balance, size, stars. */
export function LibraryFilters({ sought, onChange, isSomebody }: Props) {
  const say = useSay()
  const counts = useCounts()
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.filters}>
      <Choice
        title={say('library.game')}
        value={sought.rulebook ?? ''}
        values={[
          { value: '', label: say('library.any'), count: all },
          ...counts.map(({ rulebook, count }) => ({
            value: rulebook,
            label: say(`ui.rules.${rulebook}`),
            count,
          })),
        ]}
        onChoose={(rulebook) => onChange({ ...sought, rulebook, from: 0 })}
      />
      {isSomebody && (
        <Choice
          title={say('library.maker')}
          value={sought.mine ? 'me' : ''}
          values={['', 'me'].map((value) => ({ value, label: say(`library.maker.${value || 'any'}`) }))}
          onChoose={(value) => onChange({ ...sought, mine: value === 'me', from: 0 })}
        />
      )}
      {Object.entries(choices).map(([name, values]) => (
        <Choice
          key={name}
          title={say(`library.${name}`)}
          value={String(sought[name as keyof typeof choices] ?? '')}
          values={['', ...values].map((value) => ({
            value,
            label: say(value === '' ? 'library.any' : `library.${name}.${value}`),
          }))}
          onChoose={(value) => onChange({ ...sought, [name]: value, from: 0 })}
        />
      ))}
      <Choice
        title={say('library.stars')}
        value={String(sought.stars ?? '')}
        values={['', '3', '4'].map((value) => ({
          value,
          label: say(value === '' ? 'library.any' : 'library.stars.least', { stars: value }),
        }))}
        onChoose={(value) => {
          const { stars: _, ...others } = sought
          onChange({ ...others, from: 0, ...(value === '' ? {} : { stars: Number(value) }) })
        }}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly title: string
  readonly value: string
  readonly values: readonly { readonly value: string; readonly label: string; readonly count?: number }[]
  readonly onChoose: (value: string) => void
}

function Choice({ title, value, values, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {values.map((each) => (
        <label key={each.value}>
          <input
            type="radio"
            name={title}
            value={each.value}
            checked={value === each.value}
            onChange={() => onChoose(each.value)}
          />
          <span>{each.label}</span>
          {each.count !== undefined && <small>{each.count}</small>}
        </label>
      ))}
    </fieldset>
  )
}

function useCounts() {
  const [counts, setCounts] = useState<readonly { readonly rulebook: string; readonly count: number }[]>([])
  useEffect(() => {
    librarySite.counts().then(setCounts, () => {})
  }, [])
  return counts
}
