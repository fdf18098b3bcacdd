import { useEffect, useRef } from 'react'
import { useLongPress } from '../../../games/board/use-long-press.ts'
import { placeOf, tableSelector } from './asked.ts'

interface Ways {
  readonly isAsking: boolean
  onAsking(is: boolean): void
  ask(about: Element): void
}

/** The ways in which somebody asks what something is: the right button; ? and a click; ? by keys; a finger that rests. */
export function useAsking({ isAsking, onAsking, ask }: Ways): void {
  const table = useRef(document.querySelector<HTMLElement>(tableSelector))
  const wasLong = useLongPress(table, (on) => {
    // the board does this itself
    if (placeOf(on) === null) ask(on)
  })
  useEffect(() => {
    const home = table.current
    if (home === null) return
    const isOurs = (target: EventTarget | null): target is Element =>
      target instanceof Element && home.contains(target)
    const menu = (event: MouseEvent) => {
      if (!isOurs(event.target)) return
      event.preventDefault()
      ask(event.target)
    }
    const click = (event: MouseEvent) => {
      const isLong = isOurs(event.target) && placeOf(event.target) === null && wasLong()
      if (!isLong && !(isAsking && isOurs(event.target))) return
      event.preventDefault()
      event.stopPropagation()
      if (isLong) return
      onAsking(false)
      if (!event.target.closest('[data-part="ask"]')) ask(event.target)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onAsking(false)
      const at = document.activeElement
      if (event.key !== '?' || !isOurs(at) || at.matches('input, textarea, select')) return
      event.preventDefault()
      event.stopPropagation()
      ask(at)
    }
    home.addEventListener('contextmenu', menu)
    addEventListener('click', click, { capture: true })
    addEventListener('keydown', key, { capture: true })
    return () => {
      home.removeEventListener('contextmenu', menu)
      removeEventListener('click', click, { capture: true })
      removeEventListener('keydown', key, { capture: true })
    }
  })
  useEffect(() => {
    table.current?.toggleAttribute('data-wondering', isAsking)
  }, [isAsking])
}
