import { parseTextMap, type TextCell, TextMapError } from '@gunbai/hexes'
import { type Language, languages, type Seat } from '@gunbai/kernel'
import { ALL_HONOR, type Edition, type EditionName, editionNames, editions } from '../data/edition.ts'
import { type TerrainName, terrainCodes } from '../data/terrain.ts'
import { BOTTOM, board, type HexId, NOWHERE, TOP } from '../position/board.ts'
import { checkBox } from './box.ts'
import { deploy, type LeaderLine } from './deployment.ts'
import { FileReader } from './file-lines.ts'
import { groundFrom, hillGroupsOf } from './ground.ts'
import { parseRule, type RuleLine } from './rule-lines.ts'
import type { Army, Scenario } from './scenario.ts'
import { standingCodes, temporaryCodes, turnStartCodes } from './special-rules.ts'

/** The head of a file: what stands above its first drawing. */
interface Head {
  id: string
  edition: Edition | null
  year: number | null
  title: Partial<Record<Language, string>>
  map: string
  deployment: string
  armies: (Army | null)[]
  first: Seat
  firstDice: number
  victory: number
  rules: RuleLine[]
}

/** How many a file may give of what it gives to an army, and of flags to win. */
const bounds = {
  command: [1, 12],
  dragon: [0, 12],
  honor: [0, ALL_HONOR], // SB-COMP-04
  victory: [1, 18], // SB-COMP-07
} as const

/** More special rules than any battle needs. */
const mostRules = 24

/**
 * Reads a scenario file. Throws a ScenarioError that names the file, the line and the reason. What it gives back obeys
 * the box and the rules of deployment, so nobody checks again. Ours are told in every language; what players bring may be
 * told in one.
 */
export function parseScenario(
  file: string,
  text: string,
  told: 'in every language' | 'in any' = 'in every language',
): Scenario {
  const reader = new FileReader(file, text)
  const head = readHead(reader)
  const { edition } = head
  if (edition === null) return reader.fail(1, 'expected a line "edition gmt" or "edition zvezda"')
  const [top, bottom] = head.armies
  if (top == null || bottom == null) {
    return reader.fail(
      1,
      'expected a line "top <name> command <n> dragon <n> honor <n>" and one for "bottom"',
    )
  }
  if (head.victory === 0) return reader.fail(1, 'expected a line "victory <flags>"')

  const terrainCells = readDrawing(reader, 'terrain')
  const drawnTerrain = terrainCells.map((cell) => terrainOf(reader, cell, edition))
  const tents = tentsIn(reader, terrainCells)
  const unitCells = readDrawing(reader, 'units')
  const leaderLines = readLeaders(reader)
  const tags = readTags(reader)
  const zones = readZones(reader)
  const story = readStory(reader, told)
  const rest = reader.take()
  if (rest !== null) return reader.fail(rest.number, `did not expect "${rest.words[0]}" here`)

  const rules = head.rules.map((line) => parseRule(reader, line, { zones, tags, leaderLines }))
  const roll = rules.find((rule) => rule.code === 'roll-for-first')
  const firstDice = head.firstDice || Number(roll?.values.dice ?? 0)
  if (head.first < 0 && firstDice === 0) {
    return reader.fail(
      1,
      'nobody takes the first turn; mark an army with "first" or write "first roll dice=5"',
    )
  }
  const terrain = groundFrom(drawnTerrain, rules, edition)
  const { units, leaders } = deploy(reader, unitCells, leaderLines, { edition, terrain, tents, tags })
  checkBox(reader, { edition, terrainCells, drawnTerrain, units, unitCells, leaders, leaderLines })

  return {
    id: head.id,
    edition,
    year: head.year,
    title: inLanguages(reader, 'title', head.title, told),
    story,
    map: head.map,
    deployment: head.deployment,
    armies: [top, bottom],
    first: head.first,
    firstDice,
    victory: head.victory,
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
  }
}

function readHead(reader: FileReader): Head {
  const head: Head = {
    id: '',
    edition: null,
    year: null,
    title: {},
    map: '',
    deployment: '',
    armies: [null, null],
    first: -1,
    firstDice: 0,
    victory: 0,
    rules: [],
  }
  for (let line = reader.peek(); line !== null && line.words[0] !== 'terrain'; line = reader.peek()) {
    reader.take()
    const [word, ...rest] = line.words
    switch (word) {
      case 'scenario':
        head.id = rest[0] ?? reader.fail(line.number, 'expected the scenario\'s id after "scenario"')
        break
      case 'edition':
        if (!editionNames.includes(rest[0] as EditionName)) {
          reader.fail(line.number, `expected edition gmt or zvezda, got "${rest[0] ?? ''}"`)
        }
        head.edition = editions[rest[0] as EditionName]
        break
      case 'year':
        head.year = wholeNumber(reader, line.number, rest[0])
        break
      case 'title':
        head.title[languageOf(reader, line.number, rest[0])] = rest.slice(1).join(' ')
        break
      case 'map':
        head.map = rest.join(' ')
        break
      case 'deployment':
        head.deployment = rest.join(' ')
        break
      case 'top':
      case 'bottom':
        readArmy(reader, head, word === 'top' ? TOP : BOTTOM, rest, line.number)
        break
      case 'first':
        head.firstDice = wholeNumber(reader, line.number, rest[1]?.replace('dice=', ''))
        break
      case 'victory':
        head.victory = wholeNumber(reader, line.number, rest[0], bounds.victory)
        break
      case 'special':
      case 'victory-rule':
        head.rules.push({ line: word, words: rest, number: line.number })
        if (head.rules.length > mostRules) reader.fail(line.number, `more than ${mostRules} special rules`)
        break
      default:
        reader.fail(line.number, `did not expect "${word}" above the terrain`)
    }
  }
  if (head.id === '') reader.fail(1, 'expected a line "scenario <id>"')
  return head
}

function readArmy(reader: FileReader, head: Head, seat: Seat, words: readonly string[], line: number): void {
  const at = words.indexOf('command')
  const name = words.slice(0, at < 0 ? words.length : at).join(' ')
  if (name === '') reader.fail(line, "expected the army's name")
  const given = (word: 'command' | 'dragon' | 'honor'): number =>
    wholeNumber(reader, line, words[words.indexOf(word) + 1], bounds[word])
  for (const word of ['command', 'dragon', 'honor']) {
    if (!words.includes(word)) reader.fail(line, `expected "${word} <number>"`)
  }
  const army = { name, command: given('command'), dragon: given('dragon'), honor: given('honor') }
  const honor = army.honor + (head.armies[1 - seat]?.honor ?? 0)
  if (honor > ALL_HONOR)
    reader.fail(line, `${honor} honor for both armies; the box has ${ALL_HONOR} (SB-COMP-04)`)
  head.armies[seat] = army
  if (words.at(-1) === 'first') {
    if (head.first >= 0) reader.fail(line, 'both armies are marked "first"; leave one of them')
    head.first = seat
  }
}

function readDrawing(reader: FileReader, heading: string): readonly TextCell[] {
  const line = reader.take()
  if (line?.words[0] !== heading) {
    return reader.fail(
      line?.number ?? reader.lastLine,
      `expected "${heading}" and a drawing of 11 rows below it`,
    )
  }
  return readCells(reader)
}

function readCells(reader: FileReader): readonly TextCell[] {
  const { text, firstLine } = reader.drawing()
  try {
    return parseTextMap(board, text, firstLine)
  } catch (problem) {
    if (!(problem instanceof TextMapError)) throw problem
    return reader.fail(problem.line, `column ${problem.column}: ${problem.problem}`)
  }
}

function terrainOf(reader: FileReader, cell: TextCell, edition: Edition): TerrainName {
  const name = Object.hasOwn(terrainCodes, cell.token) ? terrainCodes[cell.token] : undefined
  if (name === undefined) {
    const known = Object.keys(terrainCodes).join(' ')
    return reader.fail(cell.line, `column ${cell.column}: no terrain "${cell.token}"; there are ${known}`)
  }
  // D-18
  if (edition.name === 'zvezda' && (name === 'fence' || name === 'palisade' || name === 'castle')) {
    return reader.fail(cell.line, `column ${cell.column}: zvezda has no ${name}`)
  }
  return name
}

function tentsIn(reader: FileReader, cells: readonly TextCell[]): HexId[] {
  return ['mt', 'mb'].map((token) => {
    const [tent, second] = cells.filter((cell) => cell.token === token)
    if (second !== undefined) reader.fail(second.line, `a second tent "${token}"; an army has one`)
    return tent?.hex ?? NOWHERE
  })
}

function readLeaders(reader: FileReader): LeaderLine[] {
  const lines: LeaderLine[] = []
  if (reader.peek()?.words[0] !== 'leaders') return lines
  reader.take()
  const headings = ['tag', 'zones', 'zone', 'story']
  for (let line = reader.peek(); line !== null && !headings.includes(line.words[0]); line = reader.peek()) {
    reader.take()
    const [key, side, kind, ...name] = line.words
    if ((side !== 'top' && side !== 'bottom') || name.length === 0) {
      reader.fail(line.number, 'expected "<key> <top or bottom> <infantry, cavalry or commander> <name>"')
    }
    if (kind !== 'infantry' && kind !== 'cavalry' && kind !== 'commander') {
      return reader.fail(line.number, `no leader kind "${kind}"; there are infantry, cavalry, commander`)
    }
    if (lines.some((each) => each.key === key)) reader.fail(line.number, `a second leader "${key}"`)
    lines.push({ key, seat: side === 'top' ? TOP : BOTTOM, kind, name: name.join(' '), number: line.number })
  }
  return lines
}

function readTags(reader: FileReader): Record<string, string> {
  const tags: Record<string, string> = Object.create(null)
  for (let line = reader.peek(); line?.words[0] === 'tag'; line = reader.peek()) {
    reader.take()
    const [, key, ...name] = line.words
    if (key === undefined || name.length === 0) reader.fail(line.number, 'expected "tag <key> <name>"')
    tags[key] = name.join(' ')
  }
  return tags
}

function readZones(reader: FileReader): Map<string, readonly boolean[]> {
  const zones = new Map<string, readonly boolean[]>()
  if (reader.peek()?.words[0] === 'zones') reader.take()
  for (let line = reader.peek(); line?.words[0] === 'zone'; line = reader.peek()) {
    reader.take()
    const name = line.words[1] ?? reader.fail(line.number, 'expected "zone <name>"')
    const cells = readCells(reader)
    for (const cell of cells) {
      if (cell.token !== 'x' && cell.token !== '.') {
        reader.fail(cell.line, `column ${cell.column}: expected x or . in a zone, got "${cell.token}"`)
      }
    }
    zones.set(
      name,
      cells.map((cell) => cell.token === 'x'),
    )
  }
  return zones
}

function readStory(
  reader: FileReader,
  told: 'in every language' | 'in any',
): Readonly<Record<Language, string>> {
  const story: Partial<Record<Language, string>> = {}
  for (let line = reader.peek(); line?.words[0] === 'story'; line = reader.peek()) {
    reader.take()
    story[languageOf(reader, line.number, line.words[1])] = reader.prose(/^story [a-z]{2}\s*$/)
  }
  if (told === 'in any' && Object.keys(story).length === 0) story.en = ' '
  return inLanguages(reader, 'story', story, told)
}

function inLanguages(
  reader: FileReader,
  what: string,
  texts: Partial<Record<Language, string>>,
  told: 'in every language' | 'in any',
): Readonly<Record<Language, string>> {
  const some = languages.map((language) => texts[language]).find(Boolean)
  if (told === 'in any' && some !== undefined) {
    return Object.fromEntries(languages.map((language) => [language, texts[language] || some])) as Record<
      Language,
      string
    >
  }
  for (const language of languages) {
    if (!texts[language]) reader.fail(reader.lastLine, `expected a ${what} in "${language}"`)
  }
  return texts as Readonly<Record<Language, string>>
}

function languageOf(reader: FileReader, line: number, word: string | undefined): Language {
  if (languages.includes(word as Language)) return word as Language
  return reader.fail(line, `expected one of the languages ${languages.join(', ')}, got "${word ?? ''}"`)
}

function wholeNumber(
  reader: FileReader,
  line: number,
  word: string | undefined,
  [low, high]: readonly [number, number] = [0, 9999],
): number {
  const number = /^\d{1,4}$/.test(word ?? '') ? Number(word) : Number.NaN
  if (number >= low && number <= high) return number
  return reader.fail(line, `expected a whole number from ${low} to ${high}, got "${word ?? ''}"`)
}
