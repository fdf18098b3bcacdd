import { useSyncExternalStore } from 'react'

/**
 * Where there is room for how much: all around the board; less of it; on a phone that is held upright; on one that lies. The
 * style sheets of the faces know the last two by `(max-width: 44rem), (max-height: 32rem)`.
 */
export type Layout = 'wide' | 'medium' | 'phone' | 'low'

const queries = {
  low: '(max-height: 32rem) and (orientation: landscape)',
  phone: '(max-width: 44rem)',
  wide: '(min-width: 75rem) and (min-height: 42rem)',
} as const

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout)
}

/** Whether the board and one zone beside or beneath it are all that there is room for. */
export const isSmall = (layout: Layout): layout is 'phone' | 'low' => layout === 'phone' || layout === 'low'

function layout(): Layout {
  for (const name of ['low', 'phone', 'wide'] as const) if (matchMedia(queries[name]).matches) return name
  return 'medium'
}

function subscribe(listener: () => void): () => void {
  const watched = Object.values(queries).map((query) => matchMedia(query))
  for (const query of watched) query.addEventListener('change', listener)
  return () => {
    for (const query of watched) query.removeEventListener('change', listener)
  }
}
