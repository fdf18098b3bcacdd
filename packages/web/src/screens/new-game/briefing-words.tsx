import type { ReactNode } from 'react'
import { messagesIn } from '../../words/message-file.ts'
import { MoreWords, remembered } from '../../words/words.tsx'

const words = remembered((language) => messagesIn(import(`../../../messages/briefing/${language}.json`)))

/** Gives everything inside the words of what is told before a game. */
export function BriefingWords({ children }: { children: ReactNode }) {
  return <MoreWords source={words}>{children}</MoreWords>
}
