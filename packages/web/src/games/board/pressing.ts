import type { KeyboardEvent } from 'react'
import { type Arrow, isArrow } from './arrows.ts'

/** What the keys do. A key that nobody takes goes on to the page. */
export function pressing(
  { arrow, other }: { arrow(key: Arrow): void; other(key: string): boolean },
  keys: Readonly<Record<string, () => void>>,
) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (isArrow(key)) arrow(key)
    else if (keys[key] !== undefined) keys[key]()
    else if (!other(key)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
