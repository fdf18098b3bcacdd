import { Type } from 'typebox'
import { atMost, type Routes } from '../api/routes.ts'
import { id, nothing } from '../api/schemas/basics.ts'
import type { ImaginedPosition } from '../matches/play.ts'

const tags = ['matches']

const imagined = Type.Unsafe<ImaginedPosition>(
  Type.Object({
    rulebook: Type.String(),
    version: Type.Integer(),
    setup: Type.Object({ id: Type.String(), options: Type.Record(Type.String(), Type.Unknown()) }),
    state: Type.Record(Type.String(), Type.Unknown(), {
      description: 'the position, as the record of a branch lays it: whatever you cannot know is imagined',
    }),
  }),
)

/** Trying something at home while the match goes on. */
export const imaginedRoutes: Routes = (app, { play }, door) => {
  app.post(
    '/api/matches/:id/imagined',
    {
      config: atMost(30, '1 minute'),
      schema: {
        tags,
        summary:
          'A position to try something from, as you can imagine it; not in a rated game that is played live',
        params: Type.Object({ id }),
        body: nothing,
        response: { 200: imagined },
      },
    },
    async (request) => play.imagined(await door.person(request), request.params.id),
  )
}
