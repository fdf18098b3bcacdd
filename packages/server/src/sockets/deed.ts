import type { Site } from '../site.ts'
import type { PersonRow } from '../storage/tables.ts'
import type { Done } from './connection.ts'
import type { ClientMessage } from './frame.ts'

type Deed = Exclude<
  ClientMessage['type'],
  'ping' | 'watch' | 'unwatch' | 'answer' | 'answers' | 'look on' | 'look away' | 'lead'
>

export type DeedMessage = Extract<ClientMessage, { type: Deed }>

/** What somebody does in a match, or asks about it, that needs no more than to know who. Gives what the reply says besides. */
export async function doDeed(
  { play, chat, lobby, now }: Site,
  person: PersonRow,
  message: DeedMessage,
): Promise<Partial<Done>> {
  switch (message.type) {
    case 'undo':
      await play.undo(person, message.match)
      return {}
    case 'offer':
      await play.offer(person, message.match, message.offer)
      return {}
    case 'reply':
      await play.reply(person, message.match, message.accept)
      return {}
    case 'resign':
      await play.resign(person, message.match)
      return {}
    case 'claim':
      await play.claim(person, message.match, message.against ?? null, now())
      return {}
    case 'say':
      await chat.say(person, await lobby.find(message.match, person.id), message.room, message.text)
      return {}
    case 'why':
      return { why: await play.whyNot(person, message.match, message.action) }
    case 'order sheet':
      return { sheet: await play.orderSheet(person, message.match) }
    case 'orders':
      await play.order(person, message.match, message.orders)
      return {}
    case 'hold':
      await play.hold(person, message.match, message.question)
      return {}
    case 'link':
      await play.link(person, message.match, message)
      return {}
    case 'journeys':
      return { journeys: [...(await play.journeys(person, message.match, message.piece))] }
    case 'foresee':
      return { foreseen: await play.foresee(person, message.match, message) }
    case 'odds':
      return { odds: await play.odds(person, message.match, message.action) }
  }
}
