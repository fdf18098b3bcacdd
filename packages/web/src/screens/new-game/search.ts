import { useState } from 'react'
import type { BattleFacts, FactsBySetup } from '../../../build/battle-facts.ts'
import { editions, filters } from './filters.ts'
import { keepEdition, keepFilter, lastEdition, lastFilter } from './last-choice.ts'
import type { PlayedBySetup } from './played.ts'
import type { Titled } from './series.ts'

/** How the battles of a game are looked through now. */
export interface Search {
  readonly sought: string
  readonly filter: string
  readonly edition: string
  seek(words: string): void
  setFilter(id: string): void
  setEdition(id: string): void
}

export function useSearch(rulebook: string): Search {
  const [sought, seek] = useState('')
  const [filter, setFilter] = useState(() => lastFilter(rulebook, Object.keys(filters)))
  const [edition, setEdition] = useState(() => lastEdition(rulebook, Object.keys(editions)))
  return {
    sought,
    filter,
    edition,
    seek,
    setFilter(id) {
      setFilter(id)
      keepFilter(rulebook, id)
    },
    setEdition(id) {
      setEdition(id)
      keepEdition(rulebook, id)
    },
  }
}

/** The battles that are looked for. */
export function foundBy<T extends Titled>(
  { sought, filter, edition }: Search,
  battles: readonly T[],
  facts: FactsBySetup,
  played: PlayedBySetup,
): readonly T[] {
  return battles.filter(
    ({ id, title }) =>
      (filters[filter]?.(facts[id], played[id], id) ?? true) &&
      (editions[edition]?.(facts[id]) ?? true) &&
      isNamed(sought, title, facts[id]),
  )
}

/** Whether nothing is narrowed down. */
export const isWide = ({ sought, filter, edition }: Search) =>
  filter === 'all' && edition === 'all' && sought === ''

/** Whether a battle is meant by these words: by its title, its year, or somebody who leads there. */
function isNamed(sought: string, title: string, facts: BattleFacts | undefined): boolean {
  const about = [title, facts?.year ?? '', ...(facts?.leaders ?? [])].join(' ').toLowerCase()
  return about.includes(sought.trim().toLowerCase())
}
