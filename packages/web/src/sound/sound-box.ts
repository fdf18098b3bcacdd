import type { Sound } from './sound.ts'
import { felt, voices } from './voices.ts'

/** What a box needs of an audio context. */
export type Audio = Pick<
  AudioContext,
  | 'currentTime'
  | 'sampleRate'
  | 'destination'
  | 'state'
  | 'resume'
  | 'createGain'
  | 'createOscillator'
  | 'createBiquadFilter'
  | 'createBuffer'
  | 'createBufferSource'
>

interface Outside {
  /** Null where this browser has no sound. */
  audio(): Audio | null
  isMuted(): boolean
  vibrate(pattern: number | number[]): void
}

/** Seconds of a sound that is not begun twice: several blows of one moment are one. */
const together = 0.08

/**
 * Makes the sounds of the table by code: nothing is fetched for them. It is opened by a gesture of the reader, before which no
 * browser lets a page be heard.
 */
export class SoundBox {
  private readonly outside: Outside
  private audio: Audio | null | undefined
  private noise: AudioBuffer | null = null
  private readonly begun = new Map<Sound, number>()

  constructor(outside: Outside) {
    this.outside = outside
  }

  play(sound: Sound, after = 0): void {
    if (this.outside.isMuted()) return
    this.audio ??= this.outside.audio()
    const pattern = felt[sound]
    if (pattern !== undefined && after === 0) {
      this.outside.vibrate(typeof pattern === 'number' ? pattern : [...pattern])
    }
    const { audio } = this
    if (audio === null) return
    if (audio.state === 'suspended') void audio.resume()
    const begin = audio.currentTime + after
    if (begin - (this.begun.get(sound) ?? -1) < together) return
    this.begun.set(sound, begin)
    for (const voice of voices[sound]) this.sing(audio, voice, begin + voice.at)
  }

  private sing(audio: Audio, voice: (typeof voices)[Sound][number], begin: number): void {
    const { long, from, to, loud, swell = 0.004 } = voice
    const end = begin + long
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0.0001, begin)
    volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(swell, long / 2))
    volume.gain.exponentialRampToValueAtTime(0.0001, end)
    volume.connect(audio.destination)
    if (voice.kind === 'tone') {
      const tone = audio.createOscillator()
      tone.type = voice.wave
      tone.frequency.setValueAtTime(from, begin)
      tone.frequency.exponentialRampToValueAtTime(to, end)
      tone.connect(volume)
      tone.start(begin)
      tone.stop(end)
    } else {
      const source = audio.createBufferSource()
      source.buffer = this.noiseOf(audio)
      const filter = audio.createBiquadFilter()
      filter.type = voice.filter
      filter.frequency.setValueAtTime(from, begin)
      filter.frequency.exponentialRampToValueAtTime(to, end)
      source.connect(filter)
      filter.connect(volume)
      source.start(begin)
      source.stop(end)
    }
  }

  /** A second of noise, made once: the same each time, and good enough for dice and powder. */
  private noiseOf(audio: Audio): AudioBuffer {
    if (this.noise !== null) return this.noise
    const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = buffer.getChannelData(0)
    let word = 1
    for (let i = 0; i < samples.length; i++) {
      word = (word * 16807) % 2147483647
      samples[i] = (word / 2147483647) * 2 - 1
    }
    this.noise = buffer
    return buffer
  }
}
