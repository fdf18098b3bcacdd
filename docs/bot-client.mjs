/**
 * A bot for a Gunbai server, all of it, for Node from 20 up and nothing else. Make a key under "Bots of your own", then:
 *   node docs/bot-client.mjs http://localhost:8080 gunbai_your_key --join samurai,shogun:standard-3
 * It joins open matches of these games (of all without --join) and answers at random; put your own thoughts into `choose`.
 * With --ladder samurai:gmt-01,mini:duel it also plays rated matches against the bots of the house, one after the other,
 * unattended. Whoever challenges it on the site is answered in any case. With --orders it says before the questions what is to be
 * answered at windows, and is asked only the rest: see `ordersFor`.
 */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { request as secureRequest } from 'node:https'

const [server = '', key = '', ...options] = process.argv.slice(2)
if (!/^https?:/.test(server) || key === '') {
  console.error(
    'Usage: node bot-client.mjs http://localhost:8080 gunbai_your_key [--join games] [--ladder setups] [--orders]',
  )
  process.exit(2)
}
const listed = (option) => (options.includes(option) ? options[options.indexOf(option) + 1].split(',') : null)
const wanted = listed('--join')
const ladder = listed('--ladder') ?? []
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }

/** What to answer: one of the actions offered, and if you like those to the questions that follow, up to a surprise. */
function choose(_match, { answers }) {
  return [answers[Math.floor(Math.random() * answers.length)].action]
}

/** What to answer without being asked: here what is recommended, for the whole game, at every class of windows. */
function ordersFor({ classes }, pace) {
  const order = { subject: null, during: 'game' }
  return classes.map(({ id, recommended }) => ({ ...order, window: id, stance: recommended[pace] }))
}

/** Whether to sit down at an open match. */
function wants({ rulebook, setup }) {
  return wanted === null || wanted.includes(rulebook) || wanted.includes(`${rulebook}:${setup.id}`)
}

async function call(method, path, body) {
  const response = await fetch(`${server}/api${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  })
  const said = await response.json()
  if (response.ok) return said
  throw Object.assign(new Error(said.problem.message), said.problem)
}

/** Sits down wherever it is wanted to, and gives the matches that it plays in. */
async function matchesOfMine() {
  for (const match of (await call('GET', '/matches?list=open')).matches.filter(wants)) {
    // somebody may have been quicker, or it is not for bots: there are others
    await call('POST', `/matches/${match.id}/players`, {}).catch((problem) => {
      if (problem.code === undefined || problem.code === 'not signed in') throw problem
    })
  }
  const mine = (await call('GET', '/matches?list=mine&status=playing')).matches
  if (ladder.length === 0 || mine.some(({ rated }) => rated)) return mine
  return [...mine, await climb()]
}

const ordered = new Set()

/** Gives the orders for a match, once; a game without windows has no sheet. */
async function giveOrders({ id, clock }) {
  if (!options.includes('--orders') || ordered.has(id)) return
  ordered.add(id)
  const { sheet } = await call('GET', `/matches/${id}/orders`)
  const pace = clock.kind === 'days' ? 'days' : 'live'
  if (sheet !== null) await call('PUT', `/matches/${id}/orders`, { orders: ordersFor(sheet, pace) })
}

let climbed = 0

/** A rated match of a ladder's setup against a bot of the house: the next setup, the next bot, the other side in turn. */
async function climb() {
  const [rulebook, setup] = ladder[climbed % ladder.length].split(':')
  const { rulebooks, bots } = await call('GET', '/site')
  const { seats } = rulebooks.find(({ id }) => id === rulebook).setups.find(({ id }) => id === setup)
  const bot = bots[Math.floor(climbed / ladder.length) % bots.length]
  const mine = climbed++ % seats
  const chairs = Array.from({ length: seats }, (_, seat) => (seat === mine ? 'me' : { bot }))
  const clock = { kind: 'live', minutes: 60, increment: 10 }
  return (await call('POST', '/matches', { rulebook, setup, chairs, visibility: 'open', clock, rated: true }))
    .match
}

/** A socket: text messages in both directions, whole, as RFC 6455 frames them. */
function openSocket(hear, ended) {
  const url = new URL('/api/socket', server)
  const opening = (url.protocol === 'https:' ? secureRequest : request)(url, {
    headers: {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  })
  let line = null
  const send = (opcode, payload) => {
    const { length } = payload
    const head = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 255] : null
    if (head === null) throw new Error('no message of ours is that long')
    const mask = randomBytes(4)
    head[0] |= 128
    line.write(
      Buffer.concat([Buffer.from([128 | opcode, ...head]), mask, payload.map((b, i) => b ^ mask[i & 3])]),
    )
  }
  opening.on('error', ({ message }) => ended(message))
  opening.on('response', async (response) => {
    const text = Buffer.concat(await response.toArray()).toString()
    ended(JSON.parse(text).problem.message, response.statusCode === 401)
  })
  opening.on('upgrade', (_, opened, first) => {
    line = opened
    let held = first
    let text = []
    const read = (chunk) => {
      held = Buffer.concat([held, chunk])
      for (let frame = takeFrame(); frame !== null; frame = takeFrame()) {
        if (frame.opcode === 9) send(10, frame.payload)
        else if (frame.opcode === 8)
          ended(frame.payload.subarray(2).toString(), frame.payload.readUInt16BE(0) === 4001)
        else if (frame.opcode < 3) {
          text.push(frame.payload)
          if (!frame.final) continue
          hear(JSON.parse(Buffer.concat(text).toString()))
          text = []
        }
      }
    }
    /** The next whole frame of what has come; null while it is not there. */
    const takeFrame = () => {
      if (held.length < 2) return null
      const size = held[1] & 127
      const at = size < 126 ? 2 : size === 126 ? 4 : 10
      if (held.length < at) return null
      const length = size < 126 ? size : size === 126 ? held.readUInt16BE(2) : Number(held.readBigUInt64BE(2))
      if (held.length < at + length) return null
      const frame = { opcode: held[0] & 15, final: held[0] > 127, payload: held.subarray(at, at + length) }
      held = held.subarray(at + length)
      return frame
    }
    opened.on('data', read)
    opened.on('close', () => ended('the line broke'))
    opened.on('error', () => {})
    read(Buffer.alloc(0))
  })
  opening.end()
  return {
    send: (message) => line && send(1, Buffer.from(JSON.stringify(message))),
    end: () => line?.destroy(),
  }
}

/** Plays over one socket until it ends; gives why, and whether there is no use in coming again. */
function playOnce(heard) {
  return new Promise((resolve) => {
    let requests = 0
    const watched = new Set()
    const answered = new Map()
    let looking = null
    const send = (message) => socket.send({ request: ++requests, ...message })
    const watch = (match) => {
      if (watched.has(match)) return
      watched.add(match)
      send({ type: 'watch', match, since: heard.get(match) ?? 0 })
    }
    const look = async () => {
      try {
        for (const match of await matchesOfMine()) {
          await giveOrders(match)
          watch(match.id)
        }
        looking = setTimeout(look, Number(process.env.PAUSE ?? 3000))
      } catch (problem) {
        ended(problem)
      }
    }
    const ended = (why, forGood = false) => {
      clearTimeout(looking)
      socket.end()
      resolve({ why: why.message ?? why, forGood: forGood || why.code === 'not signed in' })
    }
    const socket = openSocket((message) => {
      if (message.type === 'welcome') look()
      else if (message.type === 'your move') watch(message.match)
      else if (message.type === 'refused') console.error(message.problem.message)
      else if (message.type === 'update') {
        const { match, position } = message
        heard.set(match, position.number)
        const question = position.questions.find(({ id }) => id !== null)
        // what others did meanwhile brings an update too, with a question that is answered already
        if (question && position.outcome === null && answered.get(match) !== question.id) {
          answered.set(match, question.id)
          send({ type: 'answers', match, question: question.id, actions: choose(match, position) })
        }
      }
    }, ended)
  })
}

const heard = new Map()
for (let pause = 1; ; pause = Math.min(60, pause * 2)) {
  const begun = Date.now()
  const { why, forGood } = await playOnce(heard)
  console.error(`The socket has ended: ${why}`)
  if (forGood) process.exit(1)
  if (Date.now() - begun > 60_000) pause = 1
  await new Promise((resolve) => setTimeout(resolve, pause * 1000))
}
