import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Beat } from './beat.ts'
import { BeatPlayer, lingers } from './beat-player.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const beat = (name: string, time: number): Beat => ({
  name,
  time,
  entries: [],
  before: null,
  view: null,
  upTo: 0,
})

interface Item {
  readonly name: string
  /** In milliseconds. */
  readonly beats: readonly number[]
  readonly mine?: boolean
  readonly goesOn?: boolean
  /** What has to be fetched first. */
  readonly late?: () => Promise<void>
}

/** A player whose beats are named by their item and counted from 0; what it shows, in order. */
function playerOf() {
  const seen: string[] = []
  const player = new BeatPlayer<Item>({
    beatsOf: ({ name, beats, late }) => {
      const all = beats.map((time, i) => beat(`${name}${i}`, time))
      return late === undefined ? all : late().then(() => all)
    },
    beat: (_, { name }) => seen.push(name),
    whole: ({ name }) => seen.push(name),
    isViewers: ({ mine = false }) => mine,
    goesOn: ({ goesOn = false }) => goesOn,
  })
  return { player, seen, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('each beat has its time, then the whole is shown, and only then what comes next', async () => {
  const { player, seen, pass } = playerOf()
  const shown = [player.add({ name: 'a', beats: [600, 0, 300] }), player.add({ name: 'b', beats: [] })]
  expect(seen).toEqual(['a0'])
  await pass(599)
  expect(seen).toEqual(['a0'])
  await pass(1)
  expect(seen).toEqual(['a0', 'a2'])
  await pass(300)
  await Promise.all(shown)
  expect(seen).toEqual(['a0', 'a2', 'a', 'b'])
})

test('what has no beats is there at once', () => {
  const { player, seen } = playerOf()
  void player.add({ name: 'a', beats: [0, 0] })
  expect(seen).toEqual(['a'])
})

test('a tap ends one beat, and the next has its whole time', async () => {
  const { player, seen, pass } = playerOf()
  void player.add({ name: 'a', beats: [600, 600] })
  await pass(500)
  player.next()
  expect(seen).toEqual(['a0', 'a1'])
  await pass(599)
  expect(seen).toEqual(['a0', 'a1'])
  await pass(1)
  expect(seen).toEqual(['a0', 'a1', 'a'])
  player.next()
  expect(seen).toHaveLength(3)
})

test('faster: three times as fast, up to where the viewer has something to do', async () => {
  const { player, seen, pass } = playerOf()
  void player.add({ name: 'a', beats: [600, 600] })
  player.faster()
  expect(seen).toEqual(['a0', 'a1'])
  await pass(200)
  void player.add({ name: 'b', beats: [600], mine: true })
  await pass(200)
  expect(seen).toEqual(['a0', 'a1', 'a', 'b0', 'b'])
  player.faster()
  void player.add({ name: 'c', beats: [600] })
  await pass(599)
  expect(seen.at(-1)).toBe('c0')
})

test('skipping goes up to the viewer’s turn, over what has not come yet, and no further', () => {
  const { player, seen } = playerOf()
  void player.add({ name: 'a', beats: [600, 600] })
  player.skip()
  expect(seen).toEqual(['a0', 'a'])
  void player.add({ name: 'b', beats: [600] })
  void player.add({ name: 'c', beats: [600], mine: true })
  expect(seen).toEqual(['a0', 'a', 'b', 'c'])
  player.skip()
  void player.add({ name: 'd', beats: [600] })
  expect(seen.at(-1)).toBe('d0')
})

test('in a hurry all that waits is shown at once, in order, and what comes later has its beats', async () => {
  const { player, seen } = playerOf()
  const shown = ['a', 'b', 'c'].map((name) => player.add({ name, beats: [1000] }))
  player.hurry()
  expect(seen).toEqual(['a0', 'a', 'b', 'c'])
  await Promise.all(shown)
  void player.add({ name: 'd', beats: [1000] })
  expect(seen.at(-1)).toBe('d0')
})

test('what is needed for the beats is waited for; without it all is shown at once', async () => {
  const { player, seen, pass } = playerOf()
  void player.add({ name: 'a', beats: [600], late: async () => {} })
  void player.add({ name: 'b', beats: [600], late: () => Promise.reject(new Error('no network')) })
  expect(seen).toEqual([])
  await pass(0)
  expect(seen).toEqual(['a0'])
  await pass(600)
  expect(seen).toEqual(['a0', 'a', 'b'])
})

test('where more may follow the last beat stays until it comes, and those who wait for it are told before', async () => {
  const { player, seen, pass } = playerOf()
  const shown = player.add({ name: 'a', beats: [600], goesOn: true })
  await pass(600)
  await shown
  expect(seen).toEqual(['a0'])
  await pass(lingers - 1)
  void player.add({ name: 'b', beats: [600], goesOn: true })
  expect(seen).toEqual(['a0', 'a', 'b0'])
  await pass(600 + lingers - 1)
  expect(seen).toEqual(['a0', 'a', 'b0'])
  await pass(1)
  expect(seen).toEqual(['a0', 'a', 'b0', 'b'])
  void player.add({ name: 'c', beats: [600], goesOn: true })
  await pass(600)
  player.next()
  expect(seen.slice(4)).toEqual(['c0', 'c'])
  void player.add({ name: 'd', beats: [0], goesOn: true })
  expect(seen.at(-1)).toBe('d')
})
