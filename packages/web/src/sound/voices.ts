import type { Sound } from './sound.ts'

/** A part of a sound: noise through a filter, or a tone; both swell and die away. */
type Voice = Shape &
  (
    | { readonly kind: 'noise'; readonly filter: 'bandpass' | 'lowpass' | 'highpass' }
    | { readonly kind: 'tone'; readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'square' }
  )

interface Shape {
  /** Seconds after the sound has begun. */
  readonly at: number
  /** Seconds until it is gone. */
  readonly long: number
  /** Hertz, at its beginning and at its end. */
  readonly from: number
  readonly to: number
  /** At its loudest; 1 would be all that a loudspeaker can do. */
  readonly loud: number
  /** Seconds until it is at its loudest. */
  readonly swell?: number
}

const click = (at: number, pitch: number): Voice => ({
  kind: 'noise',
  filter: 'bandpass',
  at,
  long: 0.035,
  from: pitch,
  to: pitch * 0.7,
  loud: 0.16,
})

const thud = (at: number, loud: number): Voice => ({
  kind: 'tone',
  wave: 'sine',
  at,
  long: 0.11,
  from: 120,
  to: 55,
  loud,
})

const ring = (at: number, pitch: number, long: number, loud: number): Voice => ({
  kind: 'tone',
  wave: 'triangle',
  at,
  long,
  from: pitch,
  to: pitch * 0.985,
  loud,
})

/** The conch that is blown over a field. */
const blast = (at: number, pitch: number, long: number): Voice[] => [
  { kind: 'tone', wave: 'sawtooth', at, long, from: pitch * 0.94, to: pitch, loud: 0.05, swell: 0.18 },
  { kind: 'tone', wave: 'sine', at, long, from: pitch * 0.94, to: pitch, loud: 0.13, swell: 0.12 },
  { kind: 'noise', filter: 'bandpass', at, long, from: 700, to: 900, loud: 0.02, swell: 0.2 },
]

/** Every sound, as its parts. All are ours, and quiet. */
export const voices: Readonly<Record<Sound, readonly Voice[]>> = {
  // dice on a wooden tray
  dice: [
    click(0, 2600),
    click(0.05, 3100),
    click(0.12, 2300),
    thud(0.13, 0.12),
    click(0.2, 2800),
    click(0.31, 2100),
  ],
  // paper that is laid down
  card: [
    { kind: 'noise', filter: 'bandpass', at: 0, long: 0.16, from: 900, to: 3200, loud: 0.09, swell: 0.06 },
    click(0.15, 1400),
  ],
  // feet on grass
  step: [thud(0, 0.1), thud(0.16, 0.08)],
  // blades
  clash: [
    { kind: 'noise', filter: 'highpass', at: 0, long: 0.08, from: 3000, to: 5000, loud: 0.09 },
    ring(0, 1240, 0.32, 0.05),
    ring(0, 1733, 0.26, 0.045),
    ring(0.01, 2391, 0.2, 0.035),
    ring(0.09, 1480, 0.24, 0.03),
  ],
  // powder, and the string of a bow
  shot: [
    { kind: 'noise', filter: 'lowpass', at: 0, long: 0.34, from: 1500, to: 200, loud: 0.2 },
    { kind: 'tone', wave: 'sine', at: 0, long: 0.2, from: 95, to: 40, loud: 0.16 },
  ],
  horn: [...blast(0, 196, 0.7), ...blast(0.62, 294, 1.3)],
  drum: [thud(0, 0.2), thud(0.42, 0.16), thud(1, 0.2)],
  // it is your move
  bell: [ring(0, 660, 0.5, 0.07), ring(0.12, 880, 0.6, 0.06)],
}

/** Which of them a hand feels too, and for how many milliseconds, with the pauses between. */
export const felt: Readonly<Partial<Record<Sound, number | readonly number[]>>> = {
  dice: [10, 40, 14],
  clash: 25,
  shot: 25,
  horn: [60, 60, 160],
  bell: 18,
}
