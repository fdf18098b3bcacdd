import { Type } from 'typebox'
import { atMost, type Routes } from '../api/routes.ts'
import { exactly, nothing, orNull } from '../api/schemas/basics.ts'

const tags = ['people']
const url = orNull(
  Type.String({ maxLength: 500, description: 'an address by https at a host that this server posts to' }),
)

/** Where somebody wants to read that it is their move. */
export const webhookRoutes: Routes = (app, { webhooks, storage, settings }, door) => {
  app.get(
    '/api/me/webhook',
    {
      schema: {
        tags,
        summary: 'Where "your move" is posted, and where it could be',
        response: { 200: Type.Object({ url, hosts: Type.Array(Type.String()) }) },
      },
    },
    async (request) => {
      const { person } = await door.inPerson(request)
      return { url: await storage.company.webhookOf(person.id), hosts: [...settings.webhookHosts] }
    },
  )

  app.put(
    '/api/me/webhook',
    {
      config: atMost(settings.limits.signInsPerMinute, '1 minute'),
      schema: {
        tags,
        summary: 'Have "your move" posted to an address, such as that of a chat room; null for no more',
        body: exactly({ url }),
        response: { 200: nothing },
      },
    },
    async (request) => {
      const { person } = await door.inPerson(request)
      await webhooks.set(person.id, request.body.url)
      return {}
    },
  )
}
