import { Type } from 'typebox'
import { atMost, type Routes } from './routes.ts'
import { id, nothing } from './schemas/basics.ts'
import * as schema from './schemas/matches.ts'
import * as plans from './schemas/plans.ts'

const tags = ['play']
const params = Type.Object({ id })
const response = { 200: nothing }

/** Answers, and taking them back. */
const answering: Routes = (app, { play, metrics }, door) => {
  app.post(
    '/api/matches/:id/answers',
    {
      schema: {
        tags,
        summary: 'Answer your open question; the reply brings the position after it',
        params,
        body: schema.answer,
        response: { 200: schema.answered },
      },
    },
    async (request) => {
      const { question, action } = request.body
      const stop = metrics.answerSeconds.startTimer()
      const person = await door.person(request)
      await play.answer(person, request.params.id, question, action)
      stop()
      return { position: await play.position(person, request.params.id) }
    },
  )

  app.post(
    '/api/matches/:id/batches',
    {
      schema: {
        tags,
        summary: 'Give several answers that are meant as one, up to the first surprise',
        params,
        body: plans.batch,
        response: { 200: plans.answeredAll },
      },
    },
    async (request) => {
      const { question, actions } = request.body
      const person = await door.person(request)
      const carried = await play.answerAll(person, request.params.id, question, actions)
      return { ...carried, position: await play.position(person, request.params.id) }
    },
  )

  app.post(
    '/api/matches/:id/undo',
    {
      schema: {
        tags,
        summary: 'Take your latest answer back, or the latest batch',
        params,
        body: nothing,
        response,
      },
    },
    async (request) => {
      await play.undo(await door.person(request), request.params.id)
      return {}
    },
  )
}

/** What the players have to do with each other. */
const dealings: Routes = (app, { play, now }, door) => {
  app.post(
    '/api/matches/:id/offers',
    {
      schema: {
        tags,
        summary: 'Offer a draw, or ask to take an answer back',
        params,
        body: schema.offer,
        response,
      },
    },
    async (request) => {
      await play.offer(await door.person(request), request.params.id, request.body.offer)
      return {}
    },
  )

  app.post(
    '/api/matches/:id/replies',
    {
      schema: {
        tags,
        summary: 'Agree to the open offer, or decline it',
        params,
        body: schema.reply,
        response,
      },
    },
    async (request) => {
      await play.reply(await door.person(request), request.params.id, request.body.accept)
      return {}
    },
  )

  app.post(
    '/api/matches/:id/resignation',
    { schema: { tags, summary: 'Resign', params, body: nothing, response } },
    async (request) => {
      await play.resign(await door.person(request), request.params.id)
      return {}
    },
  )

  app.post(
    '/api/matches/:id/claims',
    { schema: { tags, summary: "Claim that somebody's time is up", params, body: schema.claim, response } },
    async (request) => {
      const against = request.body.against ?? null
      await play.claim(await door.person(request), request.params.id, against, now())
      return {}
    },
  )
}

/** Answers given before the question. */
const ordering: Routes = (app, { play }, door) => {
  app.get(
    '/api/matches/:id/orders',
    {
      schema: {
        tags,
        summary: 'What you can order at the windows of this match, and have ordered',
        params,
        response: { 200: plans.orderSheet },
      },
    },
    async (request) => ({ sheet: await play.orderSheet(await door.wonderer(request), request.params.id) }),
  )

  app.put(
    '/api/matches/:id/orders',
    {
      schema: {
        tags,
        summary: 'Order what is to be answered at windows, instead of what you ordered before',
        params,
        body: plans.orders,
        response,
      },
    },
    async (request) => {
      await play.order(await door.person(request), request.params.id, request.body.orders)
      return {}
    },
  )

  app.post(
    '/api/matches/:id/hold',
    {
      schema: {
        tags,
        summary: 'Keep a window open beyond its beat, until you answer',
        params,
        body: plans.holdWish,
        response,
      },
    },
    async (request) => {
      await play.hold(await door.person(request), request.params.id, request.body.question)
      return {}
    },
  )
}

/** What a seat is told when it asks. */
const whispers: Routes = (app, { play }, door) => {
  app.post(
    '/api/matches/:id/odds',
    {
      schema: {
        tags,
        summary: 'What one of your answers may lead to',
        params,
        body: schema.oddsQuestion,
        response: { 200: schema.odds },
      },
    },
    async (request) => ({
      odds: await play.odds(await door.wonderer(request), request.params.id, request.body.action),
    }),
  )

  app.post(
    '/api/matches/:id/journeys',
    {
      schema: {
        tags,
        summary: 'Where one of your pieces can go within one plan',
        params,
        body: plans.journeysQuery,
        response: { 200: plans.journeys },
      },
    },
    async (request) => ({
      journeys: [
        ...(await play.journeys(await door.wonderer(request), request.params.id, request.body.piece)),
      ],
    }),
  )

  app.post(
    '/api/matches/:id/foresee',
    {
      schema: {
        tags,
        summary: 'How things would stand after a draft of your answers',
        params,
        body: plans.draft,
        response: { 200: plans.foreseen },
      },
    },
    async (request) => ({
      foreseen: await play.foresee(await door.wonderer(request), request.params.id, request.body),
    }),
  )

  app.post(
    '/api/matches/:id/why',
    {
      schema: {
        tags,
        summary: 'Which rule forbids an answer',
        params,
        body: schema.oddsQuestion,
        response: { 200: schema.why },
      },
    },
    async (request) => ({
      why: await play.whyNot(await door.wonderer(request), request.params.id, request.body.action),
    }),
  )
}

/** A bot of the house thinks for whoever asks. */
const advising: Routes = (app, { play }, door) => {
  app.post(
    '/api/matches/:id/advice',
    {
      config: atMost(20, '1 minute'),
      schema: {
        tags,
        summary: 'What a strong player would consider in your place; not in a rated game',
        params,
        body: nothing,
        response: { 200: schema.advice },
      },
    },
    async (request) => ({
      advice: [...(await play.advise(await door.person(request), request.params.id))],
    }),
  )
}

/** What players do, for those who would rather not hold a socket. Each answers when it is safely stored. */
export const playRoutes: Routes = (app, site, door) => {
  for (const each of [answering, dealings, ordering, whispers, advising]) each(app, site, door)
}
