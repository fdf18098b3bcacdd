import type { ReactNode } from 'react'
import { messagesIn } from '../../words/message-file.ts'
import { MoreWords, remembered } from '../../words/words.tsx'

const messages = remembered((language) => messagesIn(import(`../../../messages/orders/${language}.json`)))

/** What is said of orders; fetched where they are given. */
export function OrderWords({ children }: { children: ReactNode }) {
  return <MoreWords source={messages}>{children}</MoreWords>
}
