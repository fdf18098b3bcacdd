import { below, chooseSetup, type Odds, stream } from '@gunbai/kernel'
import { describe, expect, it, vi } from 'vitest'
import type { SamuraiAction } from '../action.ts'
import { NOWHERE } from '../board.ts'
import type { SamuraiEvent } from '../event.ts'
import { samurai } from '../rulebook.ts'
import { closeCombatBase } from '../rules/combat-dice.ts'
import type { SamuraiState } from '../state.ts'
import { odds } from './odds.ts'

// Every roll is taken apart: the real engine plays on from each way in which its dice can fall. Nothing here knows
// what a face is worth, who is checked, or how far a unit runs.

const { coming } = vi.hoisted(() => ({ coming: { script: null as number[][] | null, at: 0, wanted: -1 } }))

class OutOfDice extends Error {}

vi.mock('../rules/dice.ts', async (original) => {
  const { rollDice } = await original<typeof import('../rules/dice.ts')>()
  return {
    rollDice: (...[s, seat, purpose, dice]: Parameters<typeof rollDice>) => {
      if (coming.script === null) return rollDice(s, seat, purpose, dice)
      const tally = coming.script[coming.at++]
      if (tally !== undefined) return [...tally]
      coming.wanted = dice
      throw new OutOfDice()
    },
  }
})

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Every tally of six faces that so many dice can show, with its chance. */
function tallies(dice: number): { tally: number[]; chance: number }[] {
  const list: { tally: number[]; chance: number }[] = []
  const fill = (tally: number[], left: number) => {
    if (tally.length < 5) {
      for (let count = 0; count <= left; count++) fill([...tally, count], left - count)
      return
    }
    const all = [...tally, left]
    const ways = all.reduce((product, count) => product / factorial(count), factorial(dice))
    list.push({ tally: all, chance: ways / 6 ** dice })
  }
  fill([], dice)
  return list
}

interface Ending {
  state: SamuraiState
  honor: number
  lost: number
  backLost: number
  foughtBack: boolean
  /** Leaders killed, not those who killed themselves. */
  fallen: Set<number>
}

/** Plays an answer to its end, the others passing and striking back, from every way in which the dice can fall. */
function everyEnding(start: SamuraiState, seat: number, action: SamuraiAction): [Ending, number][] {
  const endings: [Ending, number][] = []
  const explore = (script: number[][], chance: number) => {
    coming.script = script
    coming.at = 0
    try {
      endings.push([playThrough(samurai.copy(start), seat, action), chance])
    } catch (problem) {
      if (!(problem instanceof OutOfDice)) throw problem
      for (const next of tallies(coming.wanted)) explore([...script, next.tally], chance * next.chance)
    }
  }
  explore([], 1)
  coming.script = null
  return endings
}

function playThrough(state: SamuraiState, seat: number, action: SamuraiAction): Ending {
  const ending: Ending = { state, honor: 0, lost: 0, backLost: 0, foughtBack: false, fallen: new Set() }
  const depth = state.stack.length
  const tell = (event: SamuraiEvent) => {
    if (event.kind === 'honor' && event.because === 'fortune' && !ending.foughtBack)
      ending.honor += event.change
    if (event.kind === 'leaderFell') ending.fallen.add(event.leader)
    if (event.kind === 'foughtBack') ending.foughtBack = true
    if (event.kind === 'lost' && (event.because === 'attack' || event.because === 'ranged'))
      ending.lost += event.lost
    if (event.kind === 'lost' && event.because === 'battle back') ending.backLost += event.lost
  }
  samurai.play(state, seat, action, tell)
  while (state.result === null && state.stack.length > depth) {
    const [question] = samurai.questions(state)
    const answers = samurai.answers(state, question.seat)
    const pick =
      answers.find(({ kind }) => kind === 'battleBack') ??
      answers.find(({ kind }) => kind === 'ignoreFlags') ??
      (answers[0].kind === 'retreat' ? longest(state, question.seat, answers) : undefined) ??
      answers.find(({ kind }) => kind === 'pass') ??
      answers[0]
    samurai.play(state, question.seat, pick, tell)
  }
  return ending
}

/** The unit whose retreat is under way, or -1. */
const runner = (state: SamuraiState): number => {
  const facts = state.stack.at(-1)?.facts as { unit?: number } | undefined
  return facts?.unit ?? -1
}

/** The step of a retreat after which the unit can keep the most blocks. */
function longest(state: SamuraiState, seat: number, answers: readonly SamuraiAction[]): SamuraiAction {
  const unit = runner(state)
  if (answers.length === 1 || unit < 0) return answers[0]
  const kept = (world: SamuraiState, step: SamuraiAction): number => {
    const next = samurai.copy(world)
    samurai.play(next, seat, step)
    const more = next.awaiting === 0 ? [] : samurai.answers(next, samurai.questions(next)[0].seat)
    const goesOn = more[0]?.kind === 'retreat' && runner(next) === unit
    return goesOn ? Math.max(...more.map((each) => kept(next, each))) : next.units[unit].blocks
  }
  const worths = answers.map((answer) => kept(state, answer))
  return answers[worths.indexOf(Math.max(...worths))]
}

/** So many dice, attack and battle back together, can fall in some thousands of ways. */
const MOST_DICE = 6

function diceOf(state: SamuraiState, action: SamuraiAction): number {
  if (action.kind !== 'attack') return 2
  const unit = state.units[action.unit]
  const target = state.units[state.unitAt[action.hex]]
  return (
    closeCombatBase(state, unit, action.hex) +
    (target === undefined ? 0 : closeCombatBase(state, target, unit.hex))
  )
}

/** Attacks and shots as they come up in a game; honor enough that nobody lacks it, units of every strength. */
function battlesOf(setup: string, wanted: number): [SamuraiState, number, SamuraiAction][] {
  const list: [SamuraiState, number, SamuraiAction][] = []
  const chance = stream(1, 2, 3, 4)
  for (let game = 0; list.length < wanted; game++) {
    const state = samurai.begin(chooseSetup(samurai, setup), `${setup} ${game}`)
    while (state.result === null && list.length < wanted) {
      const [{ seat }] = samurai.questions(state)
      const answers = samurai.answers(state, seat)
      const battles = answers.filter(({ kind }) => kind === 'attack' || kind === 'shoot')
      const battle = battles[below(chance, Math.max(1, battles.length))]
      if (battle !== undefined && diceOf(state, battle) <= MOST_DICE && below(chance, 3) === 0) {
        const scene = samurai.copy(state)
        scene.dragonHands = [[], []]
        scene.honor = [9, 9]
        scene.pool = 12
        for (const unit of scene.units) {
          if (unit.hex !== NOWHERE) unit.blocks = 1 + below(chance, unit.blocks)
        }
        list.push([scene, seat, battle])
      }
      samurai.play(state, seat, samurai.knowledge.playout(state, seat, answers, chance))
    }
  }
  return list
}

const chanceOf = (told: Odds, id: string): number =>
  told.chances.find(({ name }) => name.id === id)?.chance ?? 0
const countOf = (told: Odds, id: string): readonly number[] =>
  told.counts.find(({ name }) => name.id === id)?.chances ?? [1]

/** Hits that find no block any more take none. */
const capped = (hits: readonly number[], blocks: number): number[] => {
  const lost = Array.from({ length: blocks + 1 }, () => 0)
  for (const [count, chance] of hits.entries()) lost[Math.min(count, blocks)] += chance
  return lost
}

function compare(scene: SamuraiState, seat: number, action: SamuraiAction): void {
  if (action.kind !== 'attack' && action.kind !== 'shoot') throw new Error('no battle')
  const told = samurai.odds?.(scene, seat, action)
  if (!told) throw new Error('a battle without odds')
  const endings = everyEnding(scene, seat, action)
  const sum = (of: (ending: Ending) => boolean): number =>
    endings.reduce((total, [ending, chance]) => total + (of(ending) ? chance : 0), 0)
  expect(sum(() => true)).toBeCloseTo(1, 9)
  const target = scene.unitAt[action.hex]
  const leader = scene.leaderAt[action.hex]
  const own = scene.leaderAt[scene.units[action.unit].hex]
  const fell = (ending: Ending, id: number): boolean => ending.fallen.has(id)
  const agree = (id: string, of: (ending: Ending) => boolean): void =>
    expect([id, chanceOf(told, id)]).toEqual([id, expect.closeTo(sum(of), 9)])
  agree('odds.leaderFalls', (ending) => leader >= 0 && fell(ending, leader))
  if (target < 0) {
    agree('odds.retreats', (ending) => !fell(ending, leader))
    return
  }
  const { blocks } = scene.units[target]
  agree('odds.destroyed', ({ state }) => state.units[target].hex === NOWHERE)
  agree('odds.retreats', ({ state }) => ![NOWHERE, action.hex].includes(state.units[target].hex))
  for (const [lost, chance] of capped(countOf(told, 'odds.hits'), blocks).entries()) {
    expect([lost, chance]).toEqual([
      lost,
      expect.closeTo(
        sum((ending) => ending.lost === lost),
        9,
      ),
    ])
  }
  for (const [honor, chance] of countOf(told, 'odds.honor').entries()) {
    expect([honor, chance]).toEqual([
      honor,
      expect.closeTo(
        sum((ending) => ending.honor === honor),
        9,
      ),
    ])
  }
  const striker = scene.units[action.unit]
  agree('odds.back', (ending) => ending.foughtBack)
  agree('odds.back.destroyed', ({ state }) => state.units[action.unit].hex === NOWHERE)
  agree('odds.back.retreats', ({ state }) => ![NOWHERE, striker.hex].includes(state.units[action.unit].hex))
  agree('odds.back.leaderFalls', (ending) => own >= 0 && fell(ending, own))
  for (const [lost, chance] of capped(countOf(told, 'odds.back.hits'), striker.blocks).entries()) {
    expect([lost, chance]).toEqual([
      lost,
      expect.closeTo(
        sum((ending) => ending.backLost === lost),
        9,
      ),
    ])
  }
}

describe('the odds are those of every way in which the dice can fall', () => {
  it.each(['gmt-01', 'gmt-13', 'gmt-16', 'zvezda-2', 'zvezda-6'])('in battles of %s', (setup) => {
    for (const [scene, seat, action] of battlesOf(setup, 5)) compare(scene, seat, action)
  })
})

it('the odds of an attack take less than a millisecond', () => {
  const battles = battlesOf('gmt-01', 20)
  for (const [scene, seat, action] of battles) odds(scene, seat, action)
  const began = performance.now()
  for (let round = 0; round < 20; round++) {
    for (const [scene, seat, action] of battles) odds(scene, seat, action)
  }
  expect((performance.now() - began) / (20 * battles.length)).toBeLessThan(1)
})
