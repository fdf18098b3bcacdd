import {
  armiesPerClan,
  type Colour,
  colours,
  type ShogunAction,
  type ShogunEvent,
  type ShogunView,
  type Unit,
  unitKinds,
} from '@gunbai/shogun/screen'
import { usePlayOf } from '../../table/play.tsx'

export type { ShogunView }
export { armiesPerClan, type Colour, unitKinds }
export type ProvinceView = ShogunView['provinces'][number]
export type ArmyView = ShogunView['armies'][number]
export type ClanView = ShogunView['clans'][number]

export const nobody = -1

export const colourOf = (clan: number): Colour | null => colours[clan] ?? null

export const clanOfArmy = (army: number): number => Math.floor(army / armiesPerClan)

export type Troop = Readonly<Record<Unit, number>>

export const sizeOf = (troop: Troop): number => unitKinds.reduce((sum, kind) => sum + troop[kind], 0)

/** The view on the table. */
export function useView(): ShogunView {
  return useScene().view
}

/** The game on the table. */
export const useGame = usePlayOf<ShogunView, ShogunAction, ShogunEvent>

/** What is on the table. */
export const useScene = () => useGame().scene

/** The armies whose markers stand in a province; while they pass one another there may be two. */
export function armiesAt(view: ShogunView, province: number): { id: number; army: ArmyView }[] {
  return view.armies.flatMap((army, id) => (army.place === province ? [{ id, army }] : []))
}

/** The clans that a seat plays. */
export function clansOf(view: ShogunView, seat: number | null): number[] {
  return view.clans.flatMap((clan, id) => (clan.seat === seat ? [id] : []))
}
