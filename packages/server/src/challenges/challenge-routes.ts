import { Type } from 'typebox'
import { page } from '../api/match-routes.ts'
import { atMost, type Routes } from '../api/routes.ts'
import { exactly, id, nothing, seat, word } from '../api/schemas/basics.ts'
import * as schema from '../api/schemas/matches.ts'

const tags = ['challenges']
const params = Type.Object({ id })

/** Being asked to play, and playing again. */
export const challengeRoutes: Routes = (app, site, door) => {
  const { challenges, lobby, settings } = site
  const making = atMost(settings.limits.matchesPerMinute, '1 minute')

  app.get(
    '/api/challenges',
    {
      schema: {
        tags,
        summary: 'Matches at which a chair is kept for you',
        response: { 200: schema.matchList },
      },
    },
    async (request) => {
      const person = await door.person(request)
      return { matches: await lobby.shown(await challenges.of(person.id)), next: null }
    },
  )

  app.delete(
    '/api/challenges/:id',
    {
      schema: {
        tags,
        summary: 'Decline: the chair is kept for you no longer',
        params,
        response: { 200: nothing },
      },
    },
    async (request) => {
      await challenges.decline(await door.person(request), request.params.id)
      return {}
    },
  )

  app.post(
    '/api/matches/:id/rematch',
    {
      config: making,
      schema: {
        tags,
        summary:
          'The same again with the sides exchanged; whoever is first lays the table, the others sit down',
        params,
        body: schema.rematch,
        response: { 200: schema.matchPage },
      },
    },
    async (request) => {
      const person = await door.person(request)
      const row = await lobby.find(request.params.id, person.id)
      return page(site, await challenges.rematch(person, row, request.body.chain), person.id, 0)
    },
  )

  app.post(
    '/api/matches/:id/bots',
    {
      config: making,
      schema: {
        tags,
        summary: 'Seat a bot of this house in an empty chair of your match',
        params,
        body: exactly({ seat, bot: word }),
        response: { 200: schema.matchPage },
      },
    },
    async (request) => {
      const person = await door.person(request)
      const row = await lobby.find(request.params.id, person.id)
      const { seat: chair, bot } = request.body
      return page(site, await lobby.seatBot(person, row, chair, bot), person.id, 0)
    },
  )
}
