import { Type } from 'typebox'
import { language } from './basics.ts'

export const words = Type.Object({
  rulebook: Type.String(),
  language,
  messages: Type.Record(Type.String(), Type.String(), {
    description:
      'by the id of a phrase, the sentence into which its values go; a value may be a phrase itself',
  }),
})

const jsonSchema = Type.Record(Type.String(), Type.Unknown(), { description: 'a JSON schema' })

export const schemas = Type.Object({
  rulebook: Type.String(),
  version: Type.Integer({
    description: 'the newest; a match that began under an older one may look otherwise',
  }),
  view: jsonSchema,
  action: jsonSchema,
  event: jsonSchema,
})
