import { pick, type Stream } from '@gunbai/kernel'
import type { TestSocket } from './test-client.ts'

/** Plays a seat by random answers until the match is over or so many were given. Gives how many were acknowledged. */
export async function playAtRandom(
  socket: TestSocket,
  match: string,
  chance: Stream,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let given = 0
  let answered = -1
  while (given < most) {
    const position = await socket.when(() => {
      const now = socket.positions.get(match)
      if (now === undefined) return null
      const id = now.questions.find((each) => each.id !== null)?.id ?? null
      return now.outcome !== null || (id !== null && id !== answered) ? now : null
    })
    if (position.outcome !== null) break
    const question = position.questions.find((each) => each.id !== null)?.id as number
    answered = question
    const { action } = pick(chance, position.answers)
    const reply = await socket.ask({ type: 'answer', match, question, action: action as never })
    if (reply.type === 'done') given++
    else if (!['stale', 'over', 'not asked'].includes(reply.problem.code)) {
      throw new Error(JSON.stringify(reply.problem))
    }
  }
  return given
}
