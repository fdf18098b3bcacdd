import { useSyncExternalStore } from 'react'

/** Where there is room for how much: see the drawings in the design notes of the table. */
export type Layout = 'wide' | 'medium' | 'phone'

const wide = '(min-width: 75rem) and (min-height: 42rem)'
const phone = '(max-width: 44rem)'

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout)
}

function layout(): Layout {
  if (matchMedia(phone).matches) return 'phone'
  return matchMedia(wide).matches ? 'wide' : 'medium'
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(wide), matchMedia(phone)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
