import {
  BadInput,
  type GameRecord,
  keepsCommitment,
  printRecord,
  type Rulebook,
  replay,
} from '@gunbai/kernel'
import { Type } from 'typebox'
import { entryOf } from '../matches/entry.ts'
import { keptRecord, otherVersion } from '../matches/kept-record.ts'
import { seatOf } from '../matches/match-info.ts'
import type { Room } from '../matches/room.ts'
import { nameKey } from '../people/name.ts'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import type { MatchFilter } from '../storage/match-store.ts'
import type { MatchRow } from '../storage/tables.ts'
import { atMost, type Routes } from './routes.ts'
import { id, nothing } from './schemas/basics.ts'
import * as schema from './schemas/matches.ts'

const tags = ['matches']
const params = Type.Object({ id })

export const matchRoutes: Routes = (app, site, door) => {
  const { lobby, storage, rooms, settings } = site
  const making = atMost(settings.limits.matchesPerMinute, '1 minute')

  app.post(
    '/api/matches',
    {
      config: making,
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
        matches: await lobby.shown(rows),
        next: rows.length < limit ? null : (rows.at(-1)?.touched_at ?? null),
      }
    },
  )

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
      config: making,
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

  app.delete(
    '/api/matches/:id/players/me',
    { schema: { tags, summary: 'Stand up before it begins', params, response: { 200: nothing } } },
    async (request) => {
      const person = await door.person(request)
      await lobby.leave(person, await lobby.find(request.params.id, person.id))
      return {}
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

  app.get(
    '/api/matches/:id/entries/:number',
    {
      schema: {
        tags,
        summary: 'Where the match stood after an entry that you have heard of, through your own eyes',
        params: Type.Object({ id, number: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
        response: { 200: schema.pastPosition },
      },
    },
    async (request) => {
      const person = (await door.whoIs(request))?.person.id ?? null
      const row = begun(await lobby.find(request.params.id, person))
      const room = playable(await rooms.get(row.id))
      const seat = seatOf(await storage.matches.seatsOf([row.id]), person)
      return room.look((course) => course.after(request.params.number, seat))
    },
  )

  app.get(
    '/api/matches/:id/moments/:moment',
    {
      schema: {
        tags,
        summary: 'A position of a finished match, through any eyes',
        params: Type.Object({ id, moment: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
        querystring: schema.momentQuery,
        response: { 200: schema.moment },
      },
    },
    async (request) => {
      const identity = await door.whoIs(request)
      const row = await lobby.find(request.params.id, identity?.person.id ?? null)
      return finishedMoment(site, row, request.params.moment, request.query.eyes ?? 'spectator')
    },
  )

  app.get(
    '/api/matches/:id/record',
    {
      schema: {
        tags,
        summary:
          'The record of a finished match, as a file; also of one whose rules this server does not have',
        params,
        produces: ['application/json'],
      },
    },
    async (request, reply) => {
      const person = (await door.whoIs(request))?.person.id ?? null
      const row = finished(begun(await lobby.find(request.params.id, person)))
      const room = await rooms.get(row.id)
      const record = room.isPlayable
        ? await room.look((course) => course.match.record)
        : await recordOfOtherVersion(site, row)
      reply.header('content-disposition', `attachment; filename="${row.rulebook}-${row.id}.gunbai.json"`)
      return reply.type('application/json').send(printRecord(record))
    },
  )

  app.get(
    '/api/matches/:id/dice',
    {
      schema: {
        tags,
        summary: 'Check the dice of a finished match',
        params,
        response: { 200: schema.diceCheck },
      },
    },
    async (request) => {
      const identity = await door.whoIs(request)
      const row = finished(await lobby.find(request.params.id, identity?.person.id ?? null))
      const room = playable(await rooms.get(row.id))
      const { record, hash } = await room.look((course) => ({
        record: course.match.record,
        hash: room.rulebook.hash(course.match.state),
      }))
      return {
        match: row.id,
        commitment: row.commitment,
        seed: row.seed,
        kept: keepsCommitment(row.seed, row.commitment),
        replays: replaysTo(room.rulebook, record, hash),
        answers: record.answers.length,
        hash,
      }
    },
  )
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

function begun(row: MatchRow): MatchRow {
  if (row.status === 'waiting') throw new Problem('not now', 'This match waits for players.')
  return row
}

function finished(row: MatchRow): MatchRow {
  if (row.status !== 'over')
    throw new Problem('not now', 'This is told when the match is over: it holds secrets.')
  return row
}

function playable(room: Room): Room {
  if (!room.isPlayable) throw otherVersion(room.row, room.rulebook)
  return room
}

async function recordOfOtherVersion({ storage }: Site, row: MatchRow) {
  const seats = await storage.matches.seatsOf([row.id])
  return keptRecord(row, seats.length, (await storage.matches.entries(row.id)).map(entryOf))
}

async function finishedMoment(site: Site, row: MatchRow, moment: number, eyes: string) {
  finished(row)
  const room = playable(await site.rooms.get(row.id))
  const viewer = eyes === 'spectator' ? null : Number(eyes)
  return room.look((course) => course.at(moment, viewer))
}

function replaysTo(rulebook: Rulebook, record: GameRecord, hash: string): boolean {
  try {
    return rulebook.hash(replay(rulebook, record).state) === hash
  } catch (error) {
    if (error instanceof BadInput) return false
    throw error
  }
}
