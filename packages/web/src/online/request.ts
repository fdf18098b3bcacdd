import type { ProblemCode, ProblemDetails } from '@gunbai/server/wire'

/** What the server has refused. The message is an English sentence. */
export class Refused extends Error {
  readonly code: ProblemCode | 'offline'
  readonly details: ProblemDetails

  constructor(code: ProblemCode | 'offline', message: string, details: ProblemDetails = {}) {
    super(message)
    this.name = 'Refused'
    this.code = code
    this.details = details
  }
}

/** The beginning of the server's addresses; a test in Node has to say which server. */
export const server = { url: '' }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request of the server which the page came from. Throws Refused. */
export async function request<T>(method: Method, path: string, body?: object): Promise<T> {
  const response = await send(method, path, body)
  const answer = await response?.json().catch(() => null)
  if (response?.ok && answer !== null) return answer as T
  throw refusedBy(answer)
}

/** The same where the answer is a file. */
export async function requestText(path: string): Promise<string> {
  const response = await send('GET', path)
  if (response?.ok) return response.text()
  throw refusedBy(await response?.json().catch(() => null))
}

function send(method: Method, path: string, body?: object): Promise<Response | null> {
  return fetch(`${server.url}/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null)
}

function refusedBy(
  answer: { problem?: ProblemDetails & { code: ProblemCode; message: string } } | null,
): Refused {
  const problem = answer?.problem
  return problem === undefined
    ? new Refused('offline', 'The server does not answer.')
    : new Refused(problem.code, problem.message, problem)
}

/** The words of what went wrong. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The part of an address that names something. */
export const part = encodeURIComponent

/** The part of an address after the question mark; what is empty is left out. */
export function query(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given as [string, string][]).toString()
}
