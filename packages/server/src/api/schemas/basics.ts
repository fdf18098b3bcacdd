import { languages } from '@gunbai/kernel'
import { Type } from 'typebox'
import { problemStatuses } from '../../problem.ts'

/** Forms that the other schemas are made of. Everything has a greatest length. */

export const id = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$', description: 'an id' })
export const secret = Type.String({ minLength: 16, maxLength: 100, description: 'a secret' })
export const time = Type.Integer({ description: 'milliseconds since 1970' })
export const seat = Type.Integer({ minimum: 0, maximum: 31, description: 'a seat, counted from 0' })
export const name = Type.String({ minLength: 2, maxLength: 24 })
export const password = Type.String({ minLength: 8, maxLength: 200 })
export const email = Type.String({ maxLength: 200, pattern: '^[^\\s@<>",;]+@[^\\s@<>",;]+\\.[^\\s@<>",;]+$' })
export const language = oneOf(languages)
export const word = Type.String({ minLength: 1, maxLength: 60 })

export const nothing = Type.Object({}, { additionalProperties: false, description: 'nothing' })

export const phrase = Type.Object(
  { id: Type.String(), values: Type.Optional(Type.Record(Type.String(), Type.Unknown())) },
  { description: 'a message id of the rulebook, with the values that go into the sentence' },
)

export const action = Type.Object(
  { kind: Type.String({ minLength: 1, maxLength: 60 }) },
  {
    additionalProperties: Type.Union([
      Type.String({ maxLength: 200 }),
      Type.Number(),
      Type.Boolean(),
      Type.Null(),
    ]),
    maxProperties: 20,
    description: 'an answer, exactly as it was offered',
  },
)

export const problem = Type.Object(
  {
    problem: Type.Object({
      code: oneOf(Object.keys(problemStatuses) as (keyof typeof problemStatuses)[]),
      message: Type.String({ description: 'an English sentence' }),
      rule: Type.Optional(Type.String({ description: 'the id of the rule that forbids it' })),
      phrase: Type.Optional(phrase),
      asked: Type.Optional(Type.Integer({ description: 'the id of the question that is open' })),
    }),
  },
  { description: 'why the request was refused' },
)

/** One of these words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return Type.Unsafe<Words[number]>({ enum: [...words] })
}

export function orNull<const T extends Parameters<typeof Type.Union>[0][number]>(schema: T) {
  return Type.Union([schema, Type.Null()])
}

/** An object that a request must match exactly. */
export function exactly<const P extends Parameters<typeof Type.Object>[0]>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}
