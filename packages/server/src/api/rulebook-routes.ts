import { type Language, languages } from '@gunbai/kernel'
import { findSchemas } from '@gunbai/rulebooks/schemas'
import { Type } from 'typebox'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import type { Routes } from './routes.ts'
import { language, word } from './schemas/basics.ts'
import * as schema from './schemas/rulebooks.ts'

const tags = ['rulebooks']
const params = Type.Object({ rulebook: word })

/** What a program needs to know of a game: its words, and the forms of what is seen, answered and told. */
export const rulebookRoutes: Routes = (app, site) => {
  app.get(
    '/api/rulebooks/:rulebook/words',
    {
      schema: {
        tags,
        summary: 'The words behind the ids of phrases, in ICU message format',
        params,
        querystring: Type.Object({
          language: Type.Optional(language),
          version: Type.Optional(Type.Integer({ description: 'of the rulebook; the newest without it' })),
        }),
        response: { 200: schema.words },
      },
    },
    async (request) => {
      const { language: asked = languages[0] as Language, version } = request.query
      const shelved = shelvedAs(site, request.params.rulebook)
      return {
        rulebook: shelved.id,
        language: asked,
        messages: { ...(await shelved.messages(asked, version)) },
      }
    },
  )

  app.get(
    '/api/rulebooks/:rulebook/schemas',
    {
      schema: {
        tags,
        summary: 'JSON schemas of what is seen, answered and told in a game',
        params,
        response: { 200: schema.schemas },
      },
    },
    async (request) => {
      const found = await findSchemas(shelvedAs(site, request.params.rulebook).id)
      if (found === null) throw new Problem('not found', 'No schemas were made of this game.')
      return { ...found, view: { ...found.view }, action: { ...found.action }, event: { ...found.event } }
    },
  )
}

function shelvedAs({ settings }: Site, id: string) {
  const found = settings.shelf.find((each) => each.id === id)
  if (found !== undefined) return found
  const known = settings.shelf.map((each) => each.id).join(', ')
  throw new Problem('not found', `There is no game "${id}" here. There are ${known}.`)
}
