import { hexNamed } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { type EditionName, editions } from '../data/edition.ts'
import { type TerrainName, terrainCodes } from '../data/terrain.ts'
import { kindCoded, type LeaderKind } from '../data/unit-kinds.ts'
import { BOTTOM, board, type HexId, NOWHERE, TOP } from '../position/board.ts'
import { FileReader, wordsOf } from '../setups/file-lines.ts'
import { groundFrom, hillGroupsOf } from '../setups/ground.ts'
import { parseRule } from '../setups/rule-lines.ts'
import type { PlacedLeader, PlacedUnit, Scenario } from '../setups/scenario.ts'
import { standingCodes, temporaryCodes, turnStartCodes } from '../setups/special-rules.ts'

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

let drawings = 0

/**
 * Reads a part of the board. Each line begins with the name of a hex; what follows lies in that hex and those to the
 * right of it. Top's pieces are small letters, bottom's are capitals; `ac` is a commander in his tent.
 *
 *     D4      sspc+c
 *     E4   .          ASP/f
 */
export function draw(text: string, ground: Ground): Drawing {
  const { edition } = ground
  const terrain: TerrainName[] = board.hexes.map(() => 'open')
  const tents: HexId[] = [NOWHERE, NOWHERE]
  const units: PlacedUnit[] = []
  const leaders: PlacedLeader[] = []
  const blocks = new Map<HexId, number>()
  const tags: Record<string, string> = {}

  function setTerrain(hex: HexId, code: string): void {
    if (terrainCodes[code] === undefined) throw new Error(`no terrain "${code}" to draw`)
    terrain[hex] = terrainCodes[code]
    if (terrain[hex] === 'tent') tents[code === 'mt' ? TOP : BOTTOM] = hex
  }

  function setPiece(hex: HexId, name: string, token: string): void {
    const match = cell.exec(token)
    if (match === null) throw new Error(`cannot draw "${token}"`)
    const [, code, count, tag = '', mark, under] = match
    const sign = code === '' ? (mark ?? '') : code
    const seat = sign === sign.toLowerCase() ? TOP : BOTTOM
    const guard = code.toLowerCase() === 'ac'
    if (under !== undefined) setTerrain(hex, under)
    if (code !== '') {
      const kind = kindCoded(edition, code.toLowerCase())
      if (kind < 0) throw new Error(`no unit "${code}" in ${edition}`)
      units.push({ hex, seat, kind, tag })
      if (tag !== '') tags[tag] = tag
      if (count !== '') blocks.set(hex, Number(count))
    }
    if (guard) setTerrain(hex, seat === TOP ? 'mt' : 'mb')
    const kind: LeaderKind = guard ? 'commander' : mark?.toLowerCase() === 'c' ? 'cavalry' : 'infantry'
    if (guard || mark !== undefined) leaders.push({ key: name, hex, seat, kind, name })
  }

  for (const line of text.split('\n')) {
    const [start, ...tokens] = line.trim().split(/\s+/)
    if (start === '') continue
    for (const [i, token] of tokens.entries()) {
      if (token === '.') continue
      const name = `${start[0]}${Number(start.slice(1)) + i}`
      if (terrainCodes[token] !== undefined) setTerrain(hexOf(name), token)
      else setPiece(hexOf(name), name, token)
    }
  }

  const zones = new Map(
    Object.entries(ground.zones).map(([name, hexes]) => {
      const inside = new Set(hexesIn(hexes))
      return [name, board.hexes.map((hex) => inside.has(hex))] as const
    }),
  )
  const reader = new FileReader('a drawing', '')
  const leaderLines = leaders.map((leader) => ({ ...leader, number: 1 }))
  const rules = ground.rules.map((each) => {
    const [line, ...words] = wordsOf(each)
    return parseRule(reader, { line: line as 'special', words, number: 1 }, { zones, tags, leaderLines })
  })
  const made = groundFrom(terrain, rules, editions[edition])
  const id = `drawn-${++drawings}`
  const words = { en: id, it: id, hu: id }
  const army = { command: 5, dragon: 0, honor: 10 }
  return {
    blocks,
    scenario: {
      id,
      edition: editions[edition],
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
      drawnTerrain: terrain,
      terrain: made,
      hillGroups: hillGroupsOf(made),
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
