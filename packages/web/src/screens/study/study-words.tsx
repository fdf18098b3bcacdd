import type { ReactNode } from 'react'
import { messagesIn } from '../../words/message-file.ts'
import { MoreWords, remembered } from '../../words/words.tsx'

const messages = remembered((language) => messagesIn(import(`../../../messages/study/${language}.json`)))

/** What is said of studies. */
export function StudyWords({ children }: { children: ReactNode }) {
  return <MoreWords source={messages}>{children}</MoreWords>
}
