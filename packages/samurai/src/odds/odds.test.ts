import { below, chooseSetup, type Odds, stream } from '@gunbai/kernel'
import { describe, expect, it, vi } from 'vitest'
import type { SamuraiAction } from '../action.ts'
import { firstStrikeCards } from '../data/command-cards.ts'
import type { SamuraiEvent } from '../event.ts'
import { NOWHERE, other } from '../position/board.ts'
import { samurai } from '../rulebook.ts'
import { closeCombatBase } from '../rules/combat/combat-dice.ts'
import { type Way, ways } from '../rules/combat/strike-facts.ts'
import type { SamuraiState } from '../state.ts'

// Every roll is taken apart: the real engine plays on from each way in which its dice can fall. Nothing here knows
// what a face is worth, who is checked, or how far a unit runs.

const { coming } = vi.hoisted(() => ({
  coming: { script: null as number[][] | null, at: 0, wanted: -1, purposes: [] as string[] },
}))

class OutOfDice extends Error {}

vi.mock('../rules/combat/dice.ts', async (original) => {
  const { rollDice } = await original<typeof import('../rules/combat/dice.ts')>()
  return {
    rollDice: (...[s, seat, purpose, dice]: Parameters<typeof rollDice>) => {
      if (coming.script === null) return rollDice(s, seat, purpose, dice)
      const tally = coming.script[coming.at++]
      coming.purposes.push(purpose)
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
  /** Honor that the first strike brought. */
  honor: number
  /** Blocks lost, by what took them. */
  lost: Record<string, number>
  /** What dice were rolled for. */
  rolled: readonly string[]
  /** Leaders killed, not those who killed themselves. */
  fallen: Set<number>
}

/** Plays an answer to its end, the others passing and striking back, from every way in which the dice can fall. */
function everyEnding(start: SamuraiState, seat: number, action: SamuraiAction): [Ending, number][] {
  const endings: [Ending, number][] = []
  const explore = (script: number[][], chance: number) => {
    coming.script = script
    coming.at = 0
    coming.purposes = []
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

const strikes: readonly string[] = ways
/** Deeper than the turn itself a combat is under way. */
const TURN_DEPTH = 3

function playThrough(state: SamuraiState, seat: number, action: SamuraiAction): Ending {
  const ending: Ending = { state, honor: 0, lost: {}, rolled: coming.purposes, fallen: new Set() }
  const depth = state.stack.length
  const tell = (event: SamuraiEvent) => {
    const isFirst = ending.rolled.filter((purpose) => strikes.includes(purpose)).length === 1
    if (event.kind === 'honor' && event.because === 'fortune' && isFirst) ending.honor += event.change
    if (event.kind === 'leaderFell') ending.fallen.add(event.leader)
    if (event.kind === 'lost') ending.lost[event.because] = (ending.lost[event.because] ?? 0) + event.lost
  }
  samurai.play(state, seat, action, tell)
  while (state.result === null && state.stack.length >= Math.min(depth, TURN_DEPTH) + 1) {
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

/** Who strikes whom first, and how both strikes are called. */
interface Blow {
  readonly striker: number
  readonly target: number
  readonly hex: number
  readonly way: Way
  readonly back: Way
}

function blowOf(scene: SamuraiState, action: SamuraiAction): Blow {
  switch (action.kind) {
    case 'attack':
    case 'shoot': {
      const { unit, hex } = action
      const way = action.kind === 'attack' ? 'attack' : 'ranged'
      return { striker: unit, target: scene.unitAt[hex], hex, way, back: 'battle back' }
    }
    case 'firstStrike': {
      const { target } = scene.stack[scene.stack.length - 1].facts as { target: number }
      const { hex } = scene.units[action.unit]
      return { striker: target, target: action.unit, hex, way: 'first strike', back: 'attack' }
    }
    default:
      throw new Error('no strike')
  }
}

function compare(scene: SamuraiState, seat: number, action: SamuraiAction): void {
  const { striker, target, hex, way, back } = blowOf(scene, action)
  const told = samurai.odds?.(scene, seat, action)
  if (!told) throw new Error('a strike without odds')
  const endings = everyEnding(scene, seat, action)
  const sum = (of: (ending: Ending) => boolean): number =>
    endings.reduce((total, [ending, chance]) => total + (of(ending) ? chance : 0), 0)
  const agree = (id: string, of: (ending: Ending) => boolean): void =>
    expect([id, chanceOf(told, id)]).toEqual([id, expect.closeTo(sum(of), 9)])
  const agreeCounts = (id: string, chances: readonly number[], of: (ending: Ending) => number): void => {
    const found = chances.map((_, count) => sum((ending) => of(ending) === count))
    expect([id, chances]).toEqual([id, found.map((chance) => expect.closeTo(chance, 9))])
  }
  expect(sum(() => true)).toBeCloseTo(1, 9)
  const leader = scene.leaderAt[hex]
  const own = scene.leaderAt[scene.units[striker].hex]
  agree('odds.leaderFalls', ({ fallen }) => leader >= 0 && fallen.has(leader))
  agreeCounts('odds.honor', countOf(told, 'odds.honor'), ({ honor }) => honor)
  if (target < 0) {
    agree('odds.retreats', ({ fallen }) => !fallen.has(leader))
    return
  }
  const hits = (id: string, unit: number): number[] => capped(countOf(told, id), scene.units[unit].blocks)
  const home = scene.units[striker].hex
  agree('odds.destroyed', ({ state }) => state.units[target].hex === NOWHERE)
  agree('odds.retreats', ({ state }) => ![NOWHERE, hex].includes(state.units[target].hex))
  agreeCounts('odds.hits', hits('odds.hits', target), ({ lost }) => lost[way] ?? 0)
  agree('odds.back', ({ rolled }) => rolled.includes(back))
  agree('odds.back.destroyed', ({ state }) => state.units[striker].hex === NOWHERE)
  agree('odds.back.retreats', ({ state }) => ![NOWHERE, home].includes(state.units[striker].hex))
  agree('odds.back.leaderFalls', ({ fallen }) => own >= 0 && fallen.has(own))
  agreeCounts('odds.back.hits', hits('odds.back.hits', striker), ({ lost }) => lost[back] ?? 0)
}

describe('the odds are those of every way in which the dice can fall', () => {
  it.each(['gmt-01', 'gmt-13', 'gmt-16', 'zvezda-2', 'zvezda-6'])('in battles of %s', (setup) => {
    for (const [scene, seat, action] of battlesOf(setup, 5)) compare(scene, seat, action)
  })

  it('when the defender strikes first', () => {
    const attacks = battlesOf('gmt-01', 12).filter(([, , action]) => action.kind === 'attack')
    expect(attacks.length).toBeGreaterThan(2)
    for (const [scene, seat, action] of attacks) {
      const [card] = firstStrikeCards
      scene.hands = scene.hands.map((hand) => hand.filter((each) => each !== card))
      scene.deck.discards = scene.deck.discards.filter((each) => each !== card)
      scene.hands[other(seat)].push(card)
      samurai.play(scene, seat, action)
      const first = samurai.answers(scene, other(seat)).find(({ kind }) => kind === 'firstStrike')
      if (first !== undefined) compare(scene, other(seat), first)
    }
  })
})
