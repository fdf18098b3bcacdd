/** What one node tells the others, and itself, when it has written something. Holds ids and nothing that is secret. */
export type News =
  /** A match has come to that entry; `awaited` are the people whose move it now is and was not before. */
  | {
      readonly kind: 'entry'
      readonly match: string
      readonly number: number
      readonly awaited: readonly string[]
    }
  /** Somebody sat down or stood up, the match began, or it was given up before it began. */
  | { readonly kind: 'match'; readonly match: string }
  /** Somebody is asked to play: a chair is kept for them. */
  | { readonly kind: 'challenge'; readonly match: string; readonly person: string }
  /** Who is at a table on one node: the seats, as bits, and how many only look on. */
  | {
      readonly kind: 'here'
      readonly node: string
      readonly match: string
      readonly seats: number
      readonly watching: number
    }
  | { readonly kind: 'chat'; readonly match: string; readonly message: string }
  /** A study was written, hidden, shown or removed. */
  | { readonly kind: 'study'; readonly study: string }
  | { readonly kind: 'study talk'; readonly study: string; readonly message: string }
  /** Somebody shows a study live, and looks at this place of it; null where that has ended. */
  | {
      readonly kind: 'lead'
      readonly study: string
      readonly leader: string
      readonly place: { readonly line: number; readonly moment: number } | null
    }
  /** Sessions or keys of that person were ended; `kept` are the ones that were not. */
  | { readonly kind: 'signed out'; readonly person: string; readonly kept: readonly string[] }
  /** News may have been missed: whoever follows something should look again. */
  | { readonly kind: 'lost' }

export type Listener = (news: News) => void

/** The listeners of one node. */
export class NewsListeners {
  private readonly listeners = new Set<Listener>()

  hear(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly tell = (news: News): void => {
    for (const listener of this.listeners) listener(news)
  }
}
