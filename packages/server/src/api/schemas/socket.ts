import { Type } from 'typebox'
import { studyMessage, studyPlace } from '../../studies/study-schemas.ts'
import { action, exactly, id, oneOf, orNull, phrase, problem, seat } from './basics.ts'
import { chatMessage } from './chat.ts'
import { link } from './dice.ts'
import { answered, matchInfo, update } from './matches.ts'
import { batch, draft, foreseen, halted, journeys, orderSheet, orders, taken } from './plans.ts'

const request = Type.Integer({
  minimum: 0,
  maximum: 2 ** 31,
  description: 'by which the reply names this message',
})

/** What a client may send, one JSON object a frame. Each is answered by `done` or `refused` with the same `request`. */
export const clientMessages = {
  watch: exactly({
    type: Type.Literal('watch'),
    request,
    match: id,
    since: Type.Optional(
      Type.Integer({ minimum: 0, description: 'the last number that you have heard; 0 for everything' }),
    ),
    invitation: Type.Optional(id),
  }),
  unwatch: exactly({ type: Type.Literal('unwatch'), request, match: id }),
  answer: exactly({
    type: Type.Literal('answer'),
    request,
    match: id,
    question: Type.Integer({ minimum: 0 }),
    action,
  }),
  answers: Type.Object(
    { type: Type.Literal('answers'), request, match: id, ...batch.properties },
    {
      additionalProperties: false,
      description:
        'several answers meant as one, taken one after the other up to the first surprise: something is revealed, ' +
        'somebody else is asked, the next is not legal, the game is over; "undo" takes them back together',
    },
  ),
  undo: exactly({ type: Type.Literal('undo'), request, match: id }),
  offer: exactly({
    type: Type.Literal('offer'),
    request,
    match: id,
    offer: oneOf(['draw', 'undo'] as const),
  }),
  reply: exactly({ type: Type.Literal('reply'), request, match: id, accept: Type.Boolean() }),
  resign: exactly({ type: Type.Literal('resign'), request, match: id }),
  claim: exactly({ type: Type.Literal('claim'), request, match: id, against: Type.Optional(seat) }),
  say: exactly({
    type: Type.Literal('say'),
    request,
    match: id,
    room: oneOf(['players', 'spectators'] as const),
    text: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  odds: exactly({ type: Type.Literal('odds'), request, match: id, action }),
  why: exactly({ type: Type.Literal('why'), request, match: id, action }),
  orderSheet: exactly({ type: Type.Literal('order sheet'), request, match: id }),
  orders: Type.Object(
    { type: Type.Literal('orders'), request, match: id, ...orders.properties },
    {
      additionalProperties: false,
      description:
        'answers given before the question: they are followed from now on instead of those before. Who gives none is ' +
        'asked everything',
    },
  ),
  hold: Type.Object(
    { type: Type.Literal('hold'), request, match: id, question: Type.Integer({ minimum: 0 }) },
    {
      additionalProperties: false,
      description: 'keeps the window open beyond its beat, until you answer; the others hear of it',
    },
  ),
  link: Type.Object(
    {
      type: Type.Literal('link'),
      request,
      match: id,
      number: Type.Integer({ minimum: 1, maximum: 10_000 }),
      link,
    },
    {
      additionalProperties: false,
      description:
        'adds to the dice, where everybody does: your link of the number that the deal or the open cast has',
    },
  ),
  journeys: exactly({
    type: Type.Literal('journeys'),
    request,
    match: id,
    piece: Type.Integer({ minimum: 0 }),
  }),
  foresee: Type.Object(
    { type: Type.Literal('foresee'), request, match: id, ...draft.properties },
    {
      additionalProperties: false,
      description: 'how things would stand if you gave these answers; nothing is given',
    },
  ),
  lookOn: Type.Object(
    { type: Type.Literal('look on'), request, study: id },
    {
      additionalProperties: false,
      description: 'look at a study together with others: what is shown of it is told from now on',
    },
  ),
  lookAway: exactly({ type: Type.Literal('look away'), request, study: id }),
  lead: Type.Object(
    { type: Type.Literal('lead'), request, study: id, place: orNull(studyPlace) },
    {
      additionalProperties: false,
      description: 'show one of your studies live: whoever looks on follows you to this place; null ends it',
    },
  ),
  ping: exactly({ type: Type.Literal('ping'), request }),
} as const

export const clientMessage = Type.Union([
  clientMessages.watch,
  clientMessages.unwatch,
  clientMessages.answer,
  clientMessages.answers,
  clientMessages.undo,
  clientMessages.offer,
  clientMessages.reply,
  clientMessages.resign,
  clientMessages.claim,
  clientMessages.say,
  clientMessages.odds,
  clientMessages.why,
  clientMessages.orderSheet,
  clientMessages.orders,
  clientMessages.hold,
  clientMessages.link,
  clientMessages.journeys,
  clientMessages.foresee,
  clientMessages.lookOn,
  clientMessages.lookAway,
  clientMessages.lead,
  clientMessages.ping,
])

/** What the server sends. */
export const serverMessages = {
  welcome: Type.Object(
    { type: Type.Literal('welcome'), person: orNull(Type.Object({ id, name: Type.String() })) },
    { description: 'the first message' },
  ),
  match: Type.Object(
    { type: Type.Literal('match'), match: matchInfo, seat: orNull(seat) },
    {
      description:
        'a match that you watch, when you begin to and whenever somebody sits down or it begins or ends',
    },
  ),
  update,
  done: Type.Object(
    {
      type: Type.Literal('done'),
      request,
      odds: Type.Optional(Type.Unknown({ description: 'what the answer may lead to, where that was asked' })),
      why: Type.Optional(orNull(Type.Object({ rule: Type.String(), phrase }))),
      position: Type.Optional(answered.properties.position),
      taken: Type.Optional(taken),
      halted: Type.Optional(halted),
      sheet: Type.Optional(orderSheet.properties.sheet),
      journeys: Type.Optional(journeys.properties.journeys),
      foreseen: Type.Optional(foreseen.properties.foreseen),
    },
    { description: 'what you asked is done, and what it changed is safely stored' },
  ),
  refused: Type.Object(
    { type: Type.Literal('refused'), request: orNull(request), problem: problem.properties.problem },
    { description: 'what you asked is not done, and nothing has changed' },
  ),
  said: Type.Object(
    { type: Type.Literal('said'), match: id, message: chatMessage },
    { description: 'somebody said something in a room that you may hear' },
  ),
  here: Type.Object(
    {
      type: Type.Literal('here'),
      match: id,
      seats: Type.Array(seat, { description: 'whose players are at the table' }),
      watching: Type.Integer({ description: 'how many only look on' }),
    },
    { description: 'who is at a table that you watch, whenever somebody comes or goes' },
  ),
  shown: Type.Object(
    {
      type: Type.Literal('shown'),
      study: id,
      edition: Type.Integer({ description: 'of the study; read it again where yours is older' }),
      leader: orNull(Type.Object({ id, name: Type.String() })),
      place: orNull(studyPlace),
      watching: Type.Integer({ description: 'how many look on' }),
    },
    { description: 'how a study that you look at is shown: who leads, and where; also who comes and goes' },
  ),
  hidden: Type.Object(
    { type: Type.Literal('hidden'), study: id },
    { description: 'a study that you looked at is gone, or no longer for you' },
  ),
  talked: Type.Object(
    { type: Type.Literal('talked'), study: id, message: studyMessage },
    { description: 'somebody said something about a study that you look at' },
  ),
  challenge: Type.Object(
    { type: Type.Literal('challenge'), match: id },
    { description: 'somebody asks you to play: a chair of that match is kept for you' },
  ),
  yourMove: Type.Object(
    { type: Type.Literal('your move'), match: id },
    { description: 'it has become your move in a match, whether you watch it or not' },
  ),
} as const

export const serverMessage = Type.Union(Object.values(serverMessages))
