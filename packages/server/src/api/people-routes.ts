import { setTimeout as pause } from 'node:timers/promises'
import { Type } from 'typebox'
import { FairQueue } from '../bots/fair-queue.ts'
import { leaveAll } from '../matches/leaving.ts'
import { isPushService } from '../notices/pusher.ts'
import { isPassword } from '../people/password.ts'
import { addressKey } from '../people/people.ts'
import { placeOf } from '../place.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Site } from '../site.ts'
import type { PersonRow } from '../storage/tables.ts'
import { exportOf } from './export.ts'
import { atMost, type Routes } from './routes.ts'
import { id, nothing } from './schemas/basics.ts'
import * as schema from './schemas/people.ts'

const tags = ['people']

const comingIn: Routes = (app, site, door) => {
  // one after the other, and of each address in turn: whoever sends many guests makes nobody else wait
  const coming = new FairQueue(1)
  const { people, settings, gates, now } = site
  const signing = atMost(settings.limits.signInsPerMinute, '1 minute')

  app.post(
    '/api/guests',
    {
      schema: { tags, summary: 'Come in as a guest', body: schema.guestWish, response: { 201: schema.me } },
    },
    async (request, reply) => {
      const known = await door.whoIs(request)
      if (known !== null) return reply.code(201).send(shown(known.person))
      if (!gates.guests.take(placeOf(request.ip), now())) {
        throw tooMany(
          'guests',
          'Many guests have come in from your network; try again in a minute, or register.',
        )
      }
      const language = request.body.language ?? request.headers['accept-language'] ?? 'en'
      const opened = await coming.run(placeOf(request.ip), async () => {
        const guest = await people.welcomeGuest(language, door.device(request))
        await pause(settings.limits.guestPause)
        return guest
      })
      await door.letIn(reply, request, opened)
      return reply.code(201).send(shown(opened.person))
    },
  )

  app.post(
    '/api/people',
    {
      config: signing,
      schema: {
        tags,
        summary: 'Register; a guest keeps their games',
        body: schema.registration,
        response: { 201: schema.me },
      },
    },
    async (request, reply) => {
      const opened = await people.register(await door.whoIs(request), request.body, door.device(request))
      askToConfirm(site, opened.person)
      await door.letIn(reply, request, opened)
      return reply.code(201).send(shown(opened.person))
    },
  )

  app.post(
    '/api/sessions',
    {
      schema: { tags, summary: 'Sign in', body: schema.signIn, response: { 201: schema.me } },
    },
    async (request, reply) => {
      const { name, password } = request.body
      const opened = await gates.guess(placeOf(request.ip), await door.guessedAt(request, name), () =>
        people.signIn(name, password, door.device(request)),
      )
      await door.letIn(reply, request, opened)
      return reply.code(201).send(shown(opened.person))
    },
  )
}

/** Where somebody is signed in. */
const sessions: Routes = (app, { people, storage, now }, door) => {
  app.delete(
    '/api/sessions/current',
    { schema: { tags, summary: 'Sign out', response: { 200: nothing } } },
    async (request, reply) => {
      await people.signOut(await door.inPerson(request))
      door.letOut(reply, request)
      return {}
    },
  )

  app.get(
    '/api/sessions',
    { schema: { tags, summary: 'Where you are signed in', response: { 200: schema.sessions } } },
    async (request) => {
      const { person, session } = await door.inPerson(request)
      const rows = await storage.people.sessionsOf(person.id, now())
      return {
        sessions: rows.map((each) => ({
          id: each.id,
          device: each.device,
          createdAt: each.created_at,
          seenAt: each.seen_at,
          current: each.id === session?.id,
        })),
      }
    },
  )

  app.delete(
    '/api/sessions',
    { schema: { tags, summary: 'End every session but this one', response: { 200: nothing } } },
    async (request) => {
      const { person, session } = await door.inPerson(request)
      await people.endSessions(person.id, session?.id ?? null)
      return {}
    },
  )

  app.delete(
    '/api/sessions/:id',
    {
      schema: { tags, summary: 'End a session', params: Type.Object({ id }), response: { 200: nothing } },
    },
    async (request) => {
      const { person } = await door.inPerson(request)
      await people.endSession(person.id, request.params.id)
      return {}
    },
  )
}

const account: Routes = (app, site, door) => {
  const { people, settings } = site
  const signing = atMost(settings.limits.signInsPerMinute, '1 minute')

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who you are', response: { 200: schema.me } } },
    async (request) => shown(await door.person(request)),
  )

  app.patch(
    '/api/me',
    {
      config: signing,
      schema: {
        tags,
        summary: 'Change your name, address, language or notices',
        body: schema.change,
        response: { 200: schema.me },
      },
    },
    async (request) => {
      const { person } = await door.inPerson(request)
      const changed = await people.change(person, request.body)
      if (changed.email !== person.email) askToConfirm(site, changed)
      return shown(changed)
    },
  )

  app.post(
    '/api/me/password',
    {
      config: signing,
      schema: {
        tags,
        summary: 'Change your password; other sessions end',
        body: schema.passwordChange,
        response: { 200: nothing },
      },
    },
    async (request) => {
      const { old, password } = request.body
      await people.changePassword(await door.inPerson(request), old, password)
      return {}
    },
  )
}

/** A way back in for those who have forgotten their password. */
const recoveries: Routes = (app, { people, settings, notices, gates, errands, now }, door) => {
  /** Nobody waits for it: how long it takes would tell whether anybody has this address. */
  async function mailWayBack(email: string): Promise<void> {
    const way = await people.recover(email)
    if (way !== null) await notices.mailRecovery(way.person, way.secret)
  }

  const signing = atMost(settings.limits.signInsPerMinute, '1 minute')

  app.post(
    '/api/recoveries',
    {
      config: signing,
      schema: {
        tags,
        summary: 'Have a link mailed with which to set a new password',
        body: schema.recovery,
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      if (settings.mail === null)
        throw new Problem('not now', 'This server sends no mails; ask whoever runs it.')
      const { email } = request.body
      // one who has had enough of them gets no more, and whoever asks does not hear of it
      if (gates.mails.take(addressKey(email), now())) errands.run(mailWayBack(email))
      // the same answer whether or not anybody has this address
      return reply.code(202).send({})
    },
  )

  app.put(
    '/api/recoveries',
    {
      config: signing,
      schema: {
        tags,
        summary: 'Set a new password by the secret that was mailed',
        body: schema.comeBack,
        response: { 201: schema.me },
      },
    },
    async (request, reply) => {
      const { secret, password } = request.body
      const opened = await people.comeBack(secret, password, door.device(request))
      await door.letIn(reply, request, opened)
      return reply.code(201).send(shown(opened.person))
    },
  )
}

/** What is kept of somebody, and being forgotten. */
const leaving: Routes = (app, site, door) => {
  const { people, settings } = site
  const signing = atMost(settings.limits.signInsPerMinute, '1 minute')

  app.get(
    '/api/me/data',
    {
      config: atMost(10, '1 hour'),
      schema: { tags, summary: 'Everything that is kept of you', response: { 200: Type.Unknown() } },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="gunbai-my-data.json"')
      return exportOf(site, (await door.inPerson(request)).person)
    },
  )

  app.delete(
    '/api/me',
    {
      config: signing,
      schema: {
        tags,
        summary: 'Be forgotten: games in play are resigned, finished ones stay without your name',
        body: schema.farewell,
        response: { 200: nothing },
      },
    },
    async (request, reply) => {
      const { person } = await door.inPerson(request)
      if (person.kind === 'person' && !(await isPassword(request.body.password ?? '', person.password))) {
        throw new Problem('forbidden', 'To be forgotten, give your password.')
      }
      for (const { id } of [person, ...(await site.storage.people.botsOf(person.id))]) {
        await leaveAll(site.storage, site.rooms, id)
      }
      await people.forget(person)
      door.letOut(reply, request)
      return {}
    },
  )
}

const pushes: Routes = (app, { settings, storage }, door) => {
  app.post(
    '/api/me/pushes',
    {
      schema: {
        tags,
        summary: 'Have this browser told when it is your move',
        body: schema.pushSubscription,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      const { person } = await door.inPerson(request)
      const { endpoint, keys } = request.body
      if (settings.push === null) throw new Problem('not now', 'This server sends no push messages.')
      if (!isPushService(endpoint))
        throw new Problem('bad request', 'This is not the push service of a browser.')
      const known = await storage.people.pushesOf(person.id)
      const { pushesPerPerson } = settings.limits
      if (known.length >= pushesPerPerson && !known.some((each) => each.endpoint === endpoint)) {
        throw tooMany('pushes', `Messages go to ${pushesPerPerson} browsers of yours at most.`, {
          most: pushesPerPerson,
        })
      }
      await storage.people.addPush({ endpoint, person: person.id, keys: JSON.stringify(keys) })
      return reply.code(201).send({})
    },
  )

  app.delete(
    '/api/me/pushes',
    { schema: { tags, summary: 'No more of that', body: schema.pushEnd, response: { 200: nothing } } },
    async (request) => {
      const { person } = await door.inPerson(request)
      await storage.people.dropPush(request.body.endpoint, person.id)
      return {}
    },
  )
}

export const peopleRoutes: Routes = (app, site, door) => {
  for (const each of [comingIn, sessions, account, recoveries, leaving, pushes]) each(app, site, door)
}

/** Mails whoever gave an address the link to confirm it; nobody waits for that. */
function askToConfirm({ settings, gates, notices, errands, now }: Site, person: PersonRow): void {
  const { email, confirmed_at } = person
  if (settings.mail === null || email === null || confirmed_at !== null) return
  if (gates.mails.take(email, now())) errands.run(notices.mailConfirmation(person))
}

function shown(person: PersonRow) {
  return {
    id: person.id,
    kind: person.kind,
    name: person.name,
    email: person.email,
    emailConfirmed: person.confirmed_at !== null,
    language: person.language,
    notices: person.notices === 1,
    role: person.role,
    createdAt: person.created_at,
  }
}
