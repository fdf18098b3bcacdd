import { useEffect } from 'react'

/** The keys of the table, each with the message that says what it does: `ui.key.<name>`. */
export const shortcuts = [
  { key: 'b', name: 'board' },
  { key: 'h', name: 'hand' },
  { key: 'c', name: 'choices' },
  { key: 'a', name: 'advice' },
  { key: 'l', name: 'log' },
  { key: 'o', name: 'orders' },
  { key: 'p', name: 'pass' },
  { key: 'u', name: 'undo' },
  { key: 's', name: 'skip' },
  { key: '?', name: 'help' },
] as const

/** Keys that the board itself takes when the focus is in it. */
export const boardKeys = [
  { key: '← → ↑ ↓', name: 'walk' },
  { key: 'Enter', name: 'choose' },
  { key: 'n', name: 'next' },
  { key: '+ - 0', name: 'zoom' },
  { key: 'Esc', name: 'letGo' },
] as const

interface Ways {
  readonly undo: () => void
  readonly hurry: () => void
  /** Declines, where the viewer is only asked whether he wants to interrupt. */
  readonly pass: () => void
  readonly menu: (shown: 'shortcuts' | 'choices' | 'orders') => void
  readonly advise: () => void
  readonly enabled: boolean
}

export function useShortcuts({ undo, hurry, pass, menu, advise, enabled }: Ways): void {
  const ways: Partial<Record<string, () => void>> = {
    undo,
    pass,
    skip: hurry,
    advice: advise,
    help: () => menu('shortcuts'),
    choices: () => menu('choices'),
    orders: () => menu('orders'),
  }
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const found = shortcuts.find(({ key }) => key === event.key.toLowerCase())
      if (found === undefined) return
      event.preventDefault()
      const way = ways[found.name]
      if (way === undefined) focusPart(found.name)
      else way()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

/** Puts the focus into a part of the table: on what is chosen there, or on its first place. */
export function focusPart(part: string): void {
  const home = document.querySelector<HTMLElement>(`[data-part="${part}"]`)
  const find = (selector: string) => home?.querySelector<HTMLElement>(selector)
  // tools may stand before the board: what is chosen comes first wherever it is
  const place = find('[tabindex="0"]') ?? find('button:not(:disabled), a[href]') ?? home
  place?.focus()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}
