import type { Odds, Seat } from '@gunbai/kernel'
import type { Eyes, LogEntry, PastPosition } from '@gunbai/kernel/host'
import { site } from './site.ts'

/** A match that is over, read again where there is time for it. */
export interface Reader {
  /** Its last moment. */
  last(): Promise<number>
  at(moment: number, eyes: Eyes): Promise<PastPosition>
  heard(eyes: Eyes): Promise<readonly LogEntry[]>
  oddsOf(numbers: readonly number[]): Promise<readonly (Odds | null)[]>
  /** It is read no more. */
  close(): void
}

/** The whole of a match that is over, as the viewer may know it now. */
export interface Whole {
  /** Null where the record could not be had: then there is what was heard. */
  readonly reader: Reader | null
  readonly answers: number
  readonly log: readonly LogEntry[]
}

/** Reads the record of a match that is over. Of one whose record cannot be read there is still what was heard. */
export async function readWhole(
  match: string,
  seat: Seat | null,
  read: (record: string) => Promise<Reader>,
  heard: Whole,
): Promise<Whole> {
  try {
    const reader = await read(await site.record(match))
    return { reader, answers: await reader.last(), log: await reader.heard(seat) }
  } catch (error) {
    console.warn(error)
    return heard
  }
}
