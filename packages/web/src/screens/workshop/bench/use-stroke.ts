import { useRef } from 'react'
import { newId } from '../../../table/new-id.ts'

/** What is drawn without lifting the hand: where the hand was last, and the name of the stroke. */
export function useStroke<Place>() {
  const going = useRef<{ readonly place: Place; readonly stroke: string } | null>(null)
  return {
    begin(place: Place): string {
      going.current = { place, stroke: newId() }
      return going.current.stroke
    },
    /** Where the hand was before it came there; null where it does not draw. */
    on(place: Place): { readonly before: Place; readonly stroke: string } | null {
      if (going.current === null) return null
      const { place: before, stroke } = going.current
      going.current = { place, stroke }
      return { before, stroke }
    },
    /** The stroke that ends; null where none went on. */
    end(): string | null {
      const stroke = going.current?.stroke ?? null
      going.current = null
      return stroke
    },
  }
}

/** Whether a stroke brings what it touches into a list, or takes it out: as its first touch does. */
export function useMarking() {
  const marking = useRef({ stroke: '', isIn: true })
  return (stroke: string | undefined, isMarked: () => boolean): boolean | undefined => {
    if (stroke === undefined) return undefined
    if (stroke !== marking.current.stroke) marking.current = { stroke, isIn: !isMarked() }
    return marking.current.isIn
  }
}
