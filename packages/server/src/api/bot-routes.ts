import { Type } from 'typebox'
import type { PersonRow } from '../storage/tables.ts'
import { atMost, type Routes } from './routes.ts'
import { id, nothing } from './schemas/basics.ts'
import * as schema from './schemas/people.ts'

const tags = ['bots']
const params = Type.Object({ id })

/** Bots that people write themselves. With its key a bot plays like anybody, over HTTP or a socket. */
export const botRoutes: Routes = (app, { people, storage, settings }, door) => {
  app.get(
    '/api/bots',
    { schema: { tags, summary: 'Your bots', response: { 200: schema.bots } } },
    async (request) => {
      const { person } = await door.inPerson(request)
      const bots = await storage.people.botsOf(person.id)
      return { bots: bots.filter((each) => each.deleted_at === null).map(shown) }
    },
  )

  app.post(
    '/api/bots',
    {
      config: atMost(20, '1 hour'),
      schema: { tags, summary: 'Bring a bot', body: schema.botWish, response: { 201: schema.botKey } },
    },
    async (request, reply) => {
      const { person } = await door.inPerson(request)
      const { bot, key } = await people.addBot(person, request.body.name, settings.limits.botsPerPerson)
      return reply.code(201).send({ bot: shown(bot), key })
    },
  )

  app.post(
    '/api/bots/:id/key',
    {
      schema: {
        tags,
        summary: 'A new key; the old one ends',
        params,
        body: nothing,
        response: { 201: schema.botKey },
      },
    },
    async (request, reply) => {
      const { person } = await door.inPerson(request)
      const bot = await people.ownBot(person, request.params.id)
      return reply.code(201).send({ bot: shown(bot), key: await people.newKey(bot.id) })
    },
  )

  app.delete(
    '/api/bots/:id',
    { schema: { tags, summary: 'Remove a bot', params, response: { 200: nothing } } },
    async (request) => {
      const { person } = await door.inPerson(request)
      await people.forget(await people.ownBot(person, request.params.id))
      return {}
    },
  )
}

function shown({ id, name, created_at, seen_at }: PersonRow) {
  return { id, name, createdAt: created_at, seenAt: seen_at }
}
