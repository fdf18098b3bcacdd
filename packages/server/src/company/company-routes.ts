import { Type } from 'typebox'
import { atMost, type Routes } from '../api/routes.ts'
import { exactly, id, nothing, oneOf, orNull, time } from '../api/schemas/basics.ts'
import { seatOf } from '../matches/match-info.ts'
import { nameKey } from '../people/name.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Site } from '../site.ts'
import { type PersonRow, personKinds } from '../storage/tables.ts'

const tags = ['company']
const params = Type.Object({ id })
const seen = Type.Integer({
  minimum: 0,
  maximum: 2 ** 31 - 1,
  description: 'the last of your numbers that you saw',
})
const somebody = { id, name: Type.String(), kind: oneOf(personKinds) }
/** So many follow, and are blocked, at most. */
const most = 500
/** Somebody who was here so lately is here. */
const justNow = 60_000

/** How far somebody has seen a match, whichever device they saw it on. */
const looks: Routes = (app, { lobby, storage }, door) => {
  app.get(
    '/api/matches/:id/look',
    {
      schema: {
        tags,
        summary: 'How far you have seen a match; null where you have not',
        params,
        response: { 200: Type.Object({ number: orNull(seen) }) },
      },
    },
    async (request) => {
      const person = await door.person(request)
      return { number: await storage.company.lookOf(person.id, request.params.id) }
    },
  )

  app.put(
    '/api/matches/:id/look',
    {
      schema: {
        tags,
        summary: 'Note how far you have seen a match',
        params,
        body: exactly({ number: seen }),
        response: { 200: nothing },
      },
    },
    async (request) => {
      const person = await door.person(request)
      const row = await lobby.find(request.params.id, person.id)
      const seats = await storage.matches.seatsOf([row.id])
      if (seatOf(seats, person.id) === null) throw new Problem('forbidden', 'You do not play this match.')
      await storage.company.look(person.id, row.id, request.body.number)
      return {}
    },
  )
}

const friends: Routes = (app, site, door) => {
  const { storage, now } = site

  app.get(
    '/api/friends',
    {
      schema: {
        tags,
        summary: 'Whom you follow, and whether they are here',
        response: {
          200: Type.Object({
            friends: Type.Array(Type.Object({ ...somebody, here: Type.Boolean(), seenAt: time })),
          }),
        },
      },
    },
    async (request) => {
      const person = await door.person(request)
      const people = await storage.company.followedBy(person.id)
      return {
        friends: people.map((each) => ({
          ...named(each),
          here: each.seen_at > now() - justNow,
          seenAt: each.seen_at,
        })),
      }
    },
  )

  app.put(
    '/api/friends/:id',
    { schema: { tags, summary: 'Follow somebody', params, response: { 200: nothing } } },
    async (request) => {
      const person = await door.person(request)
      await otherPerson(site, person, request.params.id)
      const known = await storage.company.followedBy(person.id)
      if (known.length >= most) throw tooMany('follows', `You may follow ${most} people.`, { most })
      await storage.company.follow(person.id, request.params.id)
      return {}
    },
  )

  app.delete(
    '/api/friends/:id',
    { schema: { tags, summary: 'Follow them no more', params, response: { 200: nothing } } },
    async (request) => {
      await storage.company.unfollow((await door.person(request)).id, request.params.id)
      return {}
    },
  )
}

const blocks: Routes = (app, site, door) => {
  const { storage } = site

  app.get(
    '/api/blocks',
    {
      schema: {
        tags,
        summary: 'Whom you have blocked',
        response: { 200: Type.Object({ blocked: Type.Array(Type.Object(somebody)) }) },
      },
    },
    async (request) => {
      const person = await door.person(request)
      return { blocked: (await storage.company.blockedBy(person.id)).map(named) }
    },
  )

  app.put(
    '/api/blocks/:id',
    {
      schema: {
        tags,
        summary:
          'Block somebody: neither of you asks the other to play or sits down at a table of the other, and you do not hear them',
        params,
        response: { 200: nothing },
      },
    },
    async (request) => {
      const person = await door.person(request)
      await otherPerson(site, person, request.params.id)
      const known = await storage.company.blockedBy(person.id)
      if (known.length >= most) throw tooMany('blocks', `You may block ${most} people.`, { most })
      await storage.company.block(person.id, request.params.id)
      await storage.company.unfollow(person.id, request.params.id)
      await storage.chat.mute(person.id, request.params.id)
      return {}
    },
  )

  app.delete(
    '/api/blocks/:id',
    {
      schema: {
        tags,
        summary: 'Block them no more, and hear them again',
        params,
        response: { 200: nothing },
      },
    },
    async (request) => {
      const person = await door.person(request)
      await storage.company.unblock(person.id, request.params.id)
      await storage.chat.unmute(person.id, request.params.id)
      return {}
    },
  )
}

/** Finding somebody by the beginning of a name. */
const search: Routes = (app, { storage, settings }) => {
  app.get(
    '/api/players',
    {
      config: atMost(settings.limits.matchesPerMinute, '1 minute'),
      schema: {
        tags,
        summary: 'Players whose names begin so',
        querystring: exactly({ beginning: Type.String({ minLength: 2, maxLength: 24 }) }),
        response: { 200: Type.Object({ players: Type.Array(Type.Object(somebody)) }) },
      },
    },
    async (request) => {
      const found = await storage.people.search(nameKey(request.query.beginning), 40)
      const known = found.filter(
        (each) => each.kind !== 'guest' && each.deleted_at === null && each.banned_at === null,
      )
      return { players: known.slice(0, 20).map(named) }
    },
  )
}

export const companyRoutes: Routes = (app, site, door) => {
  for (const each of [looks, friends, blocks, search]) each(app, site, door)
}

function named({ id: who, name, kind }: PersonRow) {
  return { id: who, name, kind }
}

async function otherPerson({ storage }: Site, person: PersonRow, other: string): Promise<void> {
  const found = await storage.people.find(other)
  if (found === null || found.deleted_at !== null || other === person.id) {
    throw new Problem('not found', 'There is nobody else of that id.')
  }
}
