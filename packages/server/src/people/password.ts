import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { tooMany } from '../problem.ts'

/**
 * Argon2id with what OWASP recommends at least: 46 MiB, one pass. Of the choices that it gives, this one is returned to
 * the system after each use: what is smaller stays with whichever thread has worked on it.
 */
const cost = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 } as const

/** So many are worked on at a time: the threads are needed for other things too. */
const atOnce = 2
/** With so many waiting nobody is helped by waiting too. */
const mostWaiting = 100

const deriveNow = promisify(argon2)
let working = 0
const waiting: (() => void)[] = []

/** Derives when there is room. */
async function derive(...given: Parameters<typeof deriveNow>): Promise<Buffer> {
  if (waiting.length >= mostWaiting) throw tooMany('signIns', 'Too many sign in now; try again in a moment.')
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else working++
  try {
    return await deriveNow(...given)
  } finally {
    const next = waiting.shift()
    if (next === undefined) working--
    else next()
  }
}

/** The hash of a password in the usual form, which names its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: normal(password), nonce, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`
}

/** Whether a password is the one. Takes as long where there is none to compare with, so that time tells nothing. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? nobodysHash)
  if (parts === null) return false
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const nonce = Buffer.from(parts[4] as string, 'base64')
  const expected = Buffer.from(parts[5] as string, 'base64')
  const tag = await derive('argon2id', {
    message: normal(password),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
  })
  return timingSafeEqual(tag, expected) && hash !== null
}

const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The same letters typed on another keyboard are the same password. */
function normal(password: string): string {
  return password.normalize('NFKC')
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
