import type { GloryAction, Of } from '../action.ts'
import { fieldOf } from '../position/field.ts'
import { stackIn } from '../position/piece.ts'
import type { GloryView } from '../view.ts'

/** Where a marker lets one stack of each formation act, the stacks to begin with: of each formation the largest (JG-2.1.2-b). */
export function proposedChoice(view: GloryView, offered: readonly GloryAction[]): Of<'choose'>[] {
  const open = offered.filter((each) => each.kind === 'choose')
  const proposed: Of<'choose'>[] = []
  for (const each of open.toSorted(
    (a, b) => stackIn(view, b.hex).length - stackIn(view, a.hex).length || a.hex - b.hex,
  )) {
    if (!proposed.some((other) => isForSame(view, each, other))) proposed.push(each)
  }
  return proposed
}

/** The drafted choice after a stack was pointed at: without it, or with it instead of what is chosen of its formations. */
export function choiceToggled(
  view: GloryView,
  drafted: readonly Of<'choose'>[],
  chosen: Of<'choose'>,
): Of<'choose'>[] {
  const others = drafted.filter(({ hex }) => hex !== chosen.hex)
  if (others.length < drafted.length) return others
  return [...drafted.filter((each) => !isForSame(view, each, chosen)), chosen]
}

function isForSame(view: GloryView, a: Of<'choose'>, b: Of<'choose'>): boolean {
  const { cards } = fieldOf(view)
  const [own, other] = [a, b].map(({ hex }) => stackIn(view, hex).map((unit) => cards[unit].formation))
  return own.some((formation) => other.includes(formation))
}
