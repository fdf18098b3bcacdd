import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { clientMessage } from '../api/schemas/socket.ts'
import { expectation, isStorable, unstorable } from '../api/validation.ts'
import { Problem } from '../problem.ts'

export type ClientMessage = Static<typeof clientMessage>

const form = Compile(clientMessage)

/** What stands in a text frame; null is a binary one. Throws a Problem where it cannot be read. */
export function parseFrame(text: string | null): unknown {
  if (text === null) throw new Problem('bad request', 'Expected a text frame with JSON, got a binary one.')
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('bad request', 'Expected a frame with one JSON object; this is not JSON.')
  }
}

/** The message that it is. Throws a Problem that says what was expected. */
export function messageIn(parsed: unknown): ClientMessage {
  if (form.Check(parsed)) {
    if (!isStorable(parsed)) throw unstorable()
    return parsed
  }
  throw new Problem('bad request', expectation(clientMessage, parsed))
}

/** The number by which its sender knows the reply, if one stands there, whatever else does. */
export function requestIn(parsed: unknown): number | null {
  const request = typeof parsed === 'object' && parsed !== null && 'request' in parsed ? parsed.request : null
  return Number.isSafeInteger(request) && (request as number) >= 0 ? (request as number) : null
}
