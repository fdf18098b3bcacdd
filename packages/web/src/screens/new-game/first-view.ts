import { engineConnection } from '../../engine/connection.ts'

const asked = new Map<string, Promise<unknown>>()

/** What a spectator sees of a setup before the first answer; the same promise each time. */
export function firstView(rulebook: string, setup: string): Promise<unknown> {
  const key = `${rulebook} ${setup}`
  const known =
    asked.get(key) ?? engineConnection.call((engine) => engine.preview(rulebook, { id: setup, options: {} }))
  asked.set(key, known)
  known.catch(() => asked.delete(key))
  return known
}
