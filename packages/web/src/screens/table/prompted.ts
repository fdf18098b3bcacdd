import type { Asked } from '@gunbai/kernel/host'
import type { Scene } from '../../table/play.tsx'

/**
 * Whom the prompt is about: the viewer if he is asked, whatever bots think of meanwhile where all answer together; else who
 * is thinking, else the first who is asked.
 */
export function prompted({ questions, viewer, thinking }: Pick<Scene, 'questions' | 'viewer' | 'thinking'>): {
  readonly question: Asked | undefined
  readonly mine: boolean
} {
  const of = (wanted: number | null) => questions.find(({ seat }) => seat === wanted)
  const question = of(viewer) ?? of(thinking) ?? questions[0]
  return { question, mine: question !== undefined && question.seat === viewer }
}

/** How the game ended for who looks: only where one person sits at this device is it his own victory or defeat. */
export function resultFor({
  outcome,
  viewer,
  game,
}: Pick<Scene, 'outcome' | 'viewer' | 'game'>): 'youWon' | 'youLost' | 'other' {
  const isAlone =
    game.online !== undefined || game.players.filter(({ kind }) => kind === 'human').length === 1
  if (outcome === null || viewer === null || !isAlone || outcome.winners.length === 0) return 'other'
  return outcome.winners.includes(viewer) ? 'youWon' : 'youLost'
}
