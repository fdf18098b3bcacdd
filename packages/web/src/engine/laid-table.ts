import type { SeatSet } from '@gunbai/kernel'
import { type Host, outcomeOf } from '@gunbai/kernel/host'
import type { GameInfo } from '../table/game.ts'
import type { Snapshot } from '../table/table.ts'
import type { Device } from './device.ts'

/** What lies on the table for whoever has the device: nothing that is hidden from that seat. */
export function laidTable(
  game: GameInfo,
  host: Host,
  { viewer, cover }: Device,
  people: SeatSet,
  thinking: Snapshot['thinking'],
): Snapshot {
  const outcome = outcomeOf(host.match.state.result)
  return { ...host.position(viewer, people), game, moment: host.last(), viewer, cover, thinking, outcome }
}
