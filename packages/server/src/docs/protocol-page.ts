import type { GameSchemas } from '@gunbai/rulebooks/schemas'
import type { TSchema } from 'typebox'
import { clock, heardEntry, matchInfo, outcome, position, update } from '../api/schemas/matches.ts'
import { clientMessages, serverMessages } from '../api/schemas/socket.ts'
import { problemStatuses } from '../problem.ts'
import { limits } from '../settings.ts'
import { form, fullForm } from './form.ts'
import { gameForm } from './game-forms.ts'

/** What of an OpenAPI document the page shows. */
interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: TSchema }[]
  readonly requestBody?: { content: Record<string, { schema: TSchema }> }
  readonly responses?: Record<string, { content?: Record<string, { schema: TSchema }> }>
}
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Forms that occur in many places. */
const titled: readonly TSchema[] = [matchInfo, clock, outcome, update, heardEntry, position]

const headings: Readonly<Record<string, string>> = {
  site: 'The site',
  rulebooks: 'Games: words and forms',
  people: 'People',
  matches: 'Matches',
  play: 'Play without a socket',
  chat: 'Chat',
  library: 'The library of battles',
  bots: 'Bots of your own',
}

/** `docs/protocol.md`, from the schemas that the server checks everything by. */
export function protocolPage(paths: Paths, games: readonly GameSchemas[]): string {
  return [
    '<!-- Made by packages/server/src/docs/write.ts from the schemas; run it after changing one. -->',
    introduction,
    '## Sockets',
    socketWords,
    '### What you send',
    ...Object.values(clientMessages).map((schema) => message(schema)),
    '### What you receive',
    ...Object.values(serverMessages).map((schema) => message(schema)),
    '## Forms',
    'Where the other sections say `Match`, `Update` and so on:',
    ...titled.map((schema) => `**${(schema as { title?: string }).title}** ${message(schema)}`),
    '## HTTP',
    httpWords,
    ...Object.entries(headings).flatMap(([tag, heading]) => [`### ${heading}`, ...operations(paths, tag)]),
    '## Refusals',
    refusalWords,
    [
      '| code | HTTP |',
      '|---|---|',
      ...Object.entries(problemStatuses).map(([code, status]) => `| ${code} | ${status} |`),
    ].join('\n'),
    '## Limits',
    limitWords,
    '## Games',
    gameWords,
    ...games.flatMap(gameForm),
    '',
  ].join('\n\n')
}

function message(schema: TSchema): string {
  const { description } = schema as { description?: string }
  return `${description === undefined ? '' : `${sentence(description)}\n\n`}${block(schema)}`
}

function operations(paths: Paths, tag: string): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags?.includes(tag))
      .map(([method, operation]) => shownOperation(method, path, operation)),
  )
}

function shownOperation(method: string, path: string, operation: Operation): string {
  const query = operation.parameters?.filter((each) => each.in === 'query') ?? []
  const body = operation.requestBody?.content['application/json']?.schema
  const answers = Object.entries(operation.responses ?? {}).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return schema === undefined || isNothing(schema) ? [] : [`answers ${status} ${form(schema)}`]
  })
  const lines = [
    ...query.map(({ name, required, schema }) => `?${name}${required ? '' : ' (optional)'} ${form(schema)}`),
    ...(body === undefined || isNothing(body) ? [] : [`body ${form(body)}`]),
    ...answers,
  ]
  const head = `**${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}** ${sentence(operation.summary ?? '')}`
  return lines.length === 0 ? head : `${head}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``
}

function isNothing(schema: TSchema): boolean {
  const { type, properties } = schema as { type?: string; properties?: object }
  return type === 'object' && (properties === undefined || Object.keys(properties).length === 0)
}

function block(schema: TSchema): string {
  return `\`\`\`\n${fullForm(schema)}\n\`\`\``
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const introduction = `# The protocol

How a program talks to a Gunbai server. The table in the browser uses nothing else. Everything is JSON; every message
has a schema by which the server checks it, and this page is made from those schemas. Every server shows its own at
\`/api/docs\`, and the same as OpenAPI at \`/api/openapi.json\`.

To write a bot, begin with one that is whole on one page, and put your own thoughts into its \`choose\`:
[bot-client.mjs](bot-client.mjs) for Node from 20 up, or [bot_client.py](bot_client.py) for Python, both without anything to
install. They hold a socket, come back when it is lost, and join the matches that you tell them to.

1. \`npm start\` serves a site on \`http://localhost:8080\`, for this machine only; \`HOST=0.0.0.0 npm start\` lets in others.
2. Register there, and make a key under "Bots of your own" (or \`POST /api/bots\`).
3. \`node docs/bot-client.mjs http://localhost:8080 gunbai_your_key --join samurai,shogun\`, and make an open match in the browser.

- **Who you are.** A browser has a cookie from \`POST /api/guests\` or \`POST /api/sessions\`. A bot sends its key with
  every request and with the opening of its socket: \`Authorization: Bearer gunbai_...\`. Its owner makes it with
  \`POST /api/bots\`.
- **Times** are milliseconds since 1970. **Seats** count from 0. **Sets of seats** are bits.
- **Answers.** When it is your move, your position has a question with an id, and the list of everything that you may
  answer. Send one of these actions back with that id. A question that was answered never comes back, so what is sent
  twice is taken once.
- **Several answers meant as one** go in one message (\`answers\`, or \`POST /api/matches/:id/batches\`): the first to your open
  question, the rest to those that follow. They are taken one after the other, each checked as always, up to the first surprise,
  and it is said how many were taken and why not all. Where one of your pieces can go in one batch, \`journeys\` says.
- **Orders** are answers before the question. Where \`window\` of a position is not null, you are only asked whether you want to
  interrupt, and \`window.declines\` says no (null at a duty, where there is nothing to decline). Give orders for a class of
  windows (\`orders\`, or \`PUT /api/matches/:id/orders\`) and you are asked there only as far as you wish; what was answered for
  you is marked \`unasked\`: \`ordered\` where your order did something, \`declined\` where it declined,
  \`forced\` where there was no other answer; such a question is not put to you. Who gives none is asked everything. An order for
  a turn or a round takes the place of what holds for longer there, single cards and pieces too. The clients of this page order what
  is recommended if they are started with \`--orders\`.
- **A beat.** In a live match against people, where your orders look at your hand, a window closes at \`closesAt\`: your answer is
  kept (\`meant\`) and given then, so that its time tells nothing. \`hold\` keeps the window open; the others hear of it.
- **What a reply brings.** Answers over HTTP are replied to with the \`position\` after them, so that a bot needs no second call. Over
  a socket who watches the match has an \`update\` instead, just before \`done\`; who does not gets \`position\` in \`done\`.
- **Phrases** are \`{ id, values? }\`: which sentence, and what goes into it. The sentences are at \`/api/rulebooks/:rulebook/words\`,
  in ICU message format. A value is a number, a text, or a phrase itself, which is put into words first. A bot needs none of it.
- **\`{}\`** as a body means that there is nothing to say, but it must be sent, with \`content-type: application/json\`: to join any
  free chair, to resign, to take back. In a schema it is \`body {}\` or left out of this page.
- **\`id: null\`** in a question: somebody else is asked, and the id is theirs alone. Yours is the question with an id. None has one
  when it is not your move.
- **Challenges.** Whoever likes may seat a bot that somebody has brought (\`{ challenge: id }\` among \`chairs\`, with a clock); it learns
  of it by \`your move\`, or from the list of its matches. A bot that does not answer is shown as asleep and loses on time, without a
  claim. \`GET /api/bots/brought\` lists them all. To climb the ladder unattended, a bot makes rated matches against \`{ bot }\` itself.
- **A match that you joined** waits until every chair is taken, and may be over before you look. \`your move\` comes to every socket of
  yours, whether it watches the match or not.
- **Acknowledged is stored.** \`done\` comes after the answer is safely on the disk, and not before.`

const socketWords = `Open \`/api/socket\`. Every frame is one JSON object. Whatever you send has a \`request\`, a number of your choice, and
is answered by \`done\` or \`refused\` with the same number.

Send \`watch\` for each match that you want to follow, with the last number that you have heard. You get everything since,
in order, once, and then every change as it happens. After a broken connection do the same again. Numbers are counted
for each viewer: what other seats do in secret leaves no gap in yours.

A socket that is refused is answered before it opens, by HTTP, with a status and the words of [Refusals](#refusals): 401 for a key that
opens nothing, 429 for too many sockets. One that is ended is told why:

| code | why | then |
|---|---|---|
| 1001 | the server is stopping | come again, and again later if it is not there |
| 1008 | you sent too many messages | come again and go slower |
| 1009 | a message was too large | send less |
| 4001 | signed out: the key was replaced, or the account is gone | bring another key |
| 1006 | the line broke, you did not answer pings, or read too slowly | come again |

The server sends a ping every 30 seconds, and whoever has not answered the one before is gone.`

const httpWords = `Requests that change something are refused if a page of another site makes them. What was refused has the form of the
last section.`

const limitWords = `An address is, of IPv6, the network of a household (/56). What is more is refused with \`too many\` or \`too large\`, and nothing is done.

| what | most |
|---|---|
| requests of one person or bot, of one address | ${limits.requestsPerMinute}, ${limits.requestsPerAddress} a minute; of one person ${limits.requestsAtOnce} at once |
| sockets that one person or bot opens | ${limits.openingsPerMinute} a minute; one that is shut for sending too much counts as ten more |
| what is sent on demand to one person or bot | ${limits.kilobytesPerSecond} kB a second, ${limits.kilobytesAtOnce} kB at once |
| what the rules work for one person or bot that wonders: \`foresee\`, \`odds\`, \`journeys\`, \`why\`, orders and past positions | ${limits.thinkingPerSecond} ms a second, ${limits.thinkingAtOnce} ms at once; of one address three times as much |
| matches made from one address | ${limits.matchesPerMinute} a minute |
| a request, a socket message | ${limits.bodyBytes / 1024} kB, ${limits.frameBytes / 1024} kB |
| sockets of one address, of one person or bot | ${limits.socketsPerAddress}, ${limits.socketsPerPerson} |
| matches that a socket watches | ${limits.watchesPerSocket} |
| messages of a socket | ${limits.messagesPerSecond} a second, ${limits.messageBurst} at once |
| matches of one person that wait for players | ${limits.openMatchesPerPerson} |
| bots of one person | ${limits.botsPerPerson} |
| answers in one batch | 100 |
| chat | ${limits.chatPerMinute} messages a minute |`

const gameWords = `What \`view\` and \`action\` are in each game, in short. The JSON schemas, which every view and every answer of random games is held to,
are at \`/api/rulebooks/:rulebook/schemas\`, with those of events, and among the components of OpenAPI. They are of the newest version: a
match that began under an older one (\`version\` of the match) may look otherwise. Pieces, cards, hexes and provinces are numbers. Which setups a
game has, and which bots the house, \`GET /api/site\` tells.`

const refusalWords = `\`{ problem: { code, message, rule?, phrase?, asked? } }\`, and over a socket the same inside \`refused\`. The message is an
English sentence; \`rule\` and \`phrase\` say which rule of the game forbids an answer; \`asked\` is the question that is open.
Nothing has changed.`
