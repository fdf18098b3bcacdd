import { CORNER_NAMES, type Corner } from '@gunbai/hexes'
import { shown } from '@gunbai/kernel'
import {
  type Arm,
  arms,
  type Class,
  type CombinedCard,
  type CommanderCard,
  type Deed,
  deeds,
  type FormationCard,
  type Mode,
  type UnitCard,
  type Values,
} from './battle.ts'
import type { BattleWords } from './battle-words.ts'

/** The lines of pieces in a battle file: sides, formations, commanders, combined markers, units. */

const classesOf: Readonly<Record<Arm, readonly Class[]>> = {
  inf: ['line', 'light'],
  cav: ['light', 'medium', 'heavy'],
  art: ['foot', 'horse'],
}

/** No battle has more of each. */
const most = { formations: 24, commanders: 16, combined: 16, units: 200 } as const

/** Adds the piece of one line. */
export function readPiece(w: BattleWords, fields: readonly string[]): void {
  addPiece(w, fields)
  for (const kind of ['formations', 'commanders', 'combined', 'units'] as const) {
    if (w.draft[kind].length > most[kind]) throw w.wrong(`more than ${most[kind]} ${kind}`)
  }
}

function addPiece(w: BattleWords, fields: readonly string[]): void {
  switch (fields[0]) {
    case 'side':
      w.expect(fields, 'side | code | name')
      w.draft.armies = [...w.draft.armies, { code: w.code(fields[1]), name: fields[2] }]
      return
    case 'form':
      w.draft.formations = [...w.draft.formations, formation(w, fields)]
      return
    case 'cmd':
      w.draft.commanders = [...w.draft.commanders, commander(w, fields)]
      return
    case 'cam':
      w.draft.combined = [...w.draft.combined, combined(w, fields)]
      return
    case 'unit':
      w.draft.units = [...w.draft.units, unit(w, fields)]
      return
    default:
      throw w.wrong(`a line of pieces begins with side, form, cmd, cam or unit, not with ${shown(fields[0])}`)
  }
}

function formation(w: BattleWords, fields: readonly string[]): FormationCard {
  if (fields.length === 5) w.expect(fields, 'form | side | code | name | initiative')
  else w.expect(fields, 'form | side | code | name | initiative | initiative')
  const initiative = fields.slice(4).map((word) => w.whole(word, 0, 9))
  return {
    seat: w.seat(fields[1]),
    code: w.unused(fields[2]),
    name: fields[3],
    initiative: initiative.sort((a, b) => b - a),
  }
}

function commander(w: BattleWords, fields: readonly string[]): CommanderCard {
  w.expect(fields, 'cmd | side | code | name | chief or army | DRM | orders | range | hex | scope')
  const seat = w.seat(fields[1])
  const scope: number[] = w.draft.formations.map((each) =>
    fields[9] === 'all' && each.seat === seat ? 1 : 0,
  )
  if (fields[9] !== 'all') {
    for (const word of fields[9].split(/\s+/)) {
      const [code, from = '1'] = word.split('@')
      scope[w.formationCoded(code)] = w.whole(from, 1, 60)
    }
  }
  return {
    seat, code: w.unused(fields[2]), name: fields[3], chief: w.oneOf(fields[4], ['chief', 'army']) === 'chief',
    modifier: w.whole(fields[5], 0, 9), orders: w.whole(fields[6], 0, 9), range: w.whole(fields[7], 0, 99),
    hex: w.hex(fields[8]), scope,
  } // biome-ignore format: columns
}

function combined(w: BattleWords, fields: readonly string[]): CombinedCard {
  w.expect(fields, 'cam | side | code | name | initiative | when | what')
  const when = /^(optional|compulsory) (\d+)(?:-(\d+))?( once)?$/.exec(fields[5])
  if (when === null)
    throw w.wrong(`expected when it comes, such as "optional 2-9 once", got ${shown(fields[5])}`)
  const card = {
    seat: w.seat(fields[1]), code: w.unused(fields[2]), name: fields[3], initiative: w.whole(fields[4], 0, 9),
    compulsory: when[1] === 'compulsory', from: Number(when[2]), to: Number(when[3] ?? w.draft.turns), once: when[4] !== undefined,
    formations: [] as number[], modes: [0, 1, 2, 3] as Mode[], does: [] as Deed[], away: 0, chosenBy: -1,
  } // biome-ignore format: columns
  for (const clause of fields[6].split(';')) {
    const [verb, ...words] = clause.trim().split(/\s+/)
    if (verb === 'of') card.formations = words.map((word) => w.formationCoded(word))
    else if (verb === 'arms') card.modes = words.flatMap((word) => w.modes(word))
    else if (verb === 'does') card.does = words.map((word) => w.oneOf(word, deeds))
    else if (verb === 'beyond') card.away = w.whole(words[0], 1, 99)
    else if (verb === 'chosen') card.chosenBy = w.commanderCoded(words[0])
    else throw w.wrong(`a combined marker says of, arms, does, beyond or chosen, not ${shown(verb)}`)
  }
  return card
}

function unit(w: BattleWords, fields: readonly string[]): UnitCard {
  w.expect(
    fields,
    'unit | form | code | name | arm | class | S-C-E-M front | S-C-E-M back | hex | facing | turn',
  )
  const formation = w.formationCoded(fields[1])
  const arm = w.oneOf(fields[4], arms)
  const ranged = /^(\w+)(?::(\d+)\/(\d+))?$/.exec(fields[5])
  if (ranged === null) throw w.wrong(`expected a class such as line or foot:3/6, got ${shown(fields[5])}`)
  const kind = w.oneOf(ranged[1], classesOf[arm])
  if ((arm === 'art') !== (ranged[2] !== undefined)) {
    throw w.wrong('artillery, and only artillery, has ranges after its class, such as foot:3/6')
  }
  const front = values(w, fields[6], arm)
  const back = values(w, fields[7], arm)
  for (const field of ['strength', 'cohesion', 'engagement', 'movement'] as const) {
    if (back[field] > front[field])
      throw w.wrong(`the ${field} of the back (${back[field]}) is above the front's (${front[field]})`)
  }
  const facing = CORNER_NAMES.indexOf(w.oneOf(fields[9], CORNER_NAMES)) as Corner
  return {
    code: w.unused(fields[2]), name: fields[3], seat: w.draft.formations[formation].seat, formation, arm, class: kind,
    mode: arm === 'inf' ? 0 : arm === 'cav' ? 1 : kind === 'foot' ? 2 : 3, faces: [front, back, back, back],
    effective: Number(ranged[2] ?? 0), maximum: Number(ranged[3] ?? 0),
    hex: w.hex(fields[8]), facing, turn: w.whole(fields[10], 0, 60),
  } // biome-ignore format: columns
}

function values(w: BattleWords, word: string, arm: Arm): Values {
  const numbers = word.split('-').map((each) => (each === 'x' ? 0 : w.whole(each, 0, 30)))
  if (numbers.length !== 4)
    throw w.wrong(`expected strength-cohesion-engagement-movement, got ${shown(word)}`)
  if (arm === 'art' && !word.includes('x')) throw w.wrong('artillery has no engagement: write x for it')
  const [strength, cohesion, engagement, movement] = numbers
  return { strength, cohesion, engagement, movement }
}
