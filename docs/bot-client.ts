/**
 * A bot for a Gunbai server, all of it. Make a key with POST /api/bots, then:
 *   node docs/bot-client.ts http://localhost:8080 gunbai_your_key
 * It joins open matches and answers at random; put your own thoughts into `choose`. What it gives is a plan: the answer to
 * the question, and if you like those to the questions that follow, which are taken up to the first surprise.
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

function choose(_view: unknown, answers: Offered[]): object[] {
  const { action } = answers[Math.floor(Math.random() * answers.length)] as Offered
  return [action]
}

/** Orders: at windows at which nothing but to decline is possible, this bot need not be asked. */
async function order(match: string): Promise<void> {
  const { sheet } = (await (await call('GET', `/matches/${match}/orders`)).json()) as {
    sheet: { classes: { id: string; duty: boolean }[]; orders: object[] } | null
  }
  if (sheet === null || sheet.orders.length > 0) return
  const orders = sheet.classes
    .filter(({ duty }) => !duty)
    .map(({ id }) => ({ window: id, subject: null, stance: 'ask when able', during: 'game' }))
  await call('PUT', `/matches/${match}/orders`, { orders })
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
  const actions = choose(update.position.view, update.position.answers)
  const answered = await call('POST', `/matches/${match}/batches`, { question: question.id, actions })
  if (!answered.ok) console.error(await answered.text())
}

for (;;) {
  const open = (await (await call('GET', '/matches?list=open')).json()) as { matches: { id: string }[] }
  for (const { id } of open.matches) await call('POST', `/matches/${id}/players`, {})
  const mine = (await (await call('GET', '/matches?list=mine')).json()) as {
    matches: { id: string; status: string }[]
  }
  for (const { id, status } of mine.matches) {
    if (status !== 'playing') continue
    await order(id)
    await play(id)
  }
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.PAUSE ?? 1000)))
}
