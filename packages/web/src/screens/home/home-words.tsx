import type { ReactNode } from 'react'
import { messagesIn } from '../../words/message-file.ts'
import { botMessages, MoreWords, remembered } from '../../words/words.tsx'

const words = remembered(async (language) => ({
  ...(await botMessages(language)),
  ...(await messagesIn(import(`../../../messages/home/${language}.json`))),
}))

/** Gives everything inside the words of what comes later on the home page. */
export function HomeWords({ children }: { children: ReactNode }) {
  return <MoreWords source={words}>{children}</MoreWords>
}
