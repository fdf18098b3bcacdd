import type { ReactNode } from 'react'
import { messagesIn } from '../../words/message-file.ts'
import { MoreWords, remembered } from '../../words/words.tsx'

const messages = remembered((language) => messagesIn(import(`../../../messages/branch/${language}.json`)))

/** What is said of branches. */
export function BranchWords({ children }: { children: ReactNode }) {
  return <MoreWords source={messages}>{children}</MoreWords>
}
