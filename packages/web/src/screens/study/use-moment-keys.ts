import { useEffect } from 'react'

const far = 10

/** Arrow keys lead from moment to moment, with shift by ten; not where they mean something else. */
export function useMomentKeys(moment: number, last: number, onMoment: (moment: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      const isTaken = (event.target as Element).closest('input, textarea, select, svg, [role="slider"]')
      if (way === 0 || isTaken || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      onMoment(Math.max(0, Math.min(last, moment + way * (event.shiftKey ? far : 1))))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [moment, last, onMoment])
}
