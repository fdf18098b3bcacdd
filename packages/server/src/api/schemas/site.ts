import { Type } from 'typebox'
import { orNull } from './basics.ts'

export const health = Type.Object({
  status: Type.String({ description: '"good", or what is wrong' }),
  storage: Type.String({ description: '"sqlite" or "postgres"' }),
})

export const site = Type.Object(
  {
    rulebooks: Type.Array(
      Type.Object({
        id: Type.String(),
        version: Type.Integer(),
        setups: Type.Array(
          Type.Object({
            id: Type.String(),
            seats: Type.Integer(),
            options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.Unknown()) })),
          }),
        ),
      }),
    ),
    bots: Type.Array(Type.String(), { description: 'kinds of opponents of this house, weakest first' }),
    mail: Type.Boolean({ description: 'whether this server sends mails' }),
    pushKey: orNull(Type.String({ description: 'for subscribing to push messages' })),
  },
  { description: 'what this site has to offer' },
)
