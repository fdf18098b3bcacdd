import { Type } from 'typebox'
import { atMost, type Routes } from '../api/routes.ts'
import { id, nothing } from '../api/schemas/basics.ts'
import * as schema from './library-schemas.ts'
import { longestText } from './own-battle.ts'

const tags = ['library']
const params = Type.Object({ id })
/** A text stands in JSON, where every end of a line takes two characters, and letters up to three bytes. */
const bodyLimit = 3 * longestText + 10_000

const publishing: Routes = (app, { library, settings }, door) => {
  const config = atMost(settings.limits.battlesPerMinute, '1 minute')

  app.post(
    '/api/library',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Publish a battle of your own; bots of the site then measure how even it is',
        body: schema.publication,
        response: { 201: schema.battleInfo },
      },
    },
    async (request, reply) => {
      const { isOwn: _, ...wish } = request.body
      return reply.code(201).send(await library.publish(await door.person(request), wish))
    },
  )

  app.post(
    '/api/library/:id/versions',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Publish a further version of one of yours; those before stay as they are',
        params,
        body: schema.revision,
        response: { 201: schema.battleInfo },
      },
    },
    async (request, reply) => {
      const person = await door.person(request)
      return reply.code(201).send(await library.revise(person, request.params.id, request.body))
    },
  )
}

const keeping: Routes = (app, { library, settings }, door) => {
  app.patch(
    '/api/library/:id',
    {
      schema: {
        tags,
        summary: 'Say who may see one of yours; private withdraws it',
        params,
        body: schema.showing,
        response: { 200: schema.battleInfo },
      },
    },
    async (request) => library.show(await door.person(request), request.params.id, request.body.visibility),
  )

  app.delete(
    '/api/library/:id',
    {
      schema: {
        tags,
        summary: 'Remove one of yours with all that was said of it; matches that play it go on',
        params,
        response: { 200: nothing },
      },
    },
    async (request) => {
      await library.remove(await door.person(request), request.params.id)
      return {}
    },
  )

  app.post(
    '/api/library/:id/trials',
    {
      config: atMost(settings.limits.battlesPerMinute, '1 minute'),
      schema: {
        tags,
        summary: 'Have bots of the site play the latest version of one of yours',
        params,
        body: schema.trialWish,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      const { bot, games } = request.body
      await library.tryOut(await door.person(request), request.params.id, bot, games)
      return reply.code(201).send({})
    },
  )
}

const reading: Routes = (app, { library, storage }, door) => {
  app.get(
    '/api/library',
    {
      schema: {
        tags,
        summary: 'Look for battles that everybody may see',
        querystring: schema.librarySearch,
        response: { 200: schema.battleList },
      },
    },
    async (request) => library.search({ sort: 'newest', from: 0, limit: 24, ...request.query }),
  )

  app.get(
    '/api/library/mine',
    { schema: { tags, summary: 'Your own, whoever may see them', response: { 200: schema.ownBattles } } },
    async (request) => ({ battles: await library.mine(await door.person(request)) }),
  )

  app.get(
    '/api/library/counts',
    { schema: { tags, summary: 'How many there are of each game', response: { 200: schema.battleCounts } } },
    async () => ({ counts: await storage.battles.byRulebook() }),
  )

  app.get(
    '/api/library/:id',
    {
      schema: {
        tags,
        summary: 'A battle: its latest version or another, whole, with all that is known of it',
        params,
        querystring: schema.pageQuery,
        response: { 200: schema.battlePage },
      },
    },
    async (request) => {
      const person = (await door.whoIs(request))?.person ?? null
      return library.page(person, request.params.id, request.query.version)
    },
  )

  app.get(
    '/api/library/:id/versions/:number',
    {
      schema: {
        tags,
        summary: 'The text of a version, which never changes',
        params: Type.Object({ id, number: Type.Integer({ minimum: 1, maximum: 1000 }) }),
        response: { 200: schema.versionText },
      },
    },
    async (request) => {
      const person = (await door.whoIs(request))?.person ?? null
      return library.text(person, request.params.id, request.params.number)
    },
  )
}

const thinking: Routes = (app, { opinions }, door) => {
  app.put(
    '/api/library/:id/rating',
    {
      schema: {
        tags,
        summary: 'Give stars, others than before, or none any more',
        params,
        body: schema.rating,
        response: { 200: nothing },
      },
    },
    async (request) => {
      await opinions.rate(await door.person(request), request.params.id, request.body.stars)
      return {}
    },
  )

  app.get(
    '/api/library/:id/talk',
    { schema: { tags, summary: 'What was said about it', params, response: { 200: schema.battleTalk } } },
    async (request) => {
      const person = (await door.whoIs(request))?.person ?? null
      return { messages: await opinions.talk(person, request.params.id) }
    },
  )

  app.post(
    '/api/library/:id/talk',
    {
      schema: {
        tags,
        summary: 'Say something about it',
        params,
        body: schema.saying,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      await opinions.say(await door.person(request), request.params.id, request.body.text)
      return reply.code(201).send({})
    },
  )

  app.post(
    '/api/library/:id/reports',
    {
      config: atMost(20, '1 hour'),
      schema: {
        tags,
        summary: 'Report a battle, or what was said about it, to whoever looks after the site',
        params,
        body: schema.battleReport,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      const { message = null, reason } = request.body
      await opinions.report(await door.person(request), request.params.id, message, reason)
      return reply.code(201).send({})
    },
  )
}

/** The library: published by one, played, rated and talked about by others. */
export const libraryRoutes: Routes = (app, site, door) => {
  for (const each of [publishing, keeping, reading, thinking]) each(app, site, door)
}
