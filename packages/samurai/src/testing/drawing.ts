import { hexNamed } from '@gunbai/hexes'
import { byLanguage, type Seat } from '@gunbai/kernel'
import { type EditionName, editions } from '../data/edition.ts'
import { type TerrainName, terrainCodes } from '../data/terrain.ts'
import { kindCoded, type LeaderKind } from '../data/unit-kinds.ts'
import { BOTTOM, board, type HexId, NOWHERE, TOP } from '../position/board.ts'
import { FileReader, wordsOf } from '../setups/file-lines.ts'
import { groundFrom, hillGroupsOf } from '../setups/ground.ts'
import { parseRule } from '../setups/rule-lines.ts'
import type { PlacedLeader, PlacedUnit, Scenario } from '../setups/scenario.ts'
import { type SpecialRule, standingCodes, temporaryCodes, turnStartCodes } from '../setups/special-rules.ts'

/** What a drawing is drawn on, besides the pieces. */
export interface Ground {
  readonly edition: EditionName
  readonly victory: number
  readonly first: Seat
  /** Lines as scenario files have them: `special river-fordable`. */
  readonly rules: readonly string[]
  /** Hexes by the name of their zone. */
  readonly zones: Readonly<Record<string, string>>
}

/** A drawn battlefield, with the blocks of units that were not drawn whole. */
export interface Drawing {
  readonly scenario: Scenario
  readonly blocks: ReadonlyMap<HexId, number>
}

/** `ssp`, `SSP2` with two blocks, `asp*m` with a tag, `ssp+i` with an infantry leader, `+C` a lone leader, `/f` in forest. */
const cell = /^([a-z]*|[A-Z]*)(\d?)(?:\*(\w+))?(?:\+([icIC]))?(?:\/(\S+))?$/

export const hexOf = (name: string): HexId => hexNamed(board, name)

export const hexesIn = (names: string): HexId[] => names.split(/\s+/).filter(Boolean).map(hexOf)

/** What has been drawn so far. */
class Sheet {
  readonly terrain: TerrainName[] = board.hexes.map(() => 'open')
  readonly tents: HexId[] = [NOWHERE, NOWHERE]
  readonly units: PlacedUnit[] = []
  readonly leaders: PlacedLeader[] = []
  readonly blocks = new Map<HexId, number>()
  readonly tags: Record<string, string> = {}
  readonly edition: EditionName

  constructor(edition: EditionName) {
    this.edition = edition
  }

  line(line: string): void {
    const [start, ...tokens] = line.trim().split(/\s+/)
    if (start === '') return
    for (const [i, token] of tokens.entries()) {
      if (token === '.') continue
      const name = `${start[0]}${Number(start.slice(1)) + i}`
      if (terrainCodes[token] !== undefined) this.ground(hexOf(name), token)
      else this.pieces(name, token)
    }
  }

  private ground(hex: HexId, code: string): void {
    if (terrainCodes[code] === undefined) throw new Error(`no terrain "${code}" to draw`)
    this.terrain[hex] = terrainCodes[code]
    if (this.terrain[hex] === 'tent') this.tents[code === 'mt' ? TOP : BOTTOM] = hex
  }

  private pieces(name: string, token: string): void {
    const match = cell.exec(token)
    if (match === null) throw new Error(`cannot draw "${token}"`)
    const [, code, count, tag = '', mark, under] = match
    const hex = hexOf(name)
    const sign = code === '' ? (mark ?? '') : code
    const seat = sign === sign.toLowerCase() ? TOP : BOTTOM
    if (under !== undefined) this.ground(hex, under)
    if (code !== '') this.unit(hex, seat, code, tag)
    if (count !== '') this.blocks.set(hex, Number(count))
    const guard = code.toLowerCase() === 'ac'
    if (guard) this.ground(hex, seat === TOP ? 'mt' : 'mb')
    if (guard || mark !== undefined) {
      this.leaders.push({ key: name, hex, seat, kind: guard ? 'commander' : leaderMarks[mark], name })
    }
  }

  private unit(hex: HexId, seat: Seat, code: string, tag: string): void {
    const kind = kindCoded(this.edition, code.toLowerCase())
    if (kind < 0) throw new Error(`no unit "${code}" in ${this.edition}`)
    this.units.push({ hex, seat, kind, tag })
    if (tag !== '') this.tags[tag] = tag
  }
}

const leaderMarks: Readonly<Record<string, LeaderKind>> = {
  i: 'infantry',
  I: 'infantry',
  c: 'cavalry',
  C: 'cavalry',
}

/** The rules of a drawing, read from their lines as those of a file are. */
function rulesOn(sheet: Sheet, ground: Ground): SpecialRule[] {
  const zones = new Map(
    Object.entries(ground.zones).map(([name, hexes]) => {
      const inside = new Set(hexesIn(hexes))
      return [name, board.hexes.map((hex) => inside.has(hex))] as const
    }),
  )
  const reader = new FileReader('a drawing', '')
  const leaderLines = sheet.leaders.map((leader) => ({ ...leader, number: 1 }))
  return ground.rules.map((each) => {
    const [line, ...words] = wordsOf(each)
    const { tags } = sheet
    return parseRule(reader, { line: line as 'special', words, number: 1 }, { zones, tags, leaderLines })
  })
}

let drawings = 0

/**
 * Reads a part of the board. Each line begins with the name of a hex; what follows lies in that hex and those to the
 * right of it. Top's pieces are small letters, bottom's are capitals; `ac` is a commander in his tent.
 *
 *     D4      sspc+c
 *     E4   .          ASP/f
 */
export function draw(text: string, ground: Ground): Drawing {
  const edition = editions[ground.edition]
  const sheet = new Sheet(ground.edition)
  for (const line of text.split('\n')) sheet.line(line)
  const { terrain: drawnTerrain, tents, units, leaders, tags, blocks } = sheet
  const rules = rulesOn(sheet, ground)
  const terrain = groundFrom(drawnTerrain, rules, edition)
  const id = `drawn-${++drawings}`
  const words = byLanguage(() => id)
  const army = { command: 5, dragon: 0, honor: 10 }
  return {
    blocks,
    scenario: {
      id,
      edition,
      year: null,
      title: words,
      story: words,
      map: 'a drawing',
      deployment: 'a drawing',
      armies: [
        { name: 'Top', ...army },
        { name: 'Bottom', ...army },
      ],
      first: ground.first,
      firstDice: 0,
      victory: ground.victory,
      drawnTerrain,
      terrain,
      hillGroups: hillGroupsOf(terrain),
      tents,
      units,
      leaders,
      tags,
      rules,
      atTurnStart: rules.filter((rule) => turnStartCodes.includes(rule.code)),
      whenUnitStands: rules.filter((rule) => standingCodes.includes(rule.code)),
      hasTemporaryFlags: rules.some((rule) => temporaryCodes.includes(rule.code)),
    },
  }
}
