import type { Language, Messages, Phrase } from '@gunbai/kernel'
import { type Message, readMessage } from './message.ts'

/** Puts phrases into words. */
export type Speaker = (phrase: Phrase) => string

/**
 * Speaks from these messages; where several have an id, the first that has it is used. What cannot be said is shown as
 * its id: a table with one wrong message is still a table.
 */
export function speaker(language: Language, ...messages: readonly Messages[]): Speaker {
  const sayStrictly = strictSpeaker(language, ...messages)
  const say: Speaker = (phrase) => {
    try {
      return sayStrictly({ ...phrase, values: inWords(phrase.values, say) })
    } catch {
      return phrase.id
    }
  }
  return say
}

/** Like `speaker`, for tests: throws where a message is missing, cannot be parsed or lacks a value. */
export function strictSpeaker(language: Language, ...messages: readonly Messages[]): Speaker {
  const read = new Map<string, Message>()

  function messageOf(id: string): Message {
    const known = read.get(id)
    if (known !== undefined) return known
    const text = messages.find((each) => Object.hasOwn(each, id))?.[id]
    if (text === undefined) throw new Error(`there is no message "${id}" in ${language}`)
    const message = readMessage(language, text)
    read.set(id, message)
    return message
  }

  const say: Speaker = ({ id, values }) => messageOf(id)(inWords(values, say))
  return say
}

/** The values of a phrase, those that are phrases themselves put into words first. */
function inWords(values: Phrase['values'], say: Speaker): Record<string, string | number> {
  const worded: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values ?? {})) {
    worded[name] = typeof value === 'object' ? say(value) : value
  }
  return worded
}
