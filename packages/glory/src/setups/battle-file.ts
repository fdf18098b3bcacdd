import { type HexId, parseTextMap, TextMapError } from '@gunbai/hexes'
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
import { battleMap, mostHexes } from './battle-map.ts'
import { readPiece } from './battle-pieces.ts'
import { BattleWords } from './battle-words.ts'
import { sidesOfCut } from './side-cut.ts'

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
    if (draft.terrain.length === 0)
      throw this.wrong('the file ends without a drawing between "map" and "end"')
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

  private statement([verb, ...rest]: readonly string[]): void {
    const read = this.statements[verb]
    if (read === undefined || !Object.hasOwn(this.statements, verb))
      throw this.wrong(`${shown(verb)} is no word of a battle file`)
    read(rest)
  }

  /** What each word of a battle file begins. */
  private readonly statements: Readonly<Record<string, (rest: readonly string[]) => void>> = {
    battle: ([id]) => {
      this.draft.id = this.code(id)
    },
    title: (rest) => {
      this.draft.title = rest.join(' ')
    },
    scale: ([scale]) => {
      this.draft.scale = this.oneOf(scale, ['battalion', 'regiment', 'brigade'])
    },
    turns: ([turns]) => {
      this.draft.turns = this.whole(turns, 1, 60)
    },
    optional: (rest) => {
      if (rest.join(' ') !== 'last turn') throw this.wrong('write "optional last turn"')
      this.draft.lastTurnOptional = true
    },
    fog: (rest) => this.weather('fog', rest),
    night: (rest) => this.weather('night', rest),
    size: ([size]) => this.size(size),
    road: (rest) => this.way('road', rest),
    path: (rest) => this.way('path', rest),
    side: (rest) => this.hexsides(rest),
    rout: ([seat, ...rest]) => {
      ;(this.draft.routEdges as Edge[][])[this.seat(seat)] = rest.map((word) => this.oneOf(word, edges))
    },
    exit: ([seat, ...rest]) => {
      ;(this.draft.exits as HexId[][])[this.seat(seat)] = rest.map((word) => this.hex(word))
    },
    zone: ([name, ...rest]) => {
      const zone = { name: this.code(name), hexes: rest.map((word) => this.hex(word)) }
      this.draft.zones = [...this.draft.zones, zone]
    },
    held: ([seat, ...rest]) => {
      const held = rest.map((word) => ({ seat: this.seat(seat), hex: this.hex(word) }))
      this.draft.held = [...this.draft.held, ...held]
    },
    score: (rest) => {
      this.draft.scores = [...this.draft.scores, this.score(rest)]
    },
    win: (rest) => {
      this.draft.automatic = [...this.draft.automatic, this.automatic(rest)]
    },
    tie: ([seat]) => {
      this.draft.tie = this.seat(seat)
    },
  }

  private weather(weather: Weather, turns: readonly string[]): void {
    for (const word of turns)
      (this.draft.weather as Weather[])[this.whole(word, 1, this.draft.turns)] = weather
  }

  private size(word: string | undefined): void {
    const size = /^(\d+)x(\d+)$/.exec(word ?? '')
    if (size === null) throw this.wrong(`expected columns and rows such as 22x12, got ${shown(word)}`)
    if (this.map !== null) throw this.wrong('a second size; a battle has one map')
    this.draft.cols = this.whole(size[1], 2, 99)
    this.draft.rows = this.whole(size[2], 2, 99)
    const hexes = this.draft.cols * this.draft.rows
    if (hexes > mostHexes) throw this.wrong(`${word} is ${hexes} hexes; ${mostHexes} are the most`)
    this.map = battleMap(this.draft.cols, this.draft.rows)
  }

  private way(kind: 'road' | 'path', words: readonly string[]): void {
    const hexes = words.map((word) => this.hex(word))
    for (let i = 1; i < hexes.length; i++) this.adjacent(hexes[i - 1], hexes[i])
    this.draft.ways = [...this.draft.ways, { kind, hexes }]
  }

  private hexsides([of, ...rest]: readonly string[]): void {
    const kind = this.oneOf(of, sideKinds) as DrawnSide['kind']
    if (rest[0] === 'vcut' || rest[0] === 'hcut') {
      this.cut(kind, rest)
      return
    }
    for (const word of rest) {
      const [a, b] = word.split('/').map((each) => this.hex(each))
      if (b === undefined) throw this.wrong(`expected two hexes such as 0806/0906, got ${shown(word)}`)
      this.adjacent(a, b)
      this.draw(kind, a, b)
    }
  }

  /** Sides along a straight cut through the map, between two columns or two rows. */
  private cut(kind: DrawnSide['kind'], [way, at, along, span]: readonly string[]): void {
    const cut = this.whole(at, 1, 99)
    const range = /^(\d+)-(\d+)$/.exec(span ?? '')
    if (range === null || along !== (way === 'vcut' ? 'rows' : 'cols')) {
      throw this.wrong(`write "side ${kind} vcut 12 rows 01-09" or "side ${kind} hcut 03 cols 01-08"`)
    }
    for (const [a, b] of sidesOfCut(this.theMap(), way === 'vcut', cut, Number(range[1]), Number(range[2])))
      this.draw(kind, a, b)
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
    if (Math.abs(points) > 99) throw this.wrong(`a score has at most 99 points, got ${points}`)
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
