import { beforeEach, describe, expect, test } from 'vitest'
import { sounds } from './sound.ts'
import { type Audio, SoundBox } from './sound-box.ts'

/** What a false audio context was asked for. */
interface Source {
  readonly kind: 'tone' | 'noise'
  start: number
  stop: number
}

let now: number
let sources: Source[]
let loudest: number
let opened: number
let shaken: (number | number[])[]
let isMuted: boolean

const parameter = () => ({
  setValueAtTime: (value: number) => {
    if (value <= 0) throw new Error('an exponential ramp cannot begin at nothing')
  },
  exponentialRampToValueAtTime: (value: number) => {
    if (value <= 0) throw new Error('an exponential ramp cannot end at nothing')
  },
})

const source = (kind: Source['kind']) => {
  const made: Source = { kind, start: Number.NaN, stop: Number.NaN }
  sources.push(made)
  return {
    type: '',
    buffer: null,
    frequency: parameter(),
    connect: () => {},
    start: (at: number) => {
      made.start = at
    },
    stop: (at: number) => {
      made.stop = at
    },
  }
}

const falseAudio = () =>
  ({
    get currentTime() {
      return now
    },
    sampleRate: 100,
    destination: {},
    state: 'running',
    resume: async () => {},
    createGain: () => ({
      gain: {
        ...parameter(),
        exponentialRampToValueAtTime: (value: number) => {
          loudest = Math.max(loudest, value)
        },
      },
      connect: () => {},
    }),
    createOscillator: () => source('tone'),
    createBufferSource: () => source('noise'),
    createBiquadFilter: () => ({ type: '', frequency: parameter(), connect: () => {} }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  }) as unknown as Audio

const box = () =>
  new SoundBox({
    audio: () => {
      opened++
      return falseAudio()
    },
    isMuted: () => isMuted,
    vibrate: (pattern) => void shaken.push(pattern),
  })

beforeEach(() => {
  now = 10
  sources = []
  loudest = 0
  opened = 0
  shaken = []
  isMuted = false
})

describe.each(sounds)('%s', (sound) => {
  test('begins now, is quiet, and is soon over', () => {
    box().play(sound)
    expect(sources.length).toBeGreaterThan(0)
    expect(Math.min(...sources.map(({ start }) => start))).toBe(now)
    for (const { start, stop } of sources) expect(stop).toBeGreaterThan(start)
    expect(Math.max(...sources.map(({ stop }) => stop))).toBeLessThan(now + 2.5)
    expect(loudest).toBeGreaterThan(0.01)
    expect(loudest).toBeLessThanOrEqual(0.2)
  })
})

test('nothing is opened before something is to be heard, and then once', () => {
  const sound = box()
  expect(opened).toBe(0)
  sound.play('dice')
  sound.play('clash')
  expect(opened).toBe(1)
})

test('who has muted the table neither hears nor feels anything', () => {
  isMuted = true
  box().play('dice')
  expect([opened, sources, shaken]).toEqual([0, [], []])
})

test('several blows of one moment are one; the next moment has its own', () => {
  const sound = box()
  sound.play('shot')
  const once = sources.length
  sound.play('shot')
  expect(sources.length).toBe(once)
  now += 0.5
  sound.play('shot')
  expect(sources.length).toBe(2 * once)
})

test('a blow is felt, a card is not', () => {
  const sound = box()
  sound.play('card')
  expect(shaken).toEqual([])
  sound.play('clash')
  expect(shaken).toEqual([25])
})

test('a browser without sound is silent, and still felt', () => {
  const sound = new SoundBox({ audio: () => null, isMuted: () => false, vibrate: (p) => void shaken.push(p) })
  sound.play('bell')
  expect(shaken).toEqual([18])
})
