import { pick, type Stream, streamOf } from '@gunbai/kernel'
import type { TestClient, TestSocket } from './test-client.ts'

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

/** Gives a few answers, as many as make it a game. */
export async function playSome(client: TestClient, match: string, seed = 0, most = 2): Promise<void> {
  const socket = await client.socket()
  await socket.watch(match)
  await playAtRandom(socket, match, streamOf(seed), most)
  await socket.close()
}
