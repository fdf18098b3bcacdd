import type { ChatRoom, ShownMessage } from '@gunbai/server/wire'
import { useCallback, useEffect, useState } from 'react'
import type { RemoteTable } from '../../../online/remote-table.ts'
import { site } from '../../../online/site.ts'

/** Something that was said, wherever that was. */
export type Said = Omit<ShownMessage, 'room'>

export interface Chat {
  readonly room: ChatRoom
  readonly messages: readonly Said[]
  /** How many have come since the panel was last looked at. */
  readonly unseen: number
  /** Everything that has come has been looked at. */
  see(): void
  /** Nothing of that person is shown any more. */
  forget(person: string): void
}

/** What is said in the room that we may hear: the players', or that of those who watch. */
export function useChat(id: string, table: RemoteTable): Chat {
  const { seat, isConnected } = table.around()
  const room: ChatRoom = seat === null ? 'spectators' : 'players'
  const [messages, setMessages] = useState<readonly Said[]>([])
  const [seen, setSeen] = useState<number | null>(null)
  useEffect(() => table.listen((message) => setMessages((heard) => merged(heard, [message]))), [table])
  // asked for anew whenever the line is back: what was said meanwhile did not come by it
  useEffect(() => {
    if (!isConnected) return
    let late = false
    site.chat(id, room).then(
      (found) => {
        if (late) return
        setMessages((heard) => merged(found, heard))
        setSeen((before) => before ?? found.length)
      },
      () => {},
    )
    return () => {
      late = true
    }
  }, [id, room, isConnected])
  const see = useCallback(() => setSeen(messages.length), [messages])
  const forget = useCallback((person: string) => {
    const others = (list: readonly Said[]) => list.filter(({ author }) => author.id !== person)
    setMessages(others)
  }, [])
  return { room, messages, unseen: Math.max(0, messages.length - (seen ?? messages.length)), see, forget }
}

/** Both lists, each message once, in the order in which they were said. */
export function merged(one: readonly Said[], other: readonly Said[]): Said[] {
  const all = new Map([...one, ...other].map((each) => [each.id, each]))
  return [...all.values()].sort((a, b) => a.at - b.at)
}
