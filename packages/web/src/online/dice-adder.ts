import type { MatchInfo, ServerMessage, ShownCast } from '@gunbai/server/wire'
import { linkOf, noteVow } from './chains.ts'
import type { SiteLine } from './site-line.ts'

/** What is known of a match when its dice begin to be added to. */
interface Around {
  readonly match: MatchInfo | null
  readonly seat: number | null
  readonly position: { readonly cast: ShownCast | null } | null
}

/**
 * Adds our links to the dice of a match, whenever the deal or an answer waits for one; what an answer is fixed by is noted
 * before. Gives the way to stop.
 */
export function addToDice(line: SiteLine, around: Around): () => void {
  let { match, seat } = around
  const sent = new Set<number>()

  function add(number: number): void {
    const end = seat === null ? null : (match?.chains?.ends[seat] ?? null)
    const link = end === null ? null : linkOf(end, number)
    if (match === null || link === null || sent.has(number)) return
    sent.add(number)
    // where the line is cut it is asked for again; where it is refused it was there already
    line.ask({ type: 'link', match: match.id, number, link }).catch(() => sent.delete(number))
  }

  function addToDeal(): void {
    const { status, chains } = match ?? {}
    if (status !== 'waiting' || !chains || chains.deal === 0 || seat === null) return
    // with nobody owing the cards could have been dealt: whoever should have done it has gone
    if (chains.owing.includes(seat) || chains.owing.length === 0) add(chains.deal)
  }

  function addTo(cast: ShownCast | null): void {
    if (cast === null || match === null || seat === null || !cast.owing.includes(seat)) return
    if (noteVow(match.id, cast.number, cast.vow)) add(cast.number)
  }

  function heard(message: ServerMessage): void {
    if (message.type === 'match' && message.match.id === match?.id) {
      ;({ match, seat } = message)
      addToDeal()
    }
    if (message.type === 'update' && message.match === match?.id) addTo(message.position.cast)
  }

  addToDeal()
  addTo(around.position?.cast ?? null)
  return line.overhear(heard)
}
