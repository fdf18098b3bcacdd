import type { ShogunEvent, ShogunView } from '@gunbai/shogun/screen'
import { expect, test } from 'vitest'
import { cut } from '../../../screens/table/stage/cut.ts'
import type { Told } from '../../face.ts'
import { beats } from './beats.ts'
import { clashIn } from './clash.ts'
import { seatOf, tell } from './tell.ts'

const troop = (spearman: number, archer = 0) => ({ archer, swordsman: 0, gunner: 0, spearman, ronin: 0 })
const army = { ...troop(1, 1), place: 0, leader: 'living', hole: 0, level: 1, steps: 0 }

/** An army of clan 0 in province 0, and a force of clan 1 in province 1. */
const view = {
  round: 1,
  turn: 0,
  clans: [{ seat: 0 }, { seat: 1 }],
  armies: [army],
  provinces: [
    { owner: 0, force: troop(0), extras: 0 },
    { owner: 1, force: troop(2), extras: 0 },
  ],
  declared: [{ from: 0, army: 0, to: 1 }],
  battle: null,
} as unknown as ShogunView

const told = (event: object): Told<ShogunEvent> => ({ moment: 1, phrase: null, event: event as ShogunEvent })
const rolled = (attacks: boolean, unit: string, dice: number[], hits: number) =>
  told({ kind: 'rolled', clan: attacks ? 0 : 1, attacks, unit, dice, hits })
const fell = (attacks: boolean, spearman: number) =>
  told({ kind: 'fell', clan: attacks ? 0 : 1, attacks, dead: troop(spearman), daimyo: 0, extras: 0 })

const log = [
  told({ kind: 'battle', clan: 0, from: 0, army: 0, to: 1, enemy: 1, sea: false }),
  rolled(true, 'archer', [2], 1),
  fell(false, 1),
  rolled(true, 'daimyo', [9], 0),
  rolled(true, 'spearman', [4], 1),
  rolled(false, 'spearman', [1], 1),
  fell(true, 1),
  fell(false, 1),
  told({ kind: 'emptied', clan: 1, province: 1 }),
]

const found = cut({ beats, tell: tell as never }, log, { view, viewer: null, full: 600 })
const clashes = found.map((beat) => clashIn(beat.before as ShogunView, beat.view as ShogunView, log, beat))

test('a battle is told kind by kind, both sides of a kind together, and so are their dead', () => {
  expect(found.map(({ name }) => name)).toEqual([
    'faces',
    'dice archer',
    'losses',
    'dice daimyo',
    'dice spearman',
    'losses',
    'land',
  ])
  expect(clashes[4]?.throws.map(({ attacks, hits }) => [attacks, hits])).toEqual([
    [true, 1],
    [false, 1],
  ])
  expect(clashes[5]?.fallen).toBe(2)
})

test('nobody leaves before the losses, and the declared battle is under way', () => {
  const standing = clashes.map((each) => [each?.attackers.men.length, each?.defenders.men.length])
  expect(standing.slice(0, 6)).toEqual([
    [3, 2],
    [3, 2],
    [3, 1],
    [3, 1],
    [3, 1],
    [2, 0],
  ])
  expect(clashes[1]).toMatchObject({ rolling: ['archer'], most: 6, round: 1 })
  expect(found[0]?.view).toMatchObject({ declared: [] })
  expect(found.at(-1)?.view).toMatchObject({ provinces: [{ owner: 0 }, { owner: -1 }] })
})

test('the rail knows the step, and hits count up until somebody falls', () => {
  expect(clashes.slice(0, 6).map((each) => each?.step)).toEqual([
    null,
    'archer',
    'volley',
    'daimyo',
    'spearman',
    'melee',
  ])
  expect(clashes.slice(0, 6).map((each) => [each?.attackers.hits, each?.defenders.hits])).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 0],
    [1, 1],
    [0, 0],
  ])
})

test('when the melee is over and nobody was hit, or the hit have fallen, it is on or off', () => {
  const now = { ...view, battle: { from: 0, to: 1, army: 0 } } as unknown as ShogunView
  const stepAfter = (list: typeof log) => clashIn(now, now, list, null)?.step
  const missed = [...log.slice(0, 3), rolled(true, 'spearman', [9], 0), rolled(false, 'spearman', [8], 0)]
  expect(stepAfter(missed)).toBe('decision')
  expect(stepAfter(log.slice(0, 6))).toBe('melee')
  expect(stepAfter(log.slice(0, 8))).toBe('decision')
})

test('a kind that rolls again has begun another round', () => {
  const again = [...log.slice(0, 8), rolled(true, 'daimyo', [3], 1), rolled(false, 'spearman', [7], 0)]
  const beats2 = cut({ beats, tell: tell as never }, again, { view, viewer: null, full: 600 })
  const rounds = beats2.map(
    (beat) => clashIn(beat.before as ShogunView, beat.view as ShogunView, again, beat)?.round,
  )
  expect(rounds).toEqual([1, 1, 1, 1, 1, 1, 2, 2])
})

test('whose turn it is is told by the clan', () => {
  expect(seatOf({ kind: 'warTurn', clan: 1 }, view)).toBe(1)
})
