import { Type } from 'typebox'
import { atMost, type Routes } from '../api/routes.ts'
import { exactly, id, nothing, word } from '../api/schemas/basics.ts'
import { shownTournaments, tournamentPage } from './shown-tournament.ts'
import * as schema from './tournament-schemas.ts'

const tags = ['tournaments']
const params = Type.Object({ id })
const response = { 200: schema.tournamentPage }
const listed = 50

/** Tournaments and leagues are held, found and looked at. */
const holding: Routes = (app, { tournaments, storage, settings }, door) => {
  app.post(
    '/api/tournaments',
    {
      config: atMost(settings.limits.signInsPerMinute, '1 minute'),
      schema: {
        tags,
        summary: 'Hold a tournament',
        body: schema.tournamentWish,
        response: { 201: schema.tournamentPage },
      },
    },
    async (request, reply) => {
      const { size, moving, ...wish } = request.body
      const row = await tournaments.make(await door.person(request), {
        ...wish,
        ...(size === undefined ? {} : { size }),
        ...(moving === undefined ? {} : { moving }),
      })
      return reply.code(201).send(await tournamentPage(storage, row))
    },
  )

  app.get(
    '/api/tournaments',
    { schema: { tags, summary: 'Tournaments, the latest first', response: { 200: schema.tournamentList } } },
    async () => ({ tournaments: await shownTournaments(storage, await storage.tournaments.list(listed)) }),
  )

  app.get(
    '/api/tournaments/:id',
    {
      schema: { tags, summary: 'A tournament with all who play, all rounds and the table', params, response },
    },
    async (request) => tournamentPage(storage, await tournaments.find(request.params.id)),
  )

  app.delete(
    '/api/tournaments/:id',
    {
      schema: { tags, summary: 'Remove one of yours that has not begun', params, response: { 200: nothing } },
    },
    async (request) => {
      await tournaments.remove(await door.person(request), await tournaments.find(request.params.id))
      return {}
    },
  )

  app.post(
    '/api/tournaments/:id/beginning',
    { schema: { tags, summary: 'Begin one of yours', params, body: nothing, response } },
    async (request) => {
      const row = await tournaments.find(request.params.id)
      await tournaments.begin(await door.person(request), row)
      return tournamentPage(storage, await tournaments.find(row.id))
    },
  )
}

const entering: Routes = (app, { tournaments, storage }, door) => {
  app.post(
    '/api/tournaments/:id/entrants',
    {
      schema: {
        tags,
        summary: 'Take part; in a Swiss tournament or a league also when it has begun',
        params,
        body: nothing,
        response,
      },
    },
    async (request) => {
      const row = await tournaments.find(request.params.id)
      await tournaments.enter(await door.person(request), row)
      return tournamentPage(storage, row)
    },
  )

  app.post(
    '/api/tournaments/:id/bots',
    {
      schema: {
        tags,
        summary: 'Let a bot of this house take part in your tournament',
        params,
        body: exactly({ bot: word }),
        response,
      },
    },
    async (request) => {
      const row = await tournaments.find(request.params.id)
      await tournaments.addBot(await door.person(request), row, request.body.bot)
      return tournamentPage(storage, row)
    },
  )

  app.delete(
    '/api/tournaments/:id/entrants/me',
    { schema: { tags, summary: 'Take no further part', params, response } },
    async (request) => {
      const row = await tournaments.find(request.params.id)
      await tournaments.withdraw(await door.person(request), row)
      return tournamentPage(storage, row)
    },
  )
}

export const tournamentRoutes: Routes = (app, site, door) => {
  for (const each of [holding, entering]) each(app, site, door)
}
