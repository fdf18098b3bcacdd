import { type RefObject, useEffect, useRef } from 'react'

const long = 450 // milliseconds
const slack = 10 // pixels: so far a finger may slip

/** A finger that rests on something. Whoever hears the click that comes after it asks first whether it was one. */
export function useLongPress(home: RefObject<Element | null>, act: (on: Element) => void): () => boolean {
  const latest = useRef(act)
  latest.current = act
  const was = useRef(false)
  useEffect(() => {
    const place = home.current
    if (place === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let begun = { x: 0, y: 0 }
    const down = (event: Event) => {
      const { pointerType, isPrimary, clientX: x, clientY: y, target } = event as PointerEvent
      clearTimeout(timer)
      was.current = false
      if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return
      begun = { x, y }
      timer = setTimeout(() => {
        was.current = true
        navigator.vibrate?.(12)
        latest.current(target)
      }, long)
    }
    const move = (event: Event) => {
      const { clientX: x, clientY: y } = event as PointerEvent
      if (Math.hypot(x - begun.x, y - begun.y) > slack) clearTimeout(timer)
    }
    const end = () => clearTimeout(timer)
    // the menu of the browser would come instead
    const menu = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault()
    }
    place.addEventListener('pointerdown', down, { capture: true })
    place.addEventListener('pointermove', move)
    place.addEventListener('pointerup', end)
    place.addEventListener('pointercancel', end)
    place.addEventListener('contextmenu', menu)
    return () => {
      clearTimeout(timer)
      place.removeEventListener('pointerdown', down, { capture: true })
      place.removeEventListener('pointermove', move)
      place.removeEventListener('pointerup', end)
      place.removeEventListener('pointercancel', end)
      place.removeEventListener('contextmenu', menu)
    }
  }, [home])
  return () => {
    const is = was.current
    was.current = false
    return is
  }
}
