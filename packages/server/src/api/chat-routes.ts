import { Type } from 'typebox'
import { atMost, type Routes } from './routes.ts'
import { id, nothing } from './schemas/basics.ts'
import * as schema from './schemas/chat.ts'

const tags = ['chat']
const params = Type.Object({ id })

const talk: Routes = (app, { chat, lobby }, door) => {
  app.get(
    '/api/matches/:id/chat',
    {
      schema: {
        tags,
        summary: 'What was said in a room that you may hear',
        params,
        querystring: schema.chatQuery,
        response: { 200: schema.chatList },
      },
    },
    async (request) => {
      const person = (await door.whoIs(request))?.person ?? null
      const row = await lobby.find(request.params.id, person?.id ?? null)
      return { messages: await chat.latest(person, row, request.query.room) }
    },
  )

  app.post(
    '/api/matches/:id/chat',
    {
      schema: {
        tags,
        summary: 'Say something',
        params,
        body: schema.chatWish,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      const person = await door.person(request)
      const { room, text } = request.body
      await chat.say(person, await lobby.find(request.params.id, person.id), room, text)
      return reply.code(201).send({})
    },
  )
}

/** What can be done about what is said. */
const peace: Routes = (app, { chat, storage }, door) => {
  app.post(
    '/api/reports',
    {
      config: atMost(20, '1 hour'),
      schema: {
        tags,
        summary: 'Report a message to whoever runs the site',
        body: schema.reportWish,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      const { message, reason } = request.body
      await chat.report(await door.person(request), message, reason)
      return reply.code(201).send({})
    },
  )

  app.get(
    '/api/mutes',
    { schema: { tags, summary: 'Whom you do not hear', response: { 200: schema.muted } } },
    async (request) => {
      const { id } = await door.person(request)
      const people = await storage.people.all(await storage.chat.mutedBy(id))
      return { muted: people.map(({ id, name }) => ({ id, name })) }
    },
  )

  app.put(
    '/api/mutes/:id',
    { schema: { tags, summary: 'Hear no more of somebody', params, response: { 200: nothing } } },
    async (request) => {
      await chat.mute(await door.person(request), request.params.id)
      return {}
    },
  )

  app.delete(
    '/api/mutes/:id',
    { schema: { tags, summary: 'Hear them again', params, response: { 200: nothing } } },
    async (request) => {
      await storage.chat.unmute((await door.person(request)).id, request.params.id)
      return {}
    },
  )
}

/** What is said at a match, and what can be done about it. */
export const chatRoutes: Routes = (app, site, door) => {
  for (const each of [talk, peace]) each(app, site, door)
}
