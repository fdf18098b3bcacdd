import type { StudyPlace } from '@gunbai/kernel/study'

/** What the address of a study names. */
export type StudyParts = {
  readonly id: string
  readonly moment?: string | undefined
  readonly line?: string | undefined
}

/** Where a study of this browser is read and written, at a place of it. */
export function studyAddress(id: string, place?: StudyPlace): string {
  return withPlace(`/study/${id}`, place)
}

/** The same of one on the site. */
export function sharedAddress(id: string, place?: StudyPlace): string {
  return withPlace(`/online/studies/${id}`, place)
}

/** An address at a place: `.../12`, or of a branch `.../12/2`. */
export function withPlace(home: string, place?: StudyPlace): string {
  if (place === undefined) return home
  return place.line === 0 ? `${home}/${place.moment}` : `${home}/${place.moment}/${place.line}`
}

/** The place that an address names. */
export function placeIn(moment: string | undefined, line: string | undefined): StudyPlace {
  return { line: count(line), moment: count(moment) }
}

function count(text: string | undefined): number {
  const number = Number(text ?? 0)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}
