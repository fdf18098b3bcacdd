import type { WebSocket } from 'ws'
import { senderOf } from '../api/door.ts'
import type { Routes } from '../api/routes.ts'
import { placeOf } from '../place.ts'
import { tooMany } from '../problem.ts'
import { Connection } from './connection.ts'
import type { Switchboard } from './switchboard.ts'

/** Where sockets come in. */
export function socketRoutes(switchboard: Switchboard): Routes {
  return (app, site, door) => {
    app.get(
      '/api/socket',
      {
        websocket: true,
        schema: { hide: true },
        preValidation: async (request) => {
          // browsers send cookies with a socket from any page: only ours may open one
          door.checkOrigin(request)
          const identity = await door.whoIs(request)
          if (switchboard.isFull(placeOf(request.ip), identity?.person.id ?? null)) {
            throw tooMany('sockets', 'You have too many sockets open; close one.')
          }
          if (!site.gates.letsOpen(senderOf(request))) {
            throw tooMany('connecting', 'You are connecting too often; try again in a minute.')
          }
        },
      },
      (socket: WebSocket, request) => {
        const connection = new Connection(
          socket,
          request.identity ?? null,
          placeOf(request.ip),
          site,
          switchboard,
        )
        switchboard.add(connection)
        // whoever was signed out between the door and here has missed the news
        switchboard.closeRevoked([connection]).catch(() => connection.cutOff())
      },
    )
  }
}
