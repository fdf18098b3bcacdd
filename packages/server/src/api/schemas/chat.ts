import { Type } from 'typebox'
import type { ShownMessage } from '../../chat/chat.ts'
import { chatRooms } from '../../storage/tables.ts'
import { exactly, id, oneOf, time } from './basics.ts'

export const chatMessage = Type.Unsafe<ShownMessage>(
  Type.Object({
    id,
    room: oneOf(chatRooms),
    author: Type.Object({ id, name: Type.String() }),
    text: Type.String(),
    at: time,
  }),
)

export const chatQuery = exactly({ room: oneOf(chatRooms) })
export const chatWish = exactly({
  room: oneOf(chatRooms),
  text: Type.String({ minLength: 1, maxLength: 500 }),
})
export const chatList = Type.Object({ messages: Type.Array(chatMessage) })
export const muted = Type.Object({ muted: Type.Array(Type.Object({ id, name: Type.String() })) })
export const reportWish = exactly({ message: id, reason: Type.String({ minLength: 1, maxLength: 500 }) })
