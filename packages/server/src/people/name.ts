import { botIds } from '@gunbai/bots'
import unhomoglyph from 'unhomoglyph'
import { Problem } from '../problem.ts'

/** Letters and digits of any script, and a few marks between them: nothing that could be taken for markup. */
const pattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{0,22}[\p{L}\p{M}\p{N}])$/u

/** Letters that show nothing, and marks heaped upon one letter. */
const unseemly = /\p{Default_Ignorable_Code_Point}|\p{M}{3}/u

/** Names by which the site calls others, or under which somebody could speak for it: nobody begins a name so. */
const titles =
  'guest deleted spectator house bot system root support staff keeper operator security null undefined everybody nobody'
/** These nobody has in a name at all. */
const offices = 'gunbai admin administrator moderator official webmaster postmaster'

/** The name as names are compared when somebody signs in. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ ._-]+/g, ' ')
    .trim()
}

/**
 * The name as it looks: two that could be taken for each other look the same. By Unicode's own table of confusables; and
 * what differs in some typefaces alone, such as I, l and 1, is one.
 */
export function nameLook(name: string): string {
  // a capital may look like another though the small letters do not: the table is asked before and after
  const capitals = unhomoglyph(name.normalize('NFKC').normalize('NFD'))
  return unhomoglyph(nameKey(capitals).normalize('NFD'))
    .normalize('NFD')
    .toLowerCase()
    .replace(/[il1|]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[\s._-]+/g, '')
}

const looksOf = (words: string) => words.split(' ').map(nameLook)
const reserved = {
  first: new Set(looksOf(titles)),
  anywhere: new Set(looksOf(offices)),
  whole: new Set([...looksOf(`${titles} ${offices}`), ...botIds.map(nameLook)]),
}

function isReserved(name: string): boolean {
  const [first = '', ...others] = nameKey(name).split(' ').map(nameLook)
  return (
    reserved.whole.has(nameLook(name)) ||
    reserved.first.has(first) ||
    [first, ...others].some((word) => reserved.anywhere.has(word))
  )
}

/** A name that somebody may take. */
export function checkName(name: string): string {
  const trimmed = name.normalize('NFKC').trim()
  if (!pattern.test(trimmed) || unseemly.test(trimmed)) {
    throw new Problem(
      'bad request',
      'A name has 2 to 24 letters, digits, spaces, dots, hyphens or underscores, and begins and ends with a letter or digit.',
    )
  }
  if (isReserved(trimmed)) {
    throw new Problem('taken', 'This name is kept for the site itself; choose another.')
  }
  return trimmed
}
