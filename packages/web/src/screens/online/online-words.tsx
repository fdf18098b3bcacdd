import type { ReactNode } from 'react'
import { messagesIn } from '../../words/message-file.ts'
import { botMessages, GameWords, MoreWords, remembered } from '../../words/words.tsx'

const messages = remembered(async (language) => {
  const [theirs, mine] = await Promise.all([
    botMessages(language),
    messagesIn(import(`../../../messages/online/${language}.json`)),
  ])
  return { ...theirs, ...mine }
})

/** Gives everything inside the words of playing online. */
export function OnlineWords({ children }: { children: ReactNode }) {
  return <MoreWords source={messages}>{children}</MoreWords>
}

/** The same with the words of a game. */
export function OnlineGameWords({ children, ...game }: Parameters<typeof GameWords>[0]) {
  return (
    <GameWords {...game}>
      <OnlineWords>{children}</OnlineWords>
    </GameWords>
  )
}
