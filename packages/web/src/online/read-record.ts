import { releaseProxy } from 'comlink'
import { engineConnection } from '../engine/connection.ts'
import type { Reader } from './finished-match.ts'

/** Opens the record of a match that is over, in the worker where the rules live. */
export async function readRecord(text: string): Promise<Reader> {
  const reading = await engineConnection.call((engine) => engine.read(text))
  return {
    last: () => engineConnection.call(() => reading.last()),
    at: (moment, eyes) => engineConnection.call(() => reading.at(moment, eyes)),
    heard: (eyes) => engineConnection.call(() => reading.heard(eyes)),
    oddsOf: (numbers) => engineConnection.call(() => reading.oddsOf(numbers)),
    close: () => reading[releaseProxy](),
  }
}
