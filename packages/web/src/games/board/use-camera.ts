import { type RefObject, useEffect, useRef } from 'react'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { usePlay } from '../../table/play.tsx'
import type { Places } from './board-frame.tsx'
import { type Box, boxOf, type Zoom } from './use-panzoom.ts'

/** What is lit and can be chosen. */
export const lit = ':not([data-lit="none"])'

/**
 * On a small screen the board comes nearer to what a new question is about, as soon as that is lit; then it stays where it is,
 * until the hand that was asked for is put away, or the screen is turned. Gives the question.
 */
export function useCamera<H>(
  { attribute }: Places<H>,
  svg: RefObject<SVGSVGElement | null>,
  zoom: Zoom,
  isLit: boolean,
): string {
  const layout = useLayout()
  const isNeeded = isSmall(layout)
  const { face, scene, draft } = usePlay()
  const id = scene.questions.find(({ seat }) => seat === scene.viewer)?.id ?? null
  const question = `${scene.viewer} ${id} ${scene.answers.length > 0}`
  const isInHand = draft.length === 0 && face.asksHand?.(scene.answers.map(({ action }) => action)) === true
  const shot = `${question} ${layout} ${isInHand}`
  const taken = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question once
  useEffect(() => {
    const drawn = svg.current
    if (!isNeeded || drawn === null || scene.answers.length === 0 || taken.current === shot) return
    // a board that was just laid is put into its middle first
    const timer = setTimeout(() => {
      const parts = drawn.querySelectorAll<SVGGElement>(`[${attribute}]${lit}`)
      if (parts.length > 0) taken.current = shot
      // where nothing can be chosen on the board, what the question is about
      const asked = parts.length > 0 ? parts : drawn.querySelectorAll<SVGGElement>(about)
      void zoom.frame([...asked].map(boxOf), asked[0]?.dataset.near === 'all')
    })
    return () => clearTimeout(timer)
  }, [shot, isLit])
  // what happens in a beat says itself where it is
  useEffect(() => {
    const drawn = svg.current
    const come = (event: Event) => {
      const { boxes, always } = (event as CustomEvent<Near>).detail
      if (boxes.length === 0) zoom.back()
      else if (isNeeded || always) void zoom.frame(boxes, true, !isNeeded)
    }
    drawn?.addEventListener(comeNear, come)
    return () => drawn?.removeEventListener(comeNear, come)
  }, [svg, zoom, isNeeded])
  return question
}

const about = '[data-near]'
const comeNear = 'gunbai:near'

interface Near {
  readonly boxes: readonly Box[]
  readonly always: boolean
}

/** Asks the board, where it is small or always, to come near to these parts of its drawing. */
export function comeNearTo(parts: readonly SVGGraphicsElement[], always = false): void {
  parts[0]?.dispatchEvent(near({ boxes: parts.map(boxOf), always }))
}

/** Asks the board to show again what it showed before a fight. */
export function goBack(drawing: SVGSVGElement): void {
  drawing.dispatchEvent(near({ boxes: [], always: true }))
}

const near = (detail: Near) => new CustomEvent(comeNear, { bubbles: true, detail })
