import { type RefObject, useEffect } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { Places } from './board-frame.tsx'
import { type Box, boxOf, type Zoom } from './use-panzoom.ts'

/** What is lit and can be chosen. */
export const lit = ':not([data-lit="none"])'

/** On a small screen the board comes nearer to what a new question is about; then it stays where it is. Gives the question. */
export function useCamera<H>(
  { attribute }: Places<H>,
  svg: RefObject<SVGSVGElement | null>,
  zoom: Zoom,
  isNeeded: boolean,
): string {
  const { scene } = usePlay()
  const id = scene.questions.find(({ seat }) => seat === scene.viewer)?.id ?? null
  const question = `${scene.viewer} ${id} ${scene.answers.length > 0}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question once
  useEffect(() => {
    const drawn = svg.current
    if (!isNeeded || drawn === null || scene.answers.length === 0) return
    // a board that was just laid is put into its middle first
    const timer = setTimeout(() => {
      const parts = drawn.querySelectorAll<SVGGElement>(`[${attribute}]${lit}`)
      // where nothing can be chosen on the board, what the question is about
      void zoom.frame([...(parts.length > 0 ? parts : drawn.querySelectorAll<SVGGElement>(about))].map(boxOf))
    })
    return () => clearTimeout(timer)
  }, [question, isNeeded])
  // what happens in a beat says itself where it is
  useEffect(() => {
    const drawn = svg.current
    if (!isNeeded || drawn === null) return
    const come = (event: Event) => zoom.frame((event as CustomEvent<readonly Box[]>).detail)
    drawn.addEventListener(comeNear, come)
    return () => drawn.removeEventListener(comeNear, come)
  }, [svg, zoom, isNeeded])
  return question
}

const about = '[data-near]'
const comeNear = 'gunbai:near'

/** Asks the board, where it is small, to come near to these parts of its drawing. */
export function comeNearTo(parts: readonly SVGGraphicsElement[]): void {
  parts[0]?.dispatchEvent(new CustomEvent(comeNear, { bubbles: true, detail: parts.map(boxOf) }))
}
