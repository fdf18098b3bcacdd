import type { ReactNode } from 'react'
import type { PlaceAttribute } from './board-frame.tsx'

/** What a place to click is told by the board. */
export interface Hit {
  /** A target can be chosen, an origin be taken up. */
  readonly lit: 'none' | 'origin' | 'target'
  /** What choosing it would do, by the kind of answer. */
  readonly kind: string | null
  readonly taken: boolean
  /** The one place that the tab key leads to. */
  readonly reached: boolean
  readonly label: string
}

interface Props extends Hit {
  readonly attribute: PlaceAttribute
  readonly place: number
  readonly className: string | undefined
  readonly transform?: string
  readonly children: ReactNode
}

/** A place of a drawn board to click and to stand on with the keys. What happens there the board decides. */
export function PlaceHit({ attribute, place, lit, kind, taken, reached, label, ...drawn }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place of a drawing cannot be a button element
    <g
      {...drawn}
      {...{ [attribute]: place }}
      data-lit={lit}
      data-kind={kind ?? undefined}
      data-taken={taken}
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={label}
      aria-disabled={lit === 'none'}
    />
  )
}
