import {
  CORNER_NAMES,
  type Corner,
  createHexMap,
  directionTo,
  type HexId,
  type HexMap,
  neighbours,
  parseTextMap,
  TextMapError,
} from '@gunbai/hexes'
import { BadInput, type Seat, shown } from '@gunbai/kernel'
import {
  type Arm,
  type AutomaticVictory,
  arms,
  type Battle,
  type Class,
  type CombinedCard,
  type CommanderCard,
  type Condition,
  type Deed,
  type DrawnSide,
  deeds,
  type Edge,
  edges,
  type FormationCard,
  type Mode,
  type Score,
  type UnitCard,
  type Values,
  type Weather,
} from './battle.ts'
import { hexCode, hexCoded } from './hex-code.ts'

/**
 * Reads a battle drawn as text. The form is in `battles/README.md`. Throws BadInput that names the file, the line and
 * what to mend. What a battle must also obey (stacking, terrain, zones at the start) is checked by `battle-check.ts`.
 */
export function parseBattle(file: string, text: string): Battle {
  return new BattleFile(file).read(text)
}

type Draft = { -readonly [K in keyof Battle]: Battle[K] }

const modesOf: Readonly<Record<string, readonly Mode[]>> = {
  inf: [0], cav: [1], art: [2, 3], foot: [2], horse: [3],
} // biome-ignore format: columns
const classesOf: Readonly<Record<Arm, readonly Class[]>> = {
  inf: ['line', 'light'],
  cav: ['light', 'medium', 'heavy'],
  art: ['foot', 'horse'],
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

class BattleFile {
  private readonly file: string
  private line = 0
  private map: HexMap | null = null
  private readonly drawnSides = new Map<string, DrawnSide>()
  private readonly codes = new Set<string>()
  private readonly draft: Draft = {
    id: '', title: '', scale: 'regiment', turns: 0, lastTurnOptional: false, weather: [],
    cols: 0, rows: 0, terrain: [], levels: [], ways: [], sides: [],
    armies: [], formations: [], commanders: [], combined: [], units: [],
    routEdges: [[], []], exits: [[], []], zones: [], held: [], scores: [], automatic: [], tie: -1,
  } // biome-ignore format: columns

  constructor(file: string) {
    this.file = file
  }

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
      } else if (content.includes('|')) this.piece(content.split('|').map((each) => each.trim()))
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

  private wrong(problem: string): BadInput {
    return new BadInput(`${this.file}, line ${this.line}: ${problem}.`)
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

  private piece(fields: readonly string[]): void {
    switch (fields[0]) {
      case 'side':
        this.expect(fields, 'side | code | name')
        this.draft.armies = [...this.draft.armies, { code: this.code(fields[1]), name: fields[2] }]
        return
      case 'form':
        this.draft.formations = [...this.draft.formations, this.formation(fields)]
        return
      case 'cmd':
        this.draft.commanders = [...this.draft.commanders, this.commander(fields)]
        return
      case 'cam':
        this.draft.combined = [...this.draft.combined, this.combined(fields)]
        return
      case 'unit':
        this.draft.units = [...this.draft.units, this.unit(fields)]
        return
      default:
        throw this.wrong(
          `a line of pieces begins with side, form, cmd, cam or unit, not with ${shown(fields[0])}`,
        )
    }
  }

  private formation(fields: readonly string[]): FormationCard {
    if (fields.length === 5) this.expect(fields, 'form | side | code | name | initiative')
    else this.expect(fields, 'form | side | code | name | initiative | initiative')
    const initiative = fields.slice(4).map((word) => this.whole(word, 0, 9))
    return {
      seat: this.seat(fields[1]),
      code: this.unused(fields[2]),
      name: fields[3],
      initiative: initiative.sort((a, b) => b - a),
    }
  }

  private commander(fields: readonly string[]): CommanderCard {
    this.expect(fields, 'cmd | side | code | name | chief or army | DRM | orders | range | hex | scope')
    const seat = this.seat(fields[1])
    const scope: number[] = this.draft.formations.map((each) =>
      fields[9] === 'all' && each.seat === seat ? 1 : 0,
    )
    if (fields[9] !== 'all') {
      for (const word of fields[9].split(/\s+/)) {
        const [code, from = '1'] = word.split('@')
        scope[this.formationCoded(code)] = this.whole(from, 1, 60)
      }
    }
    return {
      seat, code: this.unused(fields[2]), name: fields[3], chief: this.oneOf(fields[4], ['chief', 'army']) === 'chief',
      modifier: this.whole(fields[5], 0, 9), orders: this.whole(fields[6], 0, 9), range: this.whole(fields[7], 0, 99),
      hex: this.hex(fields[8]), scope,
    } // biome-ignore format: columns
  }

  private combined(fields: readonly string[]): CombinedCard {
    this.expect(fields, 'cam | side | code | name | initiative | when | what')
    const when = /^(optional|compulsory) (\d+)(?:-(\d+))?( once)?$/.exec(fields[5])
    if (when === null)
      throw this.wrong(`expected when it comes, such as "optional 2-9 once", got ${shown(fields[5])}`)
    const card = {
      seat: this.seat(fields[1]), code: this.unused(fields[2]), name: fields[3], initiative: this.whole(fields[4], 0, 9),
      compulsory: when[1] === 'compulsory', from: Number(when[2]), to: Number(when[3] ?? this.draft.turns), once: when[4] !== undefined,
      formations: [] as number[], modes: [0, 1, 2, 3] as Mode[], does: [] as Deed[], away: 0, chosenBy: -1,
    } // biome-ignore format: columns
    for (const clause of fields[6].split(';')) {
      const [verb, ...words] = clause.trim().split(/\s+/)
      if (verb === 'of') card.formations = words.map((word) => this.formationCoded(word))
      else if (verb === 'arms') card.modes = words.flatMap((word) => this.modes(word))
      else if (verb === 'does') card.does = words.map((word) => this.oneOf(word, deeds))
      else if (verb === 'beyond') card.away = this.whole(words[0], 1, 99)
      else if (verb === 'chosen') card.chosenBy = this.commanderCoded(words[0])
      else throw this.wrong(`a combined marker says of, arms, does, beyond or chosen, not ${shown(verb)}`)
    }
    return card
  }

  private unit(fields: readonly string[]): UnitCard {
    this.expect(
      fields,
      'unit | form | code | name | arm | class | S-C-E-M front | S-C-E-M back | hex | facing | turn',
    )
    const formation = this.formationCoded(fields[1])
    const arm = this.oneOf(fields[4], arms)
    const ranged = /^(\w+)(?::(\d+)\/(\d+))?$/.exec(fields[5])
    if (ranged === null)
      throw this.wrong(`expected a class such as line or foot:3/6, got ${shown(fields[5])}`)
    const kind = this.oneOf(ranged[1], classesOf[arm])
    if ((arm === 'art') !== (ranged[2] !== undefined)) {
      throw this.wrong('artillery, and only artillery, has ranges after its class, such as foot:3/6')
    }
    const front = this.values(fields[6], arm)
    const back = this.values(fields[7], arm)
    for (const field of ['strength', 'cohesion', 'engagement', 'movement'] as const) {
      if (back[field] > front[field])
        throw this.wrong(`the ${field} of the back (${back[field]}) is above the front's (${front[field]})`)
    }
    const facing = CORNER_NAMES.indexOf(this.oneOf(fields[9], CORNER_NAMES)) as Corner
    return {
      code: this.unused(fields[2]), name: fields[3], seat: this.draft.formations[formation].seat, formation, arm, class: kind,
      mode: arm === 'inf' ? 0 : arm === 'cav' ? 1 : kind === 'foot' ? 2 : 3, faces: [front, back, back, back],
      effective: Number(ranged[2] ?? 0), maximum: Number(ranged[3] ?? 0),
      hex: this.hex(fields[8]), facing, turn: this.whole(fields[10], 0, 60),
    } // biome-ignore format: columns
  }

  private values(word: string, arm: Arm): Values {
    const numbers = word.split('-').map((each) => (each === 'x' ? 0 : this.whole(each, 0, 30)))
    if (numbers.length !== 4)
      throw this.wrong(`expected strength-cohesion-engagement-movement, got ${shown(word)}`)
    if (arm === 'art' && !word.includes('x')) throw this.wrong('artillery has no engagement: write x for it')
    const [strength, cohesion, engagement, movement] = numbers
    return { strength, cohesion, engagement, movement }
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

  private theMap(): HexMap {
    if (this.map === null) throw this.wrong('the line "size 22x12" must come before this')
    return this.map
  }

  private hex(word: string | undefined): HexId {
    const map = this.theMap()
    const hex = hexCoded(map, word ?? '')
    if (hex === null) {
      throw this.wrong(
        `expected a hex from 0101 to ${hexCode(map, (map.size - 1) as HexId)}, got ${shown(word)}`,
      )
    }
    return hex
  }

  private adjacent(a: HexId, b: HexId): void {
    const map = this.theMap()
    if (directionTo(map, a, b) === null)
      throw this.wrong(`${hexCode(map, a)} and ${hexCode(map, b)} are not neighbours`)
  }

  private seat(word: string | undefined): Seat {
    const seat = this.draft.armies.findIndex((each) => each.code === word)
    if (seat < 0) throw this.wrong(`there is no side ${shown(word)}; sides come before whatever names them`)
    return seat
  }

  private formationCoded(word: string | undefined): number {
    const at = this.draft.formations.findIndex((each) => each.code === word)
    if (at < 0)
      throw this.wrong(`there is no formation ${shown(word)}; formations come before whatever names them`)
    return at
  }

  private commanderCoded(word: string | undefined): number {
    const at = this.draft.commanders.findIndex((each) => each.code === word)
    if (at < 0)
      throw this.wrong(`there is no commander ${shown(word)}; commanders come before whatever names them`)
    return at
  }

  private zoneCalled(word: string | undefined): number {
    const at = this.draft.zones.findIndex((each) => each.name === word)
    if (at < 0) throw this.wrong(`there is no zone ${shown(word)}; zones come before whatever names them`)
    return at
  }

  private modes(word: string): readonly Mode[] {
    return modesOf[this.oneOf(word, Object.keys(modesOf))]
  }

  private whole(word: string | undefined, least: number, most: number): number {
    const number = /^\d+$/.test(word ?? '') ? Number(word) : -1
    if (number < least || number > most)
      throw this.wrong(`expected a whole number from ${least} to ${most}, got ${shown(word)}`)
    return number
  }

  private oneOf<T extends string>(word: string | undefined, list: readonly T[]): T {
    const found = list.find((each) => each === word)
    if (found === undefined) throw this.wrong(`expected one of ${list.join(', ')}; got ${shown(word)}`)
    return found
  }

  private code(word: string | undefined): string {
    if (!/^[A-Za-z][\w-]*$/.test(word ?? ''))
      throw this.wrong(`expected a name of letters and digits, got ${shown(word)}`)
    return word as string
  }

  private unused(word: string | undefined): string {
    const code = this.code(word)
    if (this.codes.has(code)) throw this.wrong(`${shown(code)} is the code of another piece already`)
    this.codes.add(code)
    return code
  }

  private expect(fields: readonly string[], form: string): void {
    const expected = form.split('|').length
    if (fields.length !== expected)
      throw this.wrong(`expected ${expected} fields (${form}), got ${fields.length}`)
  }
}

function columnAndRow(map: HexMap, hex: HexId): [number, number] {
  const code = hexCode(map, hex)
  return [Number(code.slice(0, 2)), Number(code.slice(2))]
}
