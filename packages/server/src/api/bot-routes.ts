import { Type } from 'typebox'
import { leaveAll } from '../matches/leaving.ts'
import type { PersonRow } from '../storage/tables.ts'
import { atMost, type Routes } from './routes.ts'
import { id, nothing } from './schemas/basics.ts'
import * as schema from './schemas/people.ts'
import { rounded } from './site-routes.ts'

const tags = ['bots']
const params = Type.Object({ id })

/** So many are listed. */
const mostBots = 200
/** A bot that was not here for so long is asleep. A socket is noted every half minute, and written down soon after. */
const drowsy = 2 * 60_000

/** For everybody: what there is to challenge. */
const brought: Routes = (app, { storage, now }) => {
  app.get(
    '/api/bots/brought',
    {
      schema: {
        tags,
        summary: 'Bots that people have brought: whose they are, how good, and whether they are awake',
        response: { 200: schema.broughtBots },
      },
    },
    async () => {
      const bots = await storage.people.bots(mostBots)
      const owners = await storage.people.all([...new Set(bots.flatMap(({ owner }) => owner ?? []))])
      const ratings = await storage.ratings.inEveryGame(bots.map((each) => each.id))
      return {
        bots: bots.map(({ id, name, owner, seen_at }) => ({
          id,
          name,
          owner: owners.find((each) => each.id === owner)?.name ?? '',
          awake: now() - seen_at < drowsy,
          seenAt: seen_at,
          ratings: ratings
            .filter((each) => each.player === id)
            .map((row) => ({ rulebook: row.rulebook, ...rounded(row) })),
        })),
      }
    },
  )
}

/** Bots that people write themselves. With its key a bot plays like anybody, over HTTP or a socket. */
const own: Routes = (app, { people, storage, rooms, settings }, door) => {
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
      const bot = await people.ownBot(person, request.params.id)
      await leaveAll(storage, rooms, bot.id)
      await people.forget(bot)
      return {}
    },
  )
}

export const botRoutes: Routes = (app, site, door) => {
  for (const each of [brought, own]) each(app, site, door)
}

function shown({ id, name, created_at, seen_at }: PersonRow) {
  return { id, name, createdAt: created_at, seenAt: seen_at }
}
