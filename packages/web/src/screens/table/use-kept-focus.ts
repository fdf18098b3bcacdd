import { useEffect, useRef } from 'react'
import { focusPart } from './use-shortcuts.ts'

/**
 * Who plays by keys stays at the table: a card or a button that is gone with its answer would leave the focus nowhere. It goes
 * to the board where something can be chosen there, else to where it was.
 */
export function useKeptFocus(moment: number): void {
  const part = useRef<string | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      part.current = target instanceof Element ? partOf(target) : null
    }
    // who points with the mouse has put the focus there himself
    const forget = () => {
      part.current = null
    }
    addEventListener('focusin', note)
    addEventListener('pointerdown', forget)
    return () => {
      removeEventListener('focusin', note)
      removeEventListener('pointerdown', forget)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each answer
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!lost || part.current === null || document.querySelector('dialog[open], [role="dialog"]') !== null)
      return
    const isOnBoard = document.querySelector('[data-part="board"] [data-lit]:not([data-lit="none"])') !== null
    focusPart(isOnBoard ? 'board' : part.current)
  }, [moment])
}

const partOf = (element: Element): string | null =>
  element.closest('[data-part]')?.getAttribute('data-part') ?? null
