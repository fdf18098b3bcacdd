import { createHash, randomBytes } from 'node:crypto'

/** An id that tells nothing and is not guessed: 96 random bits. */
export function newId(): string {
  return randomBytes(12).toString('base64url')
}

/** Something only its holder knows: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret. It has bits enough that one round is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
