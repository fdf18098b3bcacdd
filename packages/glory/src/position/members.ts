/** Some of a short list, such as formations, commanders or the units of a fight, as bits of one number. */
export type Members = number

export const none: Members = 0

export const member = (place: number): Members => 1 << place

export const has = (members: Members, place: number): boolean => (members & (1 << place)) !== 0

export const membersOf = (places: readonly number[]): Members =>
  places.reduce((members, place) => members | member(place), none)

/** Those of a list for which this holds. */
export function membersWhere<T>(list: readonly T[], holds: (each: T, place: number) => boolean): Members {
  return list.reduce((members, each, place) => (holds(each, place) ? members | member(place) : members), none)
}

/** The whole of a list. */
export const allOf = (list: { readonly length: number }): Members => member(list.length) - 1

/** Their places in the list, in its order. */
export function placesOf(members: Members): number[] {
  const places: number[] = []
  for (let place = 0; members >> place !== 0; place++) if (has(members, place)) places.push(place)
  return places
}
