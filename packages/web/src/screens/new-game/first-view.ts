import type { Setup } from '@gunbai/kernel'
import { engineConnection } from '../../engine/connection.ts'

const asked = new Map<string, Promise<unknown>>()

/** What a spectator sees of a setup before the first answer; the same promise each time. What players brought is part of it. */
export function firstView(rulebook: string, setup: string | Setup): Promise<unknown> {
  const whole = typeof setup === 'string' ? { id: setup, options: {} } : setup
  const key = `${rulebook} ${JSON.stringify(whole)}`
  const known = asked.get(key) ?? engineConnection.call((engine) => engine.preview(rulebook, whole))
  asked.set(key, known)
  known.catch(() => asked.delete(key))
  return known
}
