import type { Places } from './board-frame.tsx'

/** Does something with the place that something belongs to, or something else where it belongs to none. */
export function withPlace<H>(
  { attribute }: Places<H>,
  on: EventTarget,
  act: (place: number) => void,
  otherwise?: () => void,
): void {
  const found = (on as Element).closest(`[${attribute}]`)
  if (found !== null) act(Number(found.getAttribute(attribute)))
  else otherwise?.()
}
