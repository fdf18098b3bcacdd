import { Type } from 'typebox'
import type { Routes } from '../api/routes.ts'
import { exactly, time } from '../api/schemas/basics.ts'
import { daysAYear, type HolidaySheet } from './holidays.ts'

const tags = ['people']
const sheet = Type.Object({
  holidays: Type.Array(Type.Object({ from: time, to: time }), { description: 'that are not over' }),
  left: Type.Integer({ description: 'milliseconds that are left to take' }),
})

/** Days off from matches by days. */
export const holidayRoutes: Routes = (app, { holidays }, door) => {
  app.get(
    '/api/holidays',
    {
      schema: {
        tags,
        summary: `Your days off, on which no clock by days runs: ${daysAYear} in a year`,
        response: { 200: sheet },
      },
    },
    async (request) => holidays.sheet((await door.person(request)).id).then(told),
  )

  app.post(
    '/api/holidays',
    {
      schema: {
        tags,
        summary: 'Take days off, from now or from later on',
        body: exactly({ from: Type.Optional(time), to: time }),
        response: { 200: sheet },
      },
    },
    async (request) => {
      const { person } = await door.inPerson(request)
      const { from = 0, to } = request.body
      await holidays.take(person.id, { from, to })
      return holidays.sheet(person.id).then(told)
    },
  )

  app.delete(
    '/api/holidays',
    { schema: { tags, summary: 'Come back: your days off end now', response: { 200: sheet } } },
    async (request) => {
      const { person } = await door.inPerson(request)
      await holidays.end(person.id)
      return holidays.sheet(person.id).then(told)
    },
  )
}

function told({ holidays, left }: HolidaySheet) {
  return { holidays: [...holidays], left }
}
