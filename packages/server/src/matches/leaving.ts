import type { Storage } from '../storage/storage.ts'
import { seatOf } from './match-info.ts'
import type { Rooms } from './rooms.ts'

const most = 10_000

/**
 * Takes somebody out of every match, so that none waits for whoever will not come: those in play are resigned, those that
 * wait for players are left, or removed where they were theirs. Gives how many could not be.
 */
export async function leaveAll(storage: Storage, rooms: Rooms, person: string): Promise<number> {
  const rows = await storage.matches.list({ person, unfinished: true, limit: most })
  const left = rows.map(async (row) => {
    if (row.status === 'playing') {
      const room = await rooms.get(row.id)
      const seat = seatOf(room.seats, person)
      if (seat !== null) await room.resign(seat)
      return
    }
    if (row.owner === person) await storage.matches.remove(row.id)
    else await storage.matches.stand(row.id, person)
    await storage.database.tell({ kind: 'match', match: row.id })
  })
  return (await Promise.allSettled(left)).filter(({ status }) => status === 'rejected').length
}
