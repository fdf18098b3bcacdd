import { Type } from 'typebox'
import { personKinds, roles } from '../../storage/tables.ts'
import { email, exactly, id, language, name, oneOf, orNull, password, secret, time, word } from './basics.ts'

export const me = Type.Object(
  {
    id,
    kind: oneOf(personKinds),
    name: Type.String(),
    email: orNull(Type.String()),
    emailConfirmed: Type.Boolean({ description: 'until it is, nothing but the confirmation is mailed' }),
    language: Type.String(),
    notices: Type.Boolean({ description: 'whether "your move" may come by mail' }),
    role: orNull(oneOf(roles)),
    createdAt: time,
  },
  { description: 'who you are' },
)

export const guestWish = exactly({ language: Type.Optional(language) })

export const registration = exactly({
  name,
  password,
  email: Type.Optional(email),
  language: Type.Optional(language),
})

export const signIn = exactly({
  name: Type.String({ maxLength: 60 }),
  password: Type.String({ maxLength: 200 }),
})

export const change = exactly({
  name: Type.Optional(name),
  email: Type.Optional(orNull(email)),
  language: Type.Optional(language),
  notices: Type.Optional(Type.Boolean()),
  password: Type.Optional(
    Type.String({ maxLength: 200, description: 'needed to change the e-mail address' }),
  ),
})

export const passwordChange = exactly({ old: Type.String({ maxLength: 200 }), password })
export const recovery = exactly({ email })
export const comeBack = exactly({ secret, password })
export const farewell = exactly({
  password: Type.Optional(Type.String({ maxLength: 200, description: 'needed by registered people' })),
})

export const session = Type.Object({
  id,
  device: Type.String(),
  createdAt: time,
  seenAt: time,
  current: Type.Boolean(),
})
export const sessions = Type.Object({ sessions: Type.Array(session) })

export const bot = Type.Object({ id, name: Type.String(), createdAt: time, seenAt: time })
export const bots = Type.Object({ bots: Type.Array(bot) })
export const broughtBots = Type.Object({
  bots: Type.Array(
    Type.Object({
      id,
      name: Type.String(),
      owner: Type.String({ description: 'the name of whoever brought it' }),
      awake: Type.Boolean({ description: 'false where it was not here in the last minutes' }),
      seenAt: time,
      ratings: Type.Array(
        Type.Object({
          rulebook: Type.String(),
          rating: Type.Integer(),
          deviation: Type.Integer(),
          games: Type.Integer(),
        }),
        { description: 'best first' },
      ),
    }),
    { description: 'those first who were here last' },
  ),
})
export const botWish = exactly({ name })
export const botKey = Type.Object(
  { bot, key: Type.String({ description: 'shown this once; send it as "Authorization: Bearer ..."' }) },
  { description: 'a bot and its new key' },
)

export const pushSubscription = exactly({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: exactly({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
})
export const pushEnd = exactly({ endpoint: Type.String({ maxLength: 1000 }) })

const past = Type.Array(Type.Integer(), {
  description: 'what the rating was in the last half year, in order',
})

const performance = Type.Object({
  rating: Type.Integer(),
  within: Type.Integer({ description: 'half its interval of 95 %' }),
})
const evenLuck = Type.Object(
  { games: Type.Integer(), byResults: performance, even: performance },
  {
    description:
      'how well the latest rated games were played: by their results, and had luck been even; null where there are too few',
  },
)

export const profile = Type.Object(
  {
    id,
    kind: oneOf(personKinds),
    name: Type.String(),
    createdAt: time,
    ratings: Type.Array(
      Type.Object({
        rulebook: Type.String(),
        rating: Type.Integer(),
        deviation: Type.Integer(),
        games: Type.Integer(),
        past,
        evenLuck: orNull(evenLuck),
      }),
    ),
    lately: Type.Object({ games: Type.Integer(), won: Type.Integer() }, { description: 'the latest games' }),
  },
  { description: 'what everybody may know of somebody' },
)

export const ladder = Type.Object({
  rulebook: word,
  places: Type.Array(
    Type.Object({
      kind: oneOf([...personKinds, 'house bot'] as const),
      id: orNull(id),
      name: Type.String(),
      rating: Type.Integer(),
      deviation: Type.Integer(),
      games: Type.Integer(),
      past,
    }),
    { description: 'the best first' },
  ),
})
