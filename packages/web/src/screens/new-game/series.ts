import { isCampaign } from './filters.ts'

/** A battle by its name. */
export interface Titled {
  readonly id: string
  readonly title: string
}

/** Battles that follow each other and tell one story. */
export interface Series {
  readonly title: string
  /** Each by what it is called within the story. */
  readonly parts: readonly Titled[]
}

const marks = /[,:]/

/** What comes before the first mark: battles of one story share it. */
const headOf = (title: string) => title.split(marks)[0] ?? title

/** What a battle is called within its story. */
function partOf(title: string): string {
  const part = (title.includes(':') ? title.slice(title.lastIndexOf(':') + 1) : title).trim()
  return part.charAt(0).toUpperCase() + part.slice(1)
}

/** The stories among battles in their order: neighbours whose titles begin alike. What is a whole campaign by itself is none. */
export function seriesOf(battles: readonly Titled[]): readonly Series[] {
  const found: { title: string; parts: Titled[] }[] = []
  for (const { id, title } of battles) {
    if (isCampaign(id)) continue
    const head = headOf(title)
    if (found.at(-1)?.title !== head) found.push({ title: head, parts: [] })
    found.at(-1)?.parts.push({ id, title: partOf(title) })
  }
  return found.filter(({ parts }) => parts.length > 1)
}
