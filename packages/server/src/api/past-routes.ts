import { castAnew, type GameRecord, keepsCommitment, printRecord, type Rulebook } from '@gunbai/kernel'
import { Type } from 'typebox'
import { Breath } from '../matches/breath.ts'
import { castProof } from '../matches/cast-proof.ts'
import { entryOf } from '../matches/chronicle.ts'
import { keptRecord, otherVersion } from '../matches/kept-record.ts'
import { seatOf } from '../matches/match-info.ts'
import { momentOf } from '../matches/past-moment.ts'
import type { Room } from '../matches/room.ts'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import type { MatchRow } from '../storage/tables.ts'
import { atMost, type Routes } from './routes.ts'
import { id } from './schemas/basics.ts'
import { castProof as castProofForm, diceCheck } from './schemas/dice.ts'
import * as schema from './schemas/matches.ts'

const tags = ['matches']
const params = Type.Object({ id })

const lookingBack: Routes = (app, site, door) => {
  const { lobby, storage, rooms } = site

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
      door.checkThinking(request)
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
      door.checkThinking(request)
      return finishedMoment(site, row, request.params.moment, request.query.eyes ?? 'spectator')
    },
  )
}

/** What is told when a match is over: its record, and that its dice were not changed. */
const proof: Routes = (app, site, door) => {
  const { lobby, rooms } = site

  app.get(
    '/api/matches/:id/record',
    {
      schema: {
        tags,
        summary:
          'The record of a finished match, as a file; also of one whose rules this server does not have',
        params,
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
      // the whole match is played again
      config: atMost(20, '1 minute'),
      schema: {
        tags,
        summary: 'Check the dice of a finished match',
        params,
        response: { 200: diceCheck },
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
        replays: await replaysTo(room.rulebook, record, hash),
        answers: record.answers.length,
        hash,
      }
    },
  )
}

/** What is told besides where everybody has added to the dice. */
const proofOfCasts: Routes = (app, { lobby, storage }, door) => {
  app.get(
    '/api/matches/:id/casts',
    {
      config: atMost(20, '1 minute'),
      schema: {
        tags,
        summary: 'By what the dice of a finished match are checked, where everybody has added to them',
        params,
        response: { 200: castProofForm },
      },
    },
    async (request) => {
      const identity = await door.whoIs(request)
      const row = finished(await lobby.find(request.params.id, identity?.person.id ?? null))
      if (row.dice === 'house')
        throw new Problem('not found', 'The dice of this match were the server’s alone.')
      const seats = await storage.matches.seatsOf([row.id])
      const entries = (await storage.matches.entries(row.id)).map(entryOf)
      return castProof(row, await storage.chains.of([row.id]), seats.length, entries)
    },
  )
}

/** Where a match stood, and when it is over the whole of it. */
export const pastRoutes: Routes = (app, site, door) => {
  for (const each of [lookingBack, proof, proofOfCasts]) each(app, site, door)
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
  return room.look((course) => momentOf(course, moment, viewer))
}

/** Plays a record again from its beginning, every answer checked. */
async function replaysTo(rulebook: Rulebook, record: GameRecord, hash: string): Promise<boolean> {
  const breath = new Breath()
  const state = rulebook.begin(record.setup, record.seed)
  for (const { seat, action, chance } of record.answers) {
    if (chance !== undefined) castAnew(state, chance)
    if (rulebook.answer(state, seat, state.asked[seat] as number, action) !== null) return false
    await breath.taken()
  }
  return rulebook.hash(state) === hash
}
