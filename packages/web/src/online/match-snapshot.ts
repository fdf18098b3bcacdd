import { type Halted, haltReasons, type LogEntry, logged, type Outcome } from '@gunbai/kernel/host'
import type { MatchInfo, MatchPosition, Update } from '@gunbai/server/wire'
import type { GameInfo } from '../table/game.ts'
import type { Snapshot } from '../table/table.ts'
import type { Refused } from './request.ts'

/** What one answer brought, as the log has it. */
export function entriesOf({ number, events, unasked }: Update['entries'][number]): LogEntry[] {
  return logged(number, events, unasked)
}

/** What the rules or the others have against it; null where it is something else. */
export function haltedBy({ code, details: { rule, phrase } }: Refused): Halted | null {
  const because = haltReasons.find((each) => each === code)
  if (because === undefined) return null
  return { because, why: rule === undefined || phrase === undefined ? null : { rule, phrase } }
}

/**
 * What is on the table of a match. `answers` is how many its record has, once that is open; the end is shown not before,
 * because what is shown with it comes out of the record.
 */
export function snapshotOf(
  match: MatchInfo,
  seat: number | null,
  position: MatchPosition,
  answers: number | null,
): Snapshot {
  const bot = position.questions.find((each) => ((position.bots >> each.seat) & 1) === 1)
  return {
    game: gameOf(match, position),
    moment: answers ?? position.number,
    viewer: seat,
    cover: null,
    view: position.view,
    questions: position.questions,
    answers: position.answers,
    undoable: position.undoable,
    window: position.window,
    thinking: bot?.seat ?? null,
    outcome: answers === null ? null : outcomeOf(position),
  }
}

export function outcomeOf({ outcome }: MatchPosition): Outcome | null {
  if (outcome === null) return null
  return { winners: outcome.winners, because: { id: outcome.because ?? `ui.online.end.${outcome.by}` } }
}

function gameOf(match: MatchInfo, { number, outcome }: MatchPosition): GameInfo {
  return {
    id: match.id,
    rulebook: match.rulebook,
    version: match.version,
    setup: match.setup,
    players: match.players.map((player) =>
      player?.kind === 'house bot' ? { kind: 'bot', bot: player.bot } : { kind: 'human' },
    ),
    openHands: false,
    lesson: null,
    begun: match.begunAt ?? match.createdAt,
    touched: match.touchedAt,
    answers: number,
    winners: outcome?.winners ?? null,
    online: { match: match.id, rated: match.rated, byDays: match.clock.kind === 'days' },
  }
}
