/**
 * A bot for a Gunbai server, all of it. Make a key with POST /api/bots, then:
 *   node docs/bot-client.ts http://localhost:8080 gunbai_your_key
 * It joins open matches and answers at random; put your own thoughts into `choose`.
 */
const [server = 'http://localhost:8080', key = ''] = process.argv.slice(2)
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }

type Offered = { action: object; phrase: { id: string } }
type Position = {
  view: unknown
  answers: Offered[]
  questions: { id: number | null }[]
  outcome: object | null
}

function choose(_view: unknown, answers: Offered[]): Offered {
  return answers[Math.floor(Math.random() * answers.length)] as Offered
}

async function call(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${server}/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
}

/** Answers what is asked in a match, if anything is. */
async function play(match: string): Promise<void> {
  const { update } = (await (await call('GET', `/matches/${match}`)).json()) as {
    update: { position: Position } | null
  }
  const question = update?.position.questions.find((each) => each.id !== null)
  if (update === null || question === undefined) return
  const { action } = choose(update.position.view, update.position.answers)
  const answered = await call('POST', `/matches/${match}/answers`, { question: question.id, action })
  if (!answered.ok) console.error(await answered.text())
}

for (;;) {
  const open = (await (await call('GET', '/matches?list=open')).json()) as { matches: { id: string }[] }
  for (const { id } of open.matches) await call('POST', `/matches/${id}/players`, {})
  const mine = (await (await call('GET', '/matches?list=mine')).json()) as {
    matches: { id: string; status: string }[]
  }
  for (const { id, status } of mine.matches) if (status === 'playing') await play(id)
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.PAUSE ?? 1000)))
}
