import { botIds } from '@gunbai/bots'
import { Type } from 'typebox'
import type { MatchOutcome } from '../matches/position.ts'
import { nameKey } from '../people/name.ts'
import { Problem } from '../problem.ts'
import type { EvenLuck } from '../ratings/luck-of-matches.ts'
import type { Performance } from '../ratings/performance.ts'
import type { Site } from '../site.ts'
import type { Storage } from '../storage/storage.ts'
import type { RatingRow } from '../storage/tables.ts'
import type { Routes } from './routes.ts'
import { word } from './schemas/basics.ts'
import * as peopleSchema from './schemas/people.ts'
import * as schema from './schemas/site.ts'

const tags = ['site']

/** A player whose rating is less sure than this is not ranked. */
const sureEnough = 200
const ladderLength = 200
/** How far back the course of a rating goes, by how many points it is told, and how many games are the latest. */
const months = 180 * 24 * 60 * 60_000
const mostPoints = 12
const latest = 20

/** For whoever runs the site. */
const condition: Routes = (app, { storage, metrics, health }, door) => {
  app.get(
    '/health',
    {
      config: { rateLimit: false },
      schema: { tags, summary: 'Whether all is well', response: { 200: schema.health, 503: schema.health } },
    },
    async (_, reply) => {
      const { engine } = storage.database
      const wrong = await health.wrong()
      if (wrong === null) return { status: 'good', storage: engine }
      return reply.code(503).send({ status: wrong, storage: engine })
    },
  )

  app.get('/metrics', { config: { rateLimit: false }, schema: { hide: true } }, async (request, reply) => {
    door.checkMayMeasure(request)
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

const offer: Routes = (app, { settings }) => {
  app.get(
    '/api/site',
    { schema: { tags, summary: 'What this site has to offer', response: { 200: schema.site } } },
    async () => ({
      rulebooks: await Promise.all(
        settings.shelf.map(async (shelved) => {
          const { id, version, setups } = await shelved.load()
          return {
            id,
            version,
            setups: setups.map(({ id, seats, options }) => ({
              id,
              seats,
              options: options.map(({ name, values }) => ({ name, values: [...values] })),
            })),
          }
        }),
      ),
      bots: [...botIds],
      mail: settings.mail !== null,
      pushKey: settings.push?.publicKey ?? null,
    }),
  )
}

/** Who is known here, and how good they are. */
const standings: Routes = (app, site) => {
  const { storage, now } = site
  app.get(
    '/api/ladder/:rulebook',
    {
      schema: {
        tags,
        summary: 'The best players of a game, people and bots',
        params: Type.Object({ rulebook: word }),
        response: { 200: peopleSchema.ladder },
      },
    },
    async (request) => {
      const { rulebook } = request.params
      const rows = await storage.ratings.ladder(rulebook, sureEnough, ladderLength)
      const people = await storage.people.all(rows.map((each) => each.player))
      const byId = new Map(people.map((each) => [each.id, each]))
      const past = await storage.ratings.history(
        rulebook,
        rows.map((each) => each.player),
        now() - months,
      )
      return {
        rulebook,
        places: rows.map((row) => {
          const person = byId.get(row.player)
          return person === undefined
            ? {
                kind: 'house bot' as const,
                id: null,
                name: row.player.replace(/^bot:/, ''),
                ...rounded(row),
                past: thinned(past.get(row.player)),
              }
            : {
                kind: person.kind,
                id: person.id,
                name: person.name,
                ...rounded(row),
                past: thinned(past.get(row.player)),
              }
        }),
      }
    },
  )

  app.get(
    '/api/players/:name',
    {
      schema: {
        tags,
        summary: 'What everybody may know of somebody',
        params: Type.Object({ name: Type.String({ maxLength: 60 }) }),
        response: { 200: peopleSchema.profile },
      },
    },
    async (request) => {
      const person = await storage.people.byNameKey(nameKey(request.params.name))
      if (person === null || person.deleted_at !== null)
        throw new Problem('not found', 'There is nobody of that name.')
      return {
        id: person.id,
        kind: person.kind,
        name: person.name,
        createdAt: person.created_at,
        ratings: await ratingsOf(site, person.id),
        lately: await lately(storage, person.id),
      }
    },
  )
}

export const siteRoutes: Routes = (app, site, door) => {
  for (const each of [condition, offer, standings]) each(app, site, door)
}

/** By game, the rating of somebody, its course, and how well the latest games were played. */
async function ratingsOf({ storage, luck, now }: Site, person: string) {
  const rows = await storage.ratings.of(person)
  return Promise.all(
    rows.map(async (row) => {
      const past = await storage.ratings.history(row.rulebook, [person], now() - months)
      const evenLuck = inWholePoints(await luck.of(person, row.rulebook))
      return { rulebook: row.rulebook, ...rounded(row), past: thinned(past.get(person)), evenLuck }
    }),
  )
}

/** How the latest games of somebody ended that everybody may see. */
async function lately({ matches }: Storage, person: string) {
  const rows = await matches.list({ person, status: 'over', publicOnly: true, limit: latest })
  const seats = await matches.seatsOf(rows.map(({ id }) => id))
  const won = rows.filter(({ id, outcome }) => {
    const seat = seats.find((each) => each.match === id && each.person === person)?.seat ?? -1
    return (JSON.parse(outcome ?? '{"winners":[]}') as MatchOutcome).winners.includes(seat)
  })
  return { games: rows.length, won: won.length }
}

/** A course of many ratings by a few, the first and the last among them. */
function thinned(past: readonly number[] = []): number[] {
  const step = Math.max(1, (past.length - 1) / (mostPoints - 1))
  const places = Array.from({ length: Math.min(past.length, mostPoints) }, (_, i) => Math.round(i * step))
  return places.flatMap((place) => past[place] ?? [])
}

/** How well somebody has played, as people read it. */
function inWholePoints(played: EvenLuck | null) {
  if (played === null) return null
  const whole = ({ rating, within }: Performance) => ({
    rating: Math.round(rating),
    within: Math.round(within),
  })
  return { games: played.games, byResults: whole(played.byResults), even: whole(played.even) }
}

/** A rating as people read it. */
export function rounded({ rating, deviation, games }: RatingRow) {
  return { rating: Math.round(rating), deviation: Math.round(deviation), games }
}
