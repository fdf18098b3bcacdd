import { explainEvent } from '../../../games/board/use-explaining.ts'
import { type Explanation, named } from '../../../games/terms.ts'

/** Everything that belongs to the table. */
export const tableSelector = '[data-layout]'
const places = '[data-part="board"] [data-hex], [data-part="board"] [data-province]'

/** The place of the board that something belongs to. */
export const placeOf = (on: Element): Element | null => on.closest(places)

/** Has the board explain a place. */
export function explainPlace(place: Element): void {
  place.dispatchEvent(new CustomEvent(explainEvent, { bubbles: true }))
}

/** What stands in something, or is said of it. */
function wordsOf(element: Element): string {
  const said = [element.getAttribute('aria-label'), element.getAttribute('title'), element.textContent]
  return said.filter((each) => each !== null && each !== '').join(' ')
}

const longest = 300 // letters: more is no one thing

/** The words of the nearest thing around an element that name something that can be explained; else its own. */
export function sentenceAt(on: Element, all: readonly Explanation[]): string {
  for (let element: Element | null = on; element !== null; element = element.parentElement) {
    const words = wordsOf(element)
    if (words.length > longest || element.matches(tableSelector)) break
    if (named(words, all).length > 0) return words
  }
  return wordsOf(on).slice(0, longest)
}
