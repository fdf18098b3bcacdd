import { messagesIn } from '../../../words/message-file.ts'
import { remembered } from '../../../words/words.tsx'

/** The words by which things are explained, and by which it is found what a sentence speaks of. */
export const whatIsWords = remembered((language) =>
  messagesIn(import(`../../../../messages/what-is/${language}.json`)),
)
