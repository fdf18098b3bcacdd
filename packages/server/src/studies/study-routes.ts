import { studyBounds } from '@gunbai/kernel/study'
import { Type } from 'typebox'
import { atMost, type Routes } from '../api/routes.ts'
import { id, nothing } from '../api/schemas/basics.ts'
import * as schema from './study-schemas.ts'

const tags = ['studies']
const params = Type.Object({ id })
/** The text of a study stands in JSON, where every quote of it takes two characters, and letters up to three bytes. */
const bodyLimit = 3 * studyBounds.characters

const writing: Routes = (app, { studies, settings }, door) => {
  const config = atMost(settings.limits.studiesPerMinute, '1 minute')

  app.post(
    '/api/studies',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Put a study on the site',
        body: schema.studyWish,
        response: { 201: schema.studyInfo },
      },
    },
    async (request, reply) => {
      const { text, visibility } = request.body
      return reply.code(201).send(await studies.make(await door.person(request), text, visibility))
    },
  )

  app.put(
    '/api/studies/:id',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Write one of yours anew',
        params,
        body: schema.studyWriting,
        response: { 200: schema.studyInfo },
      },
    },
    async (request) => {
      const { text, edition } = request.body
      return studies.write(await door.person(request), request.params.id, text, edition)
    },
  )

  app.patch(
    '/api/studies/:id',
    {
      schema: {
        tags,
        summary: 'Say who may read one of yours',
        params,
        body: schema.studyShowing,
        response: { 200: schema.studyInfo },
      },
    },
    async (request) => studies.show(await door.person(request), request.params.id, request.body.visibility),
  )

  app.delete(
    '/api/studies/:id',
    { schema: { tags, summary: 'Remove one of yours', params, response: { 200: nothing } } },
    async (request) => {
      await studies.remove(await door.person(request), request.params.id)
      return {}
    },
  )
}

const reading: Routes = (app, { studies }, door) => {
  app.get(
    '/api/studies',
    {
      schema: {
        tags,
        summary: 'Your studies, or those that are public, the latest first',
        querystring: schema.studyQuery,
        response: { 200: schema.studyList },
      },
    },
    async (request) => {
      const person = (await door.whoIs(request))?.person ?? null
      return { studies: await studies.list(person, request.query.list) }
    },
  )

  app.get(
    '/api/studies/:id',
    { schema: { tags, summary: 'A study that you may read', params, response: { 200: schema.studyPage } } },
    async (request) => studies.page((await door.whoIs(request))?.person ?? null, request.params.id),
  )
}

const talking: Routes = (app, { studies }, door) => {
  app.get(
    '/api/studies/:id/talk',
    { schema: { tags, summary: 'What was said about it', params, response: { 200: schema.studyTalk } } },
    async (request) => {
      const person = (await door.whoIs(request))?.person ?? null
      return { messages: await studies.talk(person, request.params.id) }
    },
  )

  app.post(
    '/api/studies/:id/talk',
    {
      schema: {
        tags,
        summary: 'Say something about it',
        params,
        body: schema.studySaying,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      await studies.say(await door.person(request), request.params.id, request.body.text)
      return reply.code(201).send({})
    },
  )

  app.post(
    '/api/studies/:id/reports',
    {
      config: atMost(20, '1 hour'),
      schema: {
        tags,
        summary: 'Report a study, or what was said about it, to whoever runs the site',
        params,
        body: schema.studyReport,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      const { message = null, reason } = request.body
      await studies.report(await door.person(request), request.params.id, message, reason)
      return reply.code(201).send({})
    },
  )
}

/** Studies: written by one, read by those whom that one lets. */
export const studyRoutes: Routes = (app, site, door) => {
  for (const each of [writing, reading, talking]) each(app, site, door)
}
