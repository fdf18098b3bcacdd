import type { MatchSearch } from '../../../online/site.ts'

/** What is sought among finished games; an empty text is anything. */
export interface Sought {
  readonly rulebook: string
  readonly setup: string
  readonly player: string
}

/** No name has it in it. */
const any = '*'

/** Where finished games of that kind are listed: what is sought stands in the address. */
export function finishedAddress({ rulebook = '', setup = '', player = '' }: MatchSearch): string {
  const parts = [rulebook, setup, player].map((each) => (each === '' ? any : encodeURIComponent(each)))
  return `/online/finished/${parts.join('/')}`
}

/** What the parts of such an address ask for. */
export function soughtIn(parts: { readonly [K in keyof Sought]?: string | undefined }): Sought {
  const said = (part: string | undefined) => (part === undefined || part === any ? '' : decoded(part))
  return { rulebook: said(parts.rulebook), setup: said(parts.setup), player: said(parts.player) }
}

/** The router has read most of an address already; what is left is read as far as it can be. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
