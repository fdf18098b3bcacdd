import { botIds } from '@gunbai/bots'
import { Problem } from '../problem.ts'

/** Letters and digits of any script, and a few marks between them: nothing that could be taken for markup. */
const pattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{0,22}[\p{L}\p{M}\p{N}])$/u

/** Names by which the site calls others. */
const reserved = /^(guest|deleted|gunbai|admin|moderator|spectator)\b/

/** The name as names are compared: two that look alike are one. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ ._-]+/g, ' ')
    .trim()
}

/** A name that somebody may take. */
export function checkName(name: string): string {
  const trimmed = name.normalize('NFKC').trim()
  if (!pattern.test(trimmed)) {
    throw new Problem(
      'bad request',
      'A name has 2 to 24 letters, digits, spaces, dots, hyphens or underscores, and begins and ends with a letter or digit.',
    )
  }
  if (reserved.test(nameKey(trimmed)) || (botIds as readonly string[]).includes(nameKey(trimmed))) {
    throw new Problem('taken', 'This name is kept for the site itself; choose another.')
  }
  return trimmed
}
