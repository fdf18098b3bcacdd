import { hexName, ring } from '@gunbai/hexes'
import type { Phrase, Seat, SmallChange } from '@gunbai/kernel'
import { unitKinds } from '../data/unit-kinds.ts'
import { backward, board, type HexId, other } from '../position/board.ts'
import { armyName } from './army-name.ts'
import type { PlacedUnit, Scenario } from './scenario.ts'
import { draw, setArmy, setFirst } from './sheet/edits.ts'
import type { SheetArmy } from './sheet/outline.ts'
import { readSheet } from './sheet/problems.ts'

/**
 * The smallest changes of a battle that should help one side: a card or honor more or less, a unit more or less, the first turn.
 * Only those that the box and the rules allow.
 */
export function smallChanges(text: string): readonly SmallChange[] {
  const { scenario } = readSheet(text)
  if (scenario === null) return []
  const changes = [0, 1].flatMap((seat) => [
    ...numbers(text, scenario, seat),
    ...pieces(text, scenario, seat),
  ])
  if (scenario.first >= 0) {
    const seat = other(scenario.first)
    changes.push({
      id: 'first',
      words: told('first', scenario, seat),
      helps: seat,
      text: setFirst(text, seat),
    })
  }
  return changes.filter((change) => change.text !== text && readSheet(change.text).scenario !== null)
}

function told(id: string, { armies }: Scenario, seat: Seat, values: Phrase['values'] = {}): Phrase {
  return { id: `change.${id}`, values: { army: armyName(armies[seat].name), ...values } }
}

/** A card, or honor, more for this seat or less for the other. */
function numbers(text: string, scenario: Scenario, seat: Seat): SmallChange[] {
  return (['command', 'dragon', 'honor'] as const).flatMap((word) =>
    [1, -1].map((by): SmallChange => {
      const whose = by > 0 ? seat : other(seat)
      const step = word === 'honor' ? 2 * by : by
      const change: Partial<Pick<SheetArmy, typeof word>> = { [word]: scenario.armies[whose][word] + step }
      const id = `${word}.${by > 0 ? 'more' : 'less'}`
      return {
        id: `${id} ${seat}`,
        words: told(id, scenario, whose),
        helps: seat,
        text: setArmy(text, whose, change),
      }
    }),
  )
}

/** A unit more for this seat, or one less for the other. */
function pieces(text: string, scenario: Scenario, seat: Seat): SmallChange[] {
  const theirs = scenario.units.filter((unit) => unit.seat === other(seat) && !isLed(scenario, unit))
  const fewer = byKind(theirs).map(({ kind, hex }): SmallChange => {
    const { code } = unitKinds[kind]
    const values = { unit: { id: `unit.${code}` }, hex: hexName(board, hex) }
    return {
      id: `fewer ${code} ${seat}`,
      words: told('fewer', scenario, other(seat), values),
      helps: seat,
      text: draw(text, 'units', [{ hex, token: '.' }]),
    }
  })
  const ours = scenario.units.filter((unit) => unit.seat === seat && unitKinds[unit.kind].arm !== 'guard')
  const more = byKind(ours).flatMap(({ kind, hex }): SmallChange[] => {
    const place = roomBehind(scenario, seat, hex)
    if (place === null) return []
    const { code } = unitKinds[kind]
    const values = { unit: { id: `unit.${code}` }, hex: hexName(board, place) }
    const token = seat === 0 ? code : code.toUpperCase()
    return [
      {
        id: `more ${code} ${seat}`,
        words: told('more', scenario, seat, values),
        helps: seat,
        text: draw(text, 'units', [{ hex: place, token }]),
      },
    ]
  })
  return [...fewer, ...more]
}

const isLed = ({ leaders }: Scenario, unit: PlacedUnit): boolean =>
  unit.tag !== '' || unitKinds[unit.kind].arm === 'guard' || leaders.some(({ hex }) => hex === unit.hex)

/** Of each kind the last that is drawn. */
const byKind = (units: readonly PlacedUnit[]): readonly PlacedUnit[] => [
  ...new Map(units.map((unit) => [unit.kind, unit])).values(),
]

/** The nearest free hex to that one, behind it rather than before it. */
function roomBehind(scenario: Scenario, seat: Seat, hex: HexId): HexId | null {
  const isFree = (at: HexId) =>
    !scenario.terrain[at].impassable &&
    scenario.terrain[at].name === 'open' &&
    ![...scenario.units, ...scenario.leaders].some((piece) => piece.hex === at)
  const behind = backward(seat, hex).find(isFree)
  if (behind !== undefined) return behind
  for (const radius of [1, 2]) {
    const found = ring(board, hex, radius).find(isFree)
    if (found !== undefined) return found
  }
  return null
}
