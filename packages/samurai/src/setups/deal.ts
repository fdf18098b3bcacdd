import {
  type GameState,
  type OptionInfo,
  type Seat,
  type Setup,
  type SetupInfo,
  shuffle,
} from '@gunbai/kernel'
import { commandDeck } from '../data/command-cards.ts'
import { ALL_HONOR } from '../data/edition.ts'
import { unitKinds } from '../data/unit-kinds.ts'
import type { SamuraiEvent } from '../event.ts'
import { BOTTOM, board, TOP } from '../position/board.ts'
import { dragonDeck } from '../rules/cards/dragon-deck.ts'
import {
  type Leader,
  type LeaderId,
  NO_CARD,
  NO_LEADER,
  NO_UNIT,
  NOT_ORDERED,
  newTurn,
  type Rulings,
  type SamuraiState,
  UNMOVED,
  type Unit,
  type UnitId,
} from '../state.ts'
import { scenarioIds, scenarioOf } from './library.ts'
import { playedPart } from './own-battle.ts'
import { ruleFor, type Scenario } from './scenario.ts'
import { numberIn, textIn } from './special-rules.ts'

/** SB-SCN-02 */
const campaigns: Readonly<Record<string, readonly string[]>> = {
  'campaign-18-19': ['gmt-18', 'gmt-19'],
  'campaign-39-40': ['gmt-39', 'gmt-40'],
}

/** The rulings that a table may change; the recommended value first. */
function optionsOf(id: string): OptionInfo[] {
  const gmt = !id.startsWith('zvezda')
  const options: OptionInfo[] = [{ name: 'orderOneDrawsDragon', values: gmt ? [true, false] : [false, true] }]
  if (gmt) options.push({ name: 'gainGroundAfterStop', values: [false, true] })
  if (id === 'zvezda-5') options.push({ name: 'acrossRiverAddsUp', values: [false, true] })
  return options
}

const known = new Set(scenarioIds)

export const setups: readonly SetupInfo[] = [
  ...scenarioIds,
  ...Object.keys(campaigns).filter((id) => campaigns[id].every((scenario) => known.has(scenario))),
].map((id) => ({ id, seats: 2, options: optionsOf(id) }))

/** Where the setup's battle is drawn: an id of the project, or the text that players brought. */
const battleOf = ({ id, options: { battle } }: Setup): string =>
  typeof battle === 'string' ? playedPart(battle) : id

function rulingsOf(setup: Setup, scenario: Scenario): Rulings {
  const { options } = setup
  const chosen = (name: string, otherwise: boolean): boolean =>
    typeof options[name] === 'boolean' ? options[name] : otherwise
  return {
    orderOneDrawsDragon: chosen('orderOneDrawsDragon', scenario.edition.orderOneDrawsDragon),
    gainGroundAfterStop: chosen('gainGroundAfterStop', false),
    acrossRiverAddsUp: chosen('acrossRiverAddsUp', false),
  }
}

/** SB-SETUP */
export function deal(setup: Setup, core: GameState<SamuraiEvent>): SamuraiState {
  const scenarios = campaigns[setup.id]
  const scenario = scenarios?.[0] ?? battleOf(setup)
  const state: SamuraiState = {
    ...core,
    scenario,
    rulings: rulingsOf(setup, scenarioOf(scenario)),
    campaign: scenarios === undefined ? null : { scenarios, battle: 0, flags: [0, 0], winner: -1 },
    ended: false,
    turn: newTurn(TOP),
    turns: [0, 0],
    units: [],
    leaders: [],
    unitAt: [],
    leaderAt: [],
    tents: [],
    hands: [[], []],
    handSize: [0, 0],
    deck: { draw: [], discards: [] },
    drawn: [],
    lastFace: [NO_CARD, NO_CARD],
    dragonHands: [[], []],
    dragons: { draw: [], discards: [] },
    table: [],
    dragonsPlayed: [0, 0],
    knownCommand: [[], []],
    knownDragons: [[], []],
    honor: [0, 0],
    pool: ALL_HONOR,
    flags: [0, 0],
    hillFlag: -1,
    captured: [],
    charge: [],
    struckWith: 0,
  }
  layOut(state)
  dealCards(state)
  return state
}

/** Puts the armies of the state's scenario on the field (SB-SETUP-02), with nothing in anybody's hand. */
export function layOut(s: SamuraiState): void {
  const scenario = scenarioOf(s.scenario)
  s.ended = false
  s.turn = newTurn(scenario.first < 0 ? TOP : scenario.first)
  s.turns = [0, 0]
  s.units = scenario.units.map(({ hex, seat, kind, tag }, id) =>
    newUnit(scenario, id as UnitId, seat, kind, tag, hex),
  )
  s.leaders = scenario.leaders.map(({ hex, seat, kind }, id) => newLeader(id as LeaderId, seat, kind, hex))
  s.unitAt = board.hexes.map(() => NO_UNIT)
  for (const unit of s.units) s.unitAt[unit.hex] = unit.id
  s.leaderAt = board.hexes.map(() => NO_LEADER)
  for (const leader of s.leaders) s.leaderAt[leader.hex] = leader.id
  s.tents = scenario.tents.slice()
  s.hands = [[], []]
  s.deck = { draw: [], discards: [] }
  s.dragonHands = [[], []]
  s.dragons = { draw: [], discards: [] }
  s.drawn = []
  s.lastFace = [NO_CARD, NO_CARD]
  s.table = []
  s.dragonsPlayed = [0, 0]
  s.knownCommand = [[], []]
  s.knownDragons = [[], []]
  s.honor = [scenario.armies[TOP].honor, scenario.armies[BOTTOM].honor]
  s.pool = ALL_HONOR - s.honor[TOP] - s.honor[BOTTOM]
  s.flags = [0, 0]
  s.hillFlag = hillFlagAtStart(scenario)
  s.captured = []
  s.charge = []
}

/** SB-SETUP-03, SB-SETUP-04 */
export function dealCards(s: SamuraiState): void {
  const scenario = scenarioOf(s.scenario)
  const draw = shuffle(
    s.shuffles,
    Array.from(commandDeck, (_, card) => card),
  )
  const dragons = shuffle(
    s.shuffles,
    Array.from(dragonDeck(scenario.edition.name).cards, (_, card) => card),
  )
  s.hands = scenario.armies.map(({ command }) => (command === 0 ? [] : draw.splice(-command)))
  s.dragonHands = scenario.armies.map(({ dragon }) => (dragon === 0 ? [] : dragons.splice(-dragon)))
  s.deck = { draw, discards: [] }
  s.dragons = { draw: dragons, discards: [] }
  s.handSize = [TOP, BOTTOM].map((seat) => {
    const growing = ruleFor(scenario, 'growing-hand', seat) // gmt 12
    return growing === undefined ? scenario.armies[seat].command : numberIn(growing, 'max')
  })
}

/** zvezda 7: one side begins with the flag for the hills. */
function hillFlagAtStart(scenario: Scenario): Seat {
  const rule = scenario.rules.find((each) => each.code === 'vf-hill-majority')
  const side = rule === undefined ? '' : textIn(rule, 'startsWith')
  return side === 'top' ? TOP : side === 'bottom' ? BOTTOM : -1
}

function newUnit(
  scenario: Scenario,
  id: UnitId,
  seat: Seat,
  kind: number,
  tag: string,
  hex: Unit['hex'],
): Unit {
  return {
    id,
    seat,
    kind,
    tag,
    hex,
    blocks: unitKinds[kind].blocks,
    locked: scenario.rules.some((rule) => rule.code === 'locked-units' && textIn(rule, 'tag') === tag),
    banner: 0,
    ordered: NOT_ORDERED,
    moved: UNMOVED,
    stopped: false,
    barred: false,
    fought: 0,
    swift: 0,
    spirit: false,
    desperate: false,
    shotLoss: 0,
  }
}

function newLeader(id: LeaderId, seat: Seat, kind: Leader['kind'], hex: Leader['hex']): Leader {
  return { id, seat, kind, hex, ordered: false, moved: false }
}
