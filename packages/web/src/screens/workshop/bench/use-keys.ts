import { useEffect } from 'react'
import { isTyping } from './typing.ts'

/** Keys of one letter while something is drawn; none of them while somebody writes. */
export function useKeys(onKey: (key: string) => boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
      if (onKey(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
