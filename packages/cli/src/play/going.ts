import { type Action, findAction, type Journey, type Seat } from '@gunbai/kernel'
import type { Host } from '@gunbai/kernel/host'
import type { Speaker } from '@gunbai/words'

/** More pieces than any game numbers. */
const mostPieces = 256

/** A piece that can go where somebody has said, by these answers. What is left open, such as a facing, is asked then. */
export interface Going {
  readonly piece: number
  readonly answers: readonly Action[]
}

/**
 * Who can go to the place of that name within one plan, and how: by the cheapest journey, and of those the one with the fewest
 * answers. With a first answer, only those that begin with it.
 */
export function goingTo(host: Host, seat: Seat, name: string, say: Speaker, first: Action | null): Going[] {
  const { rulebook } = host
  const nameOf = (place: number): string => {
    const words = rulebook.phrasing.place?.(place, host.match.state) ?? ''
    return plain(typeof words === 'string' ? words : say(words))
  }
  const list: Going[] = []
  for (let piece = 0; rulebook.journeys !== undefined && piece < mostPieces; piece++) {
    const there = host
      .journeys(seat, piece)
      .filter(
        ({ place, answers: [begins] }) => place >= 0 && begins !== undefined && nameOf(place) === plain(name),
      )
      .filter(({ answers }) => first === null || findAction(answers.slice(0, 1), first) !== undefined)
    if (there.length > 0) list.push({ piece, answers: inCommon(simplest(there)) })
  }
  return list
}

function simplest(journeys: readonly Journey[]): Journey[] {
  const least = Math.min(...journeys.map(({ cost }) => cost))
  const cheapest = journeys.filter(({ cost }) => cost === least)
  const fewest = Math.min(...cheapest.map(({ answers }) => answers.length))
  return cheapest.filter(({ answers }) => answers.length === fewest)
}

/** The answers with which all of them begin. */
function inCommon(journeys: readonly Journey[]): readonly Action[] {
  const [{ answers }] = journeys as [Journey, ...Journey[]]
  const differs = answers.findIndex((answer, i) =>
    journeys.some((each) => findAction(each.answers.slice(i, i + 1), answer) === undefined),
  )
  return differs < 0 ? answers : answers.slice(0, differs)
}

/** A name as people type it: without accents, capitals or spaces. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}\s'-]/gu, '')
    .toLowerCase()
}
