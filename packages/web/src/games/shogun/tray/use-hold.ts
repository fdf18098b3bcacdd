import { useEffect, useRef } from 'react'

const untilHeld = 400 // ms
const between = 90 // ms

/** A button that goes on while it is held. The click that ends it counts for nothing more. */
export function useHold(step: () => void) {
  const latest = useRef(step)
  latest.current = step
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wentOn = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const goOn = () => {
    wentOn.current = true
    latest.current()
    timer.current = setTimeout(goOn, between)
  }
  return {
    onPointerDown: () => {
      wentOn.current = false
      timer.current = setTimeout(goOn, untilHeld)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      stop()
      if (!wentOn.current) latest.current()
      wentOn.current = false
    },
  }
}
