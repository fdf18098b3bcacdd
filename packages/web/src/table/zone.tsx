import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

const ZoneContext = createContext<HTMLElement | null>(null)

/** Where what a face puts `InZone` is shown; null where it stays where it stands. */
export const ZonePlace = ZoneContext.Provider

/**
 * What a face has to say of the question that is asked: a plan with its odds and its one button, a sheet. On a small screen
 * it stands in the zone, and where the face wants its plans beside the board in the column there; neither ever changes its size.
 * Anywhere else it stays where the face puts it.
 */
export function InZone({ children }: { children: ReactNode }) {
  const zone = use(ZoneContext)
  return zone === null ? children : createPortal(children, zone)
}
