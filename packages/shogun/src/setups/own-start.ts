import { BadInput, type OwnText, readable, type Setup, type SetupInfo } from '@gunbai/kernel'
import { baseCount, castleCount, experienceTrack, perColour, regularKinds } from '../data/pieces.ts'
import { firstArmyOf } from '../position/army.ts'
import { none } from '../position/map.ts'
import { clearTroop } from '../position/troop.ts'
import type { ShogunState } from '../state.ts'
import { parseStart, type Start } from './start-file.ts'
import { startTexts } from './starts.generated.ts'

/** No start needs more characters. */
export const longestStart = 12_000

/** A start that players bring, with the options of a game for as many. */
export const ownSetups = (setups: readonly SetupInfo[]): readonly SetupInfo[] =>
  setups.map(({ seats, options }) => ({
    id: `own-${seats}`,
    seats,
    // nobody divides cards
    options: [{ name: 'battle', values: [] }, ...options.filter(({ name }) => name !== 'cardSplit')],
  }))

/** The text of a start, as `docs/draw-a-scenario.md` has it: kept as it was drawn, with its remarks. */
export const ownStart: OwnText = {
  template: startTexts['four-corners'] ?? '',
  read(given) {
    const text = readable('Your start', given, longestStart)
    parseStart('Your start', text)
    return text
  },
}

/** The start that a setup brings; null where the cards are dealt. */
export function startOf({ options: { battle } }: Setup, seats: number): Start | null {
  if (typeof battle !== 'string') return null
  const start = parseStart('Your start', battle)
  if (start.seats !== seats)
    throw new BadInput(`Your start is for ${start.seats} seats; choose the setup own-${start.seats}.`)
  return start
}

/** Sets everything up as a start has it: play begins with the first round. */
export function lay(s: ShogunState, { koku, provinces, armies }: Start): void {
  s.stage = 'set-up'
  for (const army of s.armies) {
    clearTroop(army)
    army.leader = 'lost'
  }
  for (const { province, clan, men, castle } of provinces) {
    s.owner[province] = clan
    Object.assign(s.forces[province], men)
    s.castle[province] = castle
  }
  for (const { clan, number, province, level, men } of armies) {
    const army = s.armies[firstArmyOf(clan) + number]
    Object.assign(army, men, { place: province, leader: 'living', hole: experienceTrack.indexOf(level) })
    s.owner[province] = clan
  }
  s.castles = castleCount - s.castle.filter((level) => level > 0).length
  s.bases = baseCount - s.castle.filter((level) => level === 2).length
  s.clans.forEach((clan, id) => {
    const troops = [...provinces, ...armies].filter((each) => each.clan === id)
    for (const kind of regularKinds)
      clan.stock[kind] = perColour[kind] - troops.reduce((sum, { men }) => sum + men[kind], 0)
    clan.provinces = s.owner.filter((owner) => owner === id && owner !== none).length
    clan.koku = koku[id]
  })
}
