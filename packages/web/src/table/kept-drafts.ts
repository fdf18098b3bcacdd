import type { Seat } from '@gunbai/kernel'
import type { Scene } from './play.tsx'

/**
 * What somebody has drafted outlives a reload of the page: the browser keeps it for this tab alone, for one question of one
 * seat of one game. What was given is forgotten.
 */
interface Kept {
  readonly question: number
  readonly value: unknown
}

type Asked = Pick<Scene, 'game' | 'viewer' | 'questions'>

const nameOf = ({ game, viewer }: Asked, name: string): string => `draft ${game.id} ${viewer} ${name}`

/** The id of what the viewer is asked; -1 for nothing. */
const questionOf = ({ questions, viewer }: Asked): number =>
  questions.find(({ seat }) => seat === viewer)?.id ?? -1

export function keepDraft(asked: Asked, name: string, value: unknown): void {
  const kept: Kept = { question: questionOf(asked), value }
  attempt((shelf) => shelf.setItem(nameOf(asked, name), JSON.stringify(kept, asPlain)))
}

/** What was drafted for the question that is asked; undefined where nothing was. */
export function keptDraft(asked: Asked, name: string): unknown {
  const kept = attempt((shelf) => read(shelf.getItem(nameOf(asked, name))))
  return kept != null && kept.question === questionOf(asked) && kept.question >= 0 ? kept.value : undefined
}

type Owner = Pick<Asked, 'game' | 'viewer'>

const restName = ({ game, viewer }: Owner, name: string): string => `rest ${game.id} ${viewer} ${name}`

/** Keeps what waits for later questions of a seat, such as the rest of a draft of which a part was given; null lets it go. */
export function keepRest(owner: Owner, name: string, value: unknown): void {
  attempt((shelf) => {
    if (value === null) shelf.removeItem(restName(owner, name))
    else shelf.setItem(restName(owner, name), JSON.stringify({ question: -1, value }, asPlain))
  })
}

export const keptRest = (owner: Owner, name: string): unknown =>
  attempt((shelf) => read(shelf.getItem(restName(owner, name)))?.value) ?? null

/** Forgets what a seat has drafted in a game. */
export function forgetDrafts(game: string, viewer: Seat | null): void {
  attempt((shelf) => {
    for (const key of keysOf(shelf, game, viewer)) shelf.removeItem(key)
  })
}

/** Forgets what was drafted for another question than the one that is asked; whether there was any. */
export function loseDrafts(asked: Asked): boolean {
  const question = questionOf(asked)
  if (question < 0) return false
  const lost = attempt((shelf) => {
    const keys = keysOf(shelf, asked.game.id, asked.viewer).filter(
      (key) => read(shelf.getItem(key))?.question !== question,
    )
    for (const key of keys) shelf.removeItem(key)
    return keys.length > 0
  })
  return lost === true
}

const keysOf = (shelf: Storage, game: string, viewer: Seat | null): string[] =>
  Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) =>
    key.startsWith(`draft ${game} ${viewer} `),
  )

/** A browser that keeps nothing, or has no room, forgets with the page. */
function attempt<T>(use: (shelf: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

const read = (text: string | null): Kept | null => (text === null ? null : JSON.parse(text, asMeant))

const asPlain = (_: string, value: unknown): unknown =>
  value instanceof Map ? { entries: [...value], is: 'map' } : value

function asMeant(_: string, value: unknown): unknown {
  const { is, entries } = (value ?? {}) as { is?: unknown; entries?: [unknown, unknown][] }
  return is === 'map' && entries !== undefined ? new Map(entries) : value
}
