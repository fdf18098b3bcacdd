import { distance, neighbours } from '@gunbai/hexes'
import type { Phrase, Seat, SmallChange } from '@gunbai/kernel'
import type { Battle, UnitCard } from './battle.ts'
import { armyName } from './battle-names.ts'
import { hexCode } from './hex-code.ts'
import { withLine } from './sheet/lines.ts'
import { outlineOf, type SheetWords, statementOf } from './sheet/outline.ts'
import { addPiece, fieldIn, freeCode, pieceOf, removePiece, setPiece } from './sheet/piece-edits.ts'
import { readSheet } from './sheet/reading.ts'

/**
 * The smallest changes of a battle that should help one side: strength of a unit, a unit less or more, an arrival a turn earlier or
 * later, initiative, points for an objective. Only those that the rules allow.
 */
export function smallChanges(text: string): readonly SmallChange[] {
  const { laid, problems } = readSheet(text)
  if (laid === null || problems.length > 0) return []
  const { battle } = laid.field
  const changes = [0, 1].flatMap((seat) => [
    ...strengths(text, battle, seat),
    ...pieces(text, battle, seat),
    ...arrivals(text, battle, seat),
    ...initiatives(text, battle, seat),
    ...points(text, battle, seat),
  ])
  return changes.filter((change) => change.text !== text && readSheet(change.text).problems.length === 0)
}

function told(id: string, { armies }: Battle, seat: Seat, values: Phrase['values'] = {}): Phrase {
  return { id: `change.${id}`, values: { army: armyName(armies[seat]), ...values } }
}

const onMap = ({ units }: Battle, seat: Seat): UnitCard[] =>
  units.filter((unit) => unit.seat === seat && unit.turn === 0 && unit.arm !== 'art')

const strongest = (units: readonly UnitCard[]): UnitCard | undefined =>
  [...units].sort((a, b) => b.faces[0].strength - a.faces[0].strength)[0]

/** A point of strength for the strongest on foot and mounted, or one less for the enemy's. */
function strengths(text: string, battle: Battle, seat: Seat): SmallChange[] {
  return (['inf', 'cav'] as const).flatMap((arm) =>
    [1, -1].flatMap((by): SmallChange[] => {
      const whose = by > 0 ? seat : 1 - seat
      const unit = strongest(onMap(battle, whose).filter((each) => each.arm === arm))
      if (unit === undefined) return []
      const id = by > 0 ? 'stronger' : 'weaker'
      return [
        {
          id: `${id} ${arm} ${seat}`,
          words: told(id, battle, whose, { unit: unit.name }),
          helps: seat,
          text: withStrength(text, unit, by),
        },
      ]
    }),
  )
}

function withStrength(text: string, { code }: UnitCard, by: number): string {
  const piece = pieceOf(outlineOf(text), 'unit', code)
  if (piece === undefined) return text
  const changed = (face: 'front' | 'back') => {
    const [strength, ...rest] = fieldIn('unit', piece, face).split('-')
    const next = Number(strength) + by
    return strength === 'x' || next < 1 || next > 30 ? null : [next, ...rest].join('-')
  }
  const [front, back] = [changed('front'), changed('back')]
  return front === null || back === null ? text : setPiece(text, 'unit', code, { front, back })
}

/** A unit less for the enemy, or one more beside the last of ours. */
function pieces(text: string, battle: Battle, seat: Seat): SmallChange[] {
  const enemy = 1 - seat
  const theirs = [...onMap(battle, enemy)].sort((a, b) => a.faces[0].strength - b.faces[0].strength)[0]
  const fewer: SmallChange[] =
    theirs === undefined
      ? []
      : [
          {
            id: `fewer ${seat}`,
            words: told('fewer', battle, enemy, { unit: theirs.name }),
            helps: seat,
            text: removePiece(text, 'unit', theirs.code),
          },
        ]
  const ours = [...onMap(battle, seat)].sort((a, b) => a.faces[0].strength - b.faces[0].strength)[0]
  const more = ours === undefined ? null : besides(text, ours)
  if (more === null) return fewer
  const values = { unit: ours?.name ?? '', hex: more.hex }
  return [
    ...fewer,
    { id: `more ${seat}`, words: told('more', battle, seat, values), helps: seat, text: more.text },
  ]
}

/** The text with another such unit in a free hex beside it. */
function besides(text: string, unit: UnitCard): { readonly text: string; readonly hex: string } | null {
  const outline = outlineOf(text)
  const piece = pieceOf(outline, 'unit', unit.code)
  const { map } = outline
  if (piece === undefined || map === null) return null
  const taken = new Set(outline.pieces.flatMap(({ fields }) => fields.filter((each) => /^\d{4}$/.test(each))))
  const places = [...map.hexes]
    .filter((hex) => distance(map, hex, unit.hex) <= 2 && neighbours(map, hex).length === 6)
    .sort((a, b) => distance(map, a, unit.hex) - distance(map, b, unit.hex))
  for (const place of places) {
    const hex = hexCode(map, place)
    if (taken.has(hex)) continue
    const code = freeCode(outline, unit.code.replace(/\d+$/, '') || 'U')
    const [form, , name, arm, of, front, back, , facing, turn] = piece.fields
    const next = addPiece(text, 'unit', { form, code, name, arm, class: of, front, back, hex, facing, turn })
    if (readSheet(next).problems.length === 0) return { text: next, hex }
  }
  return null
}

/** Those who arrive come a turn earlier; the enemy's a turn later. */
function arrivals(text: string, battle: Battle, seat: Seat): SmallChange[] {
  return [-1, 1].flatMap((by): SmallChange[] => {
    const whose = by < 0 ? seat : 1 - seat
    const due = battle.units.filter((unit) => unit.seat === whose && unit.turn > 0)
    const first = Math.min(...due.map(({ turn }) => turn))
    const group = due.filter(({ turn }) => turn === first)
    if (group.length === 0 || first + by < 1 || first + by > battle.turns) return []
    const id = by < 0 ? 'earlier' : 'later'
    return [
      {
        id: `${id} ${seat}`,
        words: told(id, battle, whose, { turn: first + by }),
        helps: seat,
        text: group.reduce((so, { code }) => setPiece(so, 'unit', code, { turn: String(first + by) }), text),
      },
    ]
  })
}

/** A point of initiative for the first formation, or one less for the enemy's. */
function initiatives(text: string, battle: Battle, seat: Seat): SmallChange[] {
  return [1, -1].flatMap((by): SmallChange[] => {
    const whose = by > 0 ? seat : 1 - seat
    const form = battle.formations.find((each) => each.seat === whose)
    const next = (form?.initiative[0] ?? 0) + by
    if (form === undefined || next < 0 || next > 9) return []
    const id = by > 0 ? 'quicker' : 'slower'
    return [
      {
        id: `${id} ${seat}`,
        words: told(id, battle, whose, { unit: form.name }),
        helps: seat,
        text: setPiece(text, 'form', form.code, { first: String(next) }),
      },
    ]
  })
}

/** A point more for an objective that it scores, or one less for the enemy. */
function points(text: string, battle: Battle, seat: Seat): SmallChange[] {
  const outline = outlineOf(text)
  return [1, -1].flatMap((by): SmallChange[] => {
    const whose = by > 0 ? seat : 1 - seat
    const line = statementOf(outline, 'score', battle.armies[whose].code, 'hold')
    const next = line === undefined ? 0 : Number(line.words.at(-1)) + by
    if (line === undefined || next < 1 || next > 99) return []
    const id = by > 0 ? 'points.more' : 'points.less'
    return [
      {
        id: `${id} ${seat}`,
        words: told(id, battle, whose, { zone: line.words[3] ?? '', points: next }),
        helps: seat,
        text: withLine(text, line.line, withPoints(line, next)),
      },
    ]
  })
}

const withPoints = ({ words }: SheetWords, points: number): string =>
  [...words.slice(0, -1), points].join(' ')
