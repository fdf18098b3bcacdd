import type { LogEntry } from '@gunbai/kernel/host'
import type { Scene } from '../table/play.tsx'

/** One thing to learn, said when it first comes up in play. Its words: `lesson.<id>` and `lesson.<id>.text`. */
export interface GuidedStep {
  readonly id: string
  /** Comes up when the learner is asked this question ... */
  readonly question?: string
  /** ... or may give an answer of this kind ... */
  readonly answer?: string
  /** ... or when this has happened. With none of the three it comes up at once. */
  readonly event?: string
}

/** A guided first game: what is played, and what is learnt in it. */
export interface GuidedGame {
  readonly setup: string
  readonly seats: number
  /** Chosen so that the first hand has something to teach. */
  readonly seed: string
  readonly opponent: string
  readonly steps: readonly GuidedStep[]
}

/** Whether a step has come up. */
export function isDue(step: GuidedStep, scene: Scene, log: readonly LogEntry[]): boolean {
  const { question, answer, event } = step
  if (question !== undefined) {
    return scene.questions.some(({ seat, name }) => seat === scene.viewer && name === question)
  }
  if (answer !== undefined) return scene.answers.some(({ action }) => action.kind === answer)
  return event === undefined || log.some((entry) => entry.event.kind === event)
}

/** The step to be said now: the first that has come up and is not known yet. */
export function dueStep(
  { steps }: GuidedGame,
  known: ReadonlySet<string>,
  scene: Scene,
  log: readonly LogEntry[],
): GuidedStep | null {
  return steps.find((step) => !known.has(step.id) && isDue(step, scene, log)) ?? null
}
