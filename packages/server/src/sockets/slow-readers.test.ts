import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { Site } from '../site.ts'
import { generous } from '../testing/test-server.ts'
import { Connection } from './connection.ts'
import { Switchboard } from './switchboard.ts'

const site = {
  settings: { limits: { ...generous, unsentBytes: 1000, unsentBytesInAll: 2400 } },
  metrics: { sockets: { set: () => {} } },
  now: () => 0,
} as unknown as Site

/** A connection whose reader has left so many bytes unread. */
function reader(switchboard: Switchboard) {
  const socket = {
    OPEN: 1,
    on: () => {},
    readyState: 1,
    bufferedAmount: 0,
    sent: [] as string[],
    send: (text: string) => socket.sent.push(text),
    terminate: () => {
      socket.readyState = 3
    },
  }
  const connection = new Connection(socket as unknown as WebSocket, null, 'here', site, switchboard)
  switchboard.add(connection)
  return { connection, socket, isOpen: () => socket.readyState === 1 }
}

test('one who leaves too much unread is cut off at the next message, which is not sent', () => {
  const { connection, socket, isOpen } = reader(new Switchboard(site))
  socket.bufferedAmount = 1000
  connection.send({ type: 'done', request: 1 })
  expect(socket.sent).toHaveLength(2)
  expect(isOpen()).toBe(true)
  socket.bufferedAmount = 1001
  connection.send({ type: 'done', request: 2 })
  expect(socket.sent).toHaveLength(2)
  expect(isOpen()).toBe(false)
})

test('when all together leave too much unread the slowest are cut off, until half of it is free again', () => {
  const switchboard = new Switchboard(site)
  const readers = [100, 900, 0, 800, 600].map((unread) => ({ ...reader(switchboard), unread }))
  for (const { socket, unread } of readers) socket.bufferedAmount = unread
  switchboard.makeRoom()
  expect(readers.map(({ isOpen }) => isOpen())).toEqual([true, true, true, true, true])
  for (const { socket } of readers.slice(0, 1)) socket.bufferedAmount = 101
  switchboard.makeRoom()
  expect(readers.map(({ isOpen }) => isOpen())).toEqual([true, false, true, false, true])
})
