import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { say } from '../notices/words.ts'
import { Problem, tooMany } from '../problem.ts'
import { atMost, type Routes } from './routes.ts'
import { nothing } from './schemas/basics.ts'

const params = Type.Object({ secret: Type.String({ minLength: 16, maxLength: 120, pattern: '^[\\w.-]+$' }) })

/**
 * Where the links in mails lead. Programs look at links before their reader does: so nothing is done before a button is
 * pressed.
 */
export const mailRoutes: Routes = (app, { people, settings, notices, gates, now }, door) => {
  const { addresses } = people
  const config = atMost(settings.limits.signInsPerMinute * 3, '1 minute')
  const options = { config, schema: { hide: true, params } }
  // of these pages alone: elsewhere a form is no request, since a page of others could send one
  app.register(async (forms: typeof app) => {
    // the button sends an empty form, and so does a mail program by itself (RFC 8058)
    forms.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1_000 }, (_, body, done) => {
      body.resume().on('end', () => done(null, {}))
    })

    forms.get('/mail/confirm/:secret', options, async (request, reply) => {
      const person = await addresses.bySecret(request.params.secret)
      if (person === null)
        return page(reply, request.headers['accept-language'] ?? 'en', 'mail.page.stale', null)
      return page(reply, person.language, 'mail.page.confirm', 'mail.page.confirm.button')
    })

    forms.post('/mail/confirm/:secret', options, async (request, reply) => {
      const person = await addresses.confirm(request.params.secret).catch((error) => {
        if (error instanceof Problem && error.code === 'taken') return null
        throw error
      })
      if (person === null)
        return page(reply, request.headers['accept-language'] ?? 'en', 'mail.page.taken', null)
      return page(reply, person.language, 'mail.page.confirmed', null)
    })

    forms.get('/mail/quiet/:secret', options, async (request, reply) => {
      const { language } = await addresses.byQuietToken(request.params.secret)
      return page(reply, language, 'mail.page.quiet', 'mail.page.quiet.button')
    })

    forms.post('/mail/quiet/:secret', options, async (request, reply) => {
      await addresses.quiet(request.params.secret)
      const { language } = await addresses.byQuietToken(request.params.secret)
      return page(reply, language, 'mail.page.quieted', null)
    })
  })

  app.post(
    '/api/me/confirmation',
    {
      config,
      schema: {
        tags: ['people'],
        summary: 'Have the link mailed again by which you confirm your e-mail address',
        body: nothing,
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      const { person } = await door.inPerson(request)
      if (person.email === null || person.confirmed_at !== null) {
        throw new Problem('not now', 'There is no address of yours to confirm.')
      }
      if (!gates.mails.take(person.email, now())) {
        throw tooMany('mails', 'Some mails have gone there lately; look for them, or try again in an hour.')
      }
      await notices.mailConfirmation(person)
      return reply.code(202).send({})
    },
  )
}

/** A page of one sentence, and perhaps a button. */
function page(reply: FastifyReply, language: string, sentence: string, button: string | null) {
  const words = escaped(say(language, { id: sentence }))
  const form =
    button === null
      ? ''
      : `<form method="post"><button>${escaped(say(language, { id: button }))}</button></form>`
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gunbai</title>` +
        `<h1>Gunbai</h1><p>${words}</p>${form}<p><a href="/">Gunbai</a></p>`,
    )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
