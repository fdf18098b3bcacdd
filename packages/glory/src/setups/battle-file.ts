import { createHexMap, type HexId, type HexMap, neighbours, parseTextMap, TextMapError } from '@gunbai/hexes'
import { shown } from '@gunbai/kernel'
import {
  type AutomaticVictory,
  type Battle,
  type Condition,
  type DrawnSide,
  type Edge,
  edges,
  type Score,
  type Weather,
} from './battle.ts'
import { readPiece } from './battle-pieces.ts'
import { BattleWords } from './battle-words.ts'
import { hexCode } from './hex-code.ts'

/**
 * Reads a battle drawn as text. The form is in `battles/README.md`. Throws BadInput that names the file, the line and
 * what to mend. What a battle must also obey (stacking, terrain, zones at the start) is checked by `battle-check.ts`.
 */
export function parseBattle(file: string, text: string): Battle {
  return new BattleFile(file).read(text)
}

const sideKinds: readonly string[] = [
  'stream',
  'river',
  'ford',
  'bridge',
  'steep',
  'crest',
  'redoubt',
  'fortification',
]

class BattleFile extends BattleWords {
  private readonly drawnSides = new Map<string, DrawnSide>()

  read(text: string): Battle {
    const lines = text.split(/\r?\n/)
    for (let i = 0; i < lines.length; i++) {
      this.line = i + 1
      const content = lines[i].replace(/#.*$/, '').trim()
      if (content === '') continue
      if (content === 'map') {
        const end = lines.findIndex((each, at) => at > i && each.trim() === 'end')
        if (end < 0) throw this.wrong('the drawing begins here but no line "end" closes it')
        this.drawing(lines.slice(i + 1, end).join('\n'), i + 2)
        i = end
      } else if (content.includes('|'))
        readPiece(
          this,
          content.split('|').map((each) => each.trim()),
        )
      else this.statement(content.split(/\s+/))
    }
    this.line = lines.length
    const { draft } = this
    for (const [field, what] of [
      ['id', 'battle'],
      ['title', 'title'],
      ['turns', 'turns'],
      ['rows', 'size'],
    ] as const) {
      if (!draft[field]) throw this.wrong(`the file ends without a line "${what} ..."`)
    }
    if (draft.armies.length !== 2) throw this.wrong(`expected two sides, found ${draft.armies.length}`)
    draft.armies.forEach(({ code }, seat) => {
      if (draft.routEdges[seat].length === 0)
        throw this.wrong(`add a line "rout ${code} W": where ${code} flees to`)
    })
    draft.sides = [...this.drawnSides.values()]
    draft.weather = Array.from({ length: draft.turns + 1 }, (_, turn) => draft.weather[turn] ?? 'clear')
    return draft
  }

  private drawing(text: string, firstLine: number): void {
    const map = this.theMap()
    try {
      const cells = parseTextMap(map, text, firstLine)
      const read = cells.map(({ token, line, column }) => {
        const found = /^([.wopmvtc])(\d?)$/.exec(token)
        if (found === null) {
          throw new TextMapError(
            { line, column },
            `"${token}" is no terrain: a letter of . w o p m v t c, and a level where it is not 0`,
          )
        }
        return { letter: found[1], level: Number(found[2]) }
      })
      this.draft.terrain = read.map((each) => each.letter)
      this.draft.levels = read.map((each) => each.level)
    } catch (problem) {
      if (!(problem instanceof TextMapError)) throw problem
      this.line = problem.line
      throw this.wrong(`column ${problem.column}: ${problem.problem}`)
    }
  }

  private statement(words: readonly string[]): void {
    const { draft } = this
    const [verb, ...rest] = words
    switch (verb) {
      case 'battle':
        draft.id = this.code(rest[0])
        return
      case 'title':
        draft.title = rest.join(' ')
        return
      case 'scale':
        draft.scale = this.oneOf(rest[0], ['battalion', 'regiment', 'brigade'])
        return
      case 'turns':
        draft.turns = this.whole(rest[0], 1, 60)
        return
      case 'optional':
        if (rest.join(' ') !== 'last turn') throw this.wrong('write "optional last turn"')
        draft.lastTurnOptional = true
        return
      case 'fog':
      case 'night':
        for (const word of rest) (draft.weather as Weather[])[this.whole(word, 1, draft.turns)] = verb
        return
      case 'size': {
        const size = /^(\d+)x(\d+)$/.exec(rest[0] ?? '')
        if (size === null) throw this.wrong(`expected columns and rows such as 22x12, got ${shown(rest[0])}`)
        draft.cols = this.whole(size[1], 2, 99)
        draft.rows = this.whole(size[2], 2, 99)
        this.map = createHexMap({ rows: draft.rows, cols: draft.cols, shifted: 'odd' })
        return
      }
      case 'road':
      case 'path': {
        const hexes = rest.map((word) => this.hex(word))
        for (let i = 1; i < hexes.length; i++) this.adjacent(hexes[i - 1], hexes[i])
        draft.ways = [...draft.ways, { kind: verb, hexes }]
        return
      }
      case 'side':
        this.hexsides(rest)
        return
      case 'rout':
        ;(draft.routEdges as Edge[][])[this.seat(rest[0])] = rest
          .slice(1)
          .map((word) => this.oneOf(word, edges))
        return
      case 'exit':
        ;(draft.exits as HexId[][])[this.seat(rest[0])] = rest.slice(1).map((word) => this.hex(word))
        return
      case 'zone':
        draft.zones = [
          ...draft.zones,
          { name: this.code(rest[0]), hexes: rest.slice(1).map((word) => this.hex(word)) },
        ]
        return
      case 'held':
        draft.held = [
          ...draft.held,
          ...rest.slice(1).map((word) => ({ seat: this.seat(rest[0]), hex: this.hex(word) })),
        ]
        return
      case 'score':
        draft.scores = [...draft.scores, this.score(rest)]
        return
      case 'win':
        draft.automatic = [...draft.automatic, this.automatic(rest)]
        return
      case 'tie':
        draft.tie = this.seat(rest[0])
        return
      default:
        throw this.wrong(`${shown(verb)} is no word of a battle file`)
    }
  }

  private hexsides(words: readonly string[]): void {
    const map = this.theMap()
    const kind = this.oneOf(words[0], sideKinds) as DrawnSide['kind']
    if (words[1] === 'vcut' || words[1] === 'hcut') {
      const cut = this.whole(words[2], 1, 99)
      const range = /^(\d+)-(\d+)$/.exec(words[4] ?? '')
      if (range === null || words[3] !== (words[1] === 'vcut' ? 'rows' : 'cols')) {
        throw this.wrong(`write "side ${kind} vcut 12 rows 01-09" or "side ${kind} hcut 03 cols 01-08"`)
      }
      const [low, high] = [Number(range[1]), Number(range[2])]
      for (const a of map.hexes) {
        for (const b of neighbours(map, a)) {
          const [ac, ar] = columnAndRow(map, a)
          const [bc, br] = columnAndRow(map, b)
          const cuts =
            words[1] === 'vcut'
              ? ac <= cut && bc > cut && Math.min(ar, br) >= low && Math.max(ar, br) <= high
              : ar === cut && br === cut + 1 && Math.min(ac, bc) >= low && Math.max(ac, bc) <= high
          if (cuts) this.draw(kind, a, b)
        }
      }
      return
    }
    for (const word of words.slice(1)) {
      const [a, b] = word.split('/').map((each) => this.hex(each))
      if (b === undefined) throw this.wrong(`expected two hexes such as 0806/0906, got ${shown(word)}`)
      this.adjacent(a, b)
      this.draw(kind, a, b)
    }
  }

  private draw(kind: DrawnSide['kind'], a: HexId, b: HexId): void {
    const key = a < b ? `${a}/${b}` : `${b}/${a}`
    if ((kind === 'bridge' || kind === 'ford') && this.drawnSides.get(key)?.kind !== 'river') {
      throw this.wrong(`a ${kind} must lie on a river that is drawn before it`)
    }
    this.drawnSides.set(key, { kind, a, b })
  }

  private score(words: readonly string[]): Score {
    const seat = this.seat(words[0])
    const kind = words[1]
    const points = Number(words.at(-1))
    if (!Number.isInteger(points))
      throw this.wrong(`a score ends with its points, got ${shown(words.at(-1))}`)
    switch (kind) {
      case 'eliminated':
      case 'exited': {
        const per = this.oneOf(words[3], ['each', 'strength'])
        const modes = words[2].split(',').flatMap((word) => this.modes(word))
        return {
          kind,
          seat,
          modes,
          each: per === 'each' ? points : 0,
          perStrength: per === 'each' ? 0 : points,
        }
      }
      case 'routed':
        return { kind, seat, each: points }
      case 'hold':
        return { kind, seat, zone: this.zoneCalled(words[2]), each: points }
      case 'garrison': {
        const range = /^(\d+)-(\d+)$/.exec(words[3] ?? '')
        if (range === null)
          throw this.wrong('write "score allied garrison zone 1-5 1": the turns and the points')
        return {
          kind,
          seat,
          zone: this.zoneCalled(words[2]),
          from: Number(range[1]),
          to: Number(range[2]),
          each: points,
        }
      }
      default:
        throw this.wrong(`a score is eliminated, exited, routed, hold or garrison, not ${shown(kind)}`)
    }
  }

  private automatic(words: readonly string[]): AutomaticVictory {
    const seat = this.seat(words[0])
    const clauses = words.slice(1).join(' ').split(';')
    return { seat, all: clauses.map((clause) => this.condition(clause.trim().split(/\s+/))) }
  }

  private condition([verb, ...words]: readonly string[]): Condition {
    switch (verb) {
      case 'demoralised':
        return { kind: verb, formations: words.map((word) => this.formationCoded(word)) }
      case 'broken':
        return { kind: verb, seat: this.seat(words[0]), count: this.whole(words[1], 1, 99) }
      case 'vacant':
        return { kind: verb, seat: this.seat(words[0]), zone: this.zoneCalled(words[1]) }
      case 'lost':
        return { kind: verb, commander: this.commanderCoded(words[0]) }
      case 'holds':
        return { kind: verb, zone: this.zoneCalled(words[0]) }
      case 'clear':
        return {
          kind: verb,
          seat: this.seat(words[0]),
          zone: this.zoneCalled(words[1]),
          distance: this.whole(words[2], 0, 99),
        }
      default:
        throw this.wrong(
          `a condition is demoralised, broken, vacant, lost, holds or clear, not ${shown(verb)}`,
        )
    }
  }
}

function columnAndRow(map: HexMap, hex: HexId): [number, number] {
  const code = hexCode(map, hex)
  return [Number(code.slice(0, 2)), Number(code.slice(2))]
}
