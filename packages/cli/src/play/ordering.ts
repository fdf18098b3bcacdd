import type { Order, OrderedClass, OrderSheet, Stance } from '@gunbai/kernel'
import type { Speaker } from '@gunbai/words'

/**
 * The orders that a line asks for, beside those that it leaves: a window and what is to be done there, for the game or only for
 * this turn or round; or a window and "stop", with the cards or pieces for which to ask all the same. Whether they can be followed is
 * for whoever reads them to say.
 */
export function orderedBy(line: readonly string[], sheet: OrderSheet): readonly unknown[] {
  const [window = '', ...words] = line
  const own = sheet.orders.filter((each) => each.window === window)
  const others = sheet.orders.filter((each) => each.window !== window)
  const whole = own.filter(({ subject }) => subject === null)
  const stops = own.filter(({ subject }) => subject !== null)
  if (words[0] === 'stop') {
    // for as long as what it stops
    const { during = 'game' } = whole.at(-1) ?? {}
    const given = words
      .slice(1)
      .map((subject) => ({ window, subject: named(subject, sheet, window), stance: 'ask', during }))
    return [...others, ...whole, ...given]
  }
  const last = words.at(-1)
  const { turn, round } = sheet.period
  const during = last === 'turn' ? { turn } : last === 'round' ? { round } : 'game'
  const stance = stanceOf((during === 'game' ? words : words.slice(0, -1)).join(' '))
  // what holds for a turn lies on top of what holds for the game
  const kept = during === 'game' ? [] : whole.filter((each) => each.during === 'game')
  return [...others, ...kept, { window, subject: null, stance, during }, ...stops]
}

/** A card or piece of a window by its place in the list, counted from 1, or as it was typed. */
function named(subject: string, { classes }: OrderSheet, window: string): string {
  const subjects = classes.find(({ id }) => id === window)?.subjects ?? []
  return subjects[Number(subject) - 1]?.id ?? subject
}

/** What is to be done, as it is typed: one of the three that every window has, or the name of a way. */
function stanceOf(text: string): unknown {
  if (text === 'able') return 'ask when able'
  if (['ask', 'ask when able', 'decline'].includes(text)) return text
  const [way, bound] = text.split(' ')
  return bound === undefined ? { way } : { way, bound: Number(bound) }
}

/** What is ordered, a line for each window, and under it what else could be ordered there. */
export function sheetInText(
  { classes, orders }: Pick<OrderSheet, 'classes' | 'orders'>,
  say: Speaker,
): string[] {
  return classes.flatMap((kind) => {
    const own = orders.filter(({ window }) => window === kind.id)
    const stance = own.findLast(({ subject }) => subject === null)
    const shown = stance === undefined ? 'ask' : nameOf(stance.stance)
    return [
      `  ${kind.id}: ${shown}${lasting(stance)}  (${say({ id: `window.${kind.id}` })})`,
      ...waysInText(kind, say),
      ...subjectsInText(kind, own, say),
    ]
  })
}

const nameOf = (stance: Stance): string =>
  typeof stance === 'string'
    ? stance
    : [stance.way, stance.bound].filter((each) => each !== undefined).join(' ')

function lasting(order: Order | undefined): string {
  if (order === undefined || order.during === 'game') return ''
  return 'turn' in order.during ? ' turn' : ' round'
}

const waysInText = ({ id, ways, bounds }: OrderedClass, say: Speaker): string[] =>
  ways.map((way) => {
    const range = bounds[way]
    const number = range === undefined ? '' : ` ${range.least}-${range.most}`
    return `      ${way}${number}: ${say({ id: `way.${id}.${way}`, values: { bound: range?.usual ?? 0 } })}`
  })

/** Those for which it stops are marked. */
const subjectsInText = ({ subjects }: OrderedClass, own: readonly Order[], say: Speaker): string[] =>
  subjects.map(({ id, phrase }, i) => {
    const mark = own.some(({ subject }) => subject === id) ? '*' : ' '
    return `      stop ${i + 1}${mark} ${say(phrase)}`
  })
