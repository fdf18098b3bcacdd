import { createContext } from 'react'

/** Where the notes of a briefing are put, beneath the map that shows what they are about; where they stand else. */
export const NotesPlace = createContext<HTMLElement | null>(null)
