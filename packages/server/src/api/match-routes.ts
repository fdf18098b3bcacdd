import { Type } from 'typebox'
import { abridged, seatOf } from '../matches/match-info.ts'
import { takeOver } from '../matches/taking-over.ts'
import { nameKey } from '../people/name.ts'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import type { MatchFilter } from '../storage/match-store.ts'
import type { MatchRow } from '../storage/tables.ts'
import { atMost, type Routes } from './routes.ts'
import { exactly, id, nothing, seat } from './schemas/basics.ts'
import * as schema from './schemas/matches.ts'

const tags = ['matches']
const params = Type.Object({ id })

/** Matches are made and found. */
const making: Routes = (app, site, door) => {
  const { lobby, storage, settings } = site

  app.post(
    '/api/matches',
    {
      config: atMost(settings.limits.matchesPerMinute, '1 minute'),
      schema: { tags, summary: 'Make a match', body: schema.matchWish, response: { 201: schema.matchPage } },
    },
    async (request, reply) => {
      const person = await door.person(request)
      const row = await lobby.make(person, request.body)
      return reply.code(201).send(await page(site, row, person.id, 0))
    },
  )

  app.get(
    '/api/matches',
    {
      schema: {
        tags,
        summary: 'Matches to join, to watch, to go on with or to look at again',
        querystring: schema.listQuery,
        response: { 200: schema.matchList },
      },
    },
    async (request) => {
      const { list, limit = 50, status, player, rulebook, setup, before } = request.query
      const whose =
        list === 'mine' ? { person: (await door.person(request)).id } : await filterOf(site, player)
      if (whose === null) return { matches: [], next: null }
      const filter: MatchFilter = {
        ...whose,
        ...(status === undefined ? {} : { status }),
        ...byList[list],
        ...(rulebook === undefined ? {} : { rulebook }),
        ...(setup === undefined ? {} : { setup }),
        ...(before === undefined ? {} : { before }),
        limit,
      }
      const rows = await storage.matches.list(filter)
      return {
        matches: (await lobby.shown(rows)).map(abridged),
        next: rows.length < limit ? null : (rows.at(-1)?.touched_at ?? null),
      }
    },
  )
}

/** A match through the eyes of whoever comes. */
const opening: Routes = (app, site, door) => {
  const { lobby, settings } = site

  app.get(
    '/api/matches/:id',
    {
      schema: {
        tags,
        summary: 'A match through your eyes, with what happened since a number',
        params,
        querystring: schema.sinceQuery,
        response: { 200: schema.matchPage },
      },
    },
    async (request) => {
      const identity = await door.whoIs(request)
      const person = identity?.person.id ?? null
      const { since = 0, invitation } = request.query
      return page(site, await lobby.find(request.params.id, person, invitation), person, since)
    },
  )

  app.get(
    '/api/invitations/:id',
    {
      config: atMost(settings.limits.matchesPerMinute, '1 minute'),
      schema: {
        tags,
        summary: 'The match to which a link invites',
        params,
        response: { 200: schema.matchPage },
      },
    },
    async (request) => {
      const identity = await door.whoIs(request)
      return page(site, await lobby.invited(request.params.id), identity?.person.id ?? null, 0)
    },
  )
}

/** Sitting down and standing up, before it begins. */
const chairs: Routes = (app, site, door) => {
  const { lobby, storage, rooms } = site

  app.post(
    '/api/matches/:id/players',
    {
      schema: {
        tags,
        summary: 'Sit down; with everybody seated the match begins',
        params,
        body: schema.joining,
        response: { 200: schema.matchPage },
      },
    },
    async (request) => {
      const person = await door.person(request)
      const row = await lobby.find(request.params.id, person.id, request.body.invitation)
      return page(site, await lobby.join(person, row, request.body), person.id, 0)
    },
  )

  app.post(
    '/api/matches/:id/takeovers',
    {
      schema: {
        tags,
        summary: 'Play on for somebody who has left, at whose seat a bot plays meanwhile',
        params,
        body: exactly({ seat }),
        response: { 200: schema.matchPage },
      },
    },
    async (request) => {
      const person = await door.person(request)
      const row = await lobby.find(request.params.id, person.id)
      await takeOver(storage, rooms, row, person, request.body.seat)
      return page(site, row, person.id, 0)
    },
  )

  app.delete(
    '/api/matches/:id/players/me',
    { schema: { tags, summary: 'Stand up before it begins', params, response: { 200: nothing } } },
    async (request) => {
      const person = await door.person(request)
      await lobby.leave(person, await lobby.find(request.params.id, person.id))
      return {}
    },
  )

  app.post(
    '/api/matches/:id/invitation',
    {
      schema: {
        tags,
        summary: 'Another link to your match; the one before leads nowhere any more',
        params,
        body: nothing,
        response: { 200: schema.invitation },
      },
    },
    async (request) => {
      const person = await door.person(request)
      const row = await lobby.find(request.params.id, person.id)
      return { invitation: await lobby.inviteAnew(person, row) }
    },
  )

  app.delete(
    '/api/matches/:id',
    { schema: { tags, summary: 'Remove a match that has not begun', params, response: { 200: nothing } } },
    async (request) => {
      const person = await door.person(request)
      await lobby.remove(person, await lobby.find(request.params.id, person.id))
      return {}
    },
  )
}

export const matchRoutes: Routes = (app, site, door) => {
  for (const each of [making, opening, chairs]) each(app, site, door)
}

const byList = {
  open: { status: 'waiting', publicOnly: true },
  live: { status: 'playing', publicOnly: true },
  mine: {},
  finished: { status: 'over', publicOnly: true },
} as const

/** Whose matches a list is to show; null where there is nobody of that name. */
async function filterOf({ storage }: Site, player: string | undefined) {
  if (player === undefined) return {}
  if (player.startsWith('bot:')) return { bot: player.slice('bot:'.length) }
  const person = await storage.people.byNameKey(nameKey(player))
  return person === null ? null : { person: person.id }
}

export async function page(site: Site, row: MatchRow, person: string | null, since: number) {
  const seats = await site.storage.matches.seatsOf([row.id])
  const seat = seatOf(seats, person)
  const [match] = await site.lobby.shown([row])
  if (match === undefined) throw new Problem('not found', 'There is no such match.')
  const rulebook = await site.rooms.rulesOf(row)
  const playable = rulebook.version === row.version
  const sits = seat !== null || row.owner === person
  return {
    match,
    seat,
    invitation: sits && row.status === 'waiting' ? row.invitation : null,
    playable,
    update:
      row.status === 'waiting' || !playable
        ? null
        : await (await site.rooms.get(row.id)).updateSince(seat, since),
  }
}
