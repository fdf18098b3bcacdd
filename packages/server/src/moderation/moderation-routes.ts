import { Type } from 'typebox'
import type { Routes } from '../api/routes.ts'
import { exactly, nothing, oneOf, orNull, seat, time } from '../api/schemas/basics.ts'
import { deeds } from './moderation.ts'

const tags = ['moderation']
const text = Type.String()

/** For moderators, whom the keeper of the site appoints. */
export const moderationRoutes: Routes = (app, { moderation, storage, shutNetworks, now }, door) => {
  app.get(
    '/api/moderation',
    {
      schema: {
        tags,
        summary: 'What was reported, who is kept out, what was done; for moderators',
        response: {
          200: Type.Object({
            reports: Type.Array(
              Type.Object({
                id: text,
                message: text,
                match: text,
                battle: orNull(text),
                author: text,
                text,
                reason: text,
                at: time,
              }),
            ),
            networks: Type.Array(Type.Object({ network: text, at: time, ends_at: orNull(time) })),
            audit: Type.Array(
              Type.Object({ at: time, actor: orNull(text), deed: text, subject: text, note: text }),
            ),
          }),
        },
      },
    },
    async (request) => {
      await door.moderator(request)
      const [reports, networks, audit] = await Promise.all([
        moderation.reports(),
        storage.moderation.networks(now()),
        moderation.audit(),
      ])
      return { reports, networks, audit }
    },
  )

  app.post(
    '/api/moderation',
    {
      schema: {
        tags,
        summary:
          'Look after the site: settle a report, erase a message, take down a battle, ban, end a match, shut out a network',
        body: exactly({
          deed: oneOf(deeds),
          subject: Type.String({ minLength: 1, maxLength: 60 }),
          note: Type.String({ maxLength: 500 }),
          winners: Type.Optional(Type.Array(seat, { maxItems: 31 })),
          days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
        }),
        response: { 200: nothing },
      },
    },
    async (request) => {
      await moderation.do(request.body, await door.moderator(request))
      await shutNetworks.look(storage, now())
      return {}
    },
  )
}
