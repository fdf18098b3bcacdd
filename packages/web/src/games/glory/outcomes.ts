import { fireRow, shockRowAt, type Tables } from '@gunbai/glory/screen'

export const dieFaces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** What a face of the die brings, in a word, and for whom it is good. */
export interface Outcome {
  readonly word: string
  readonly tone: 'own' | 'none' | 'maybe' | 'sure'
}

/** Faces beside each other that bring the same. */
export interface Run {
  readonly outcome: Outcome
  readonly faces: readonly number[]
}

export function shockOutcome({ shock }: Tables, total: number): Outcome {
  const { attacker = [], defender = [] } = shock[shockRowAt(shock, total)] ?? {}
  if (attacker.length > 0 && defender.length > 0) return { word: 'both', tone: 'none' }
  if (attacker.includes('D2')) return { word: 'youRout', tone: 'own' }
  if (attacker.includes('R')) return { word: 'youBack', tone: 'own' }
  if (attacker.length > 0) return { word: 'youTest', tone: 'own' }
  if (defender.includes('D2')) return { word: 'routs', tone: 'sure' }
  if (defender.includes('R')) return { word: 'back', tone: 'sure' }
  return { word: 'maybe', tone: 'maybe' }
}

export function fireOutcome({ fire }: Tables, total: number): Outcome {
  const { levels, test, rout } = fireRow(fire, total)
  if (rout) return { word: 'fireRout', tone: 'sure' }
  if (levels > 0) return { word: 'fireLevel', tone: 'sure' }
  return test === null ? { word: 'nothing', tone: 'none' } : { word: 'fireTest', tone: 'maybe' }
}

/** The ten faces, those together that bring the same. */
export function runsOf(outcomeOf: (face: number) => Outcome): readonly Run[] {
  const runs: { outcome: Outcome; faces: number[] }[] = []
  for (const face of dieFaces) {
    const outcome = outcomeOf(face)
    const last = runs.at(-1)
    if (last?.outcome.word === outcome.word) last.faces.push(face)
    else runs.push({ outcome, faces: [face] })
  }
  return runs
}
