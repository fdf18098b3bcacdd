import type { ReactNode } from 'react'
import { messagesIn } from '../../words/message-file.ts'
import { MoreWords, remembered } from '../../words/words.tsx'
import { OnlineWords } from '../online/online-words.tsx'

const messages = remembered((language) => messagesIn(import(`../../../messages/library/${language}.json`)))

/** What is said of the library, and of the site that has it. */
export function LibraryWords({ children }: { children: ReactNode }) {
  return (
    <OnlineWords>
      <MoreWords source={messages}>{children}</MoreWords>
    </OnlineWords>
  )
}
