import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { Site } from '../site.ts'
import type { Door } from './door.ts'

/** The application as the routes see it: their handlers are typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** A group of routes. */
export type Routes = (app: App, site: Site, door: Door) => void

/** Limits of routes that are worth attacking, by address. */
export function atMost(max: number, timeWindow: string) {
  return { rateLimit: { max, timeWindow } }
}
