import { includes, type Seat } from '@gunbai/kernel'
import { Problem } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, PersonRow } from '../storage/tables.ts'
import { otherVersion } from './kept-record.ts'
import { seatOf } from './match-info.ts'
import type { Rooms } from './rooms.ts'

/**
 * Somebody sits down where a bot plays on for a player who has left. Whoever has sat at that match before may not: they
 * know what another seat has to hide.
 */
export async function takeOver(
  storage: Storage,
  rooms: Rooms,
  row: MatchRow,
  person: PersonRow,
  seat: Seat,
): Promise<void> {
  const room = await rooms.get(row.id)
  if (!room.isPlayable) throw otherVersion(room.row, room.rulebook)
  if (row.rated === 1) throw new Problem('forbidden', 'In a rated game nobody plays on for another.')
  if (row.dice === 'of all') {
    throw new Problem('forbidden', 'Where everybody adds to the dice nobody plays on for another.')
  }
  const isVacant = await room.look(({ vacant }) => includes(vacant, seat))
  if (!isVacant) throw new Problem('not now', 'That seat is not vacant.')
  const holder = room.seats[seat]?.person ?? null
  // who sits there already was stopped between sitting down and playing on
  if (holder !== person.id) {
    const others = room.seats.flatMap((each) => each.person ?? [])
    if (seatOf(room.seats, person.id) !== null) throw satBefore()
    if (await storage.company.isBlocked(person.id, others)) {
      throw new Problem('forbidden', 'Somebody at this table does not play with you.')
    }
    const sat = holder === null ? 'taken' : await storage.matches.takeOver(row.id, seat, holder, person.id)
    if (sat === 'known') throw satBefore()
    if (sat === 'taken') throw new Problem('taken', 'Somebody else sits there.')
    await room.refresh()
  }
  await room.do({ kind: 'take over', seat }, 'bot')
  await storage.database.tell({ kind: 'match', match: row.id })
}

function satBefore(): Problem {
  return new Problem('forbidden', 'Whoever has sat at this match takes no other seat of it.')
}
