import type { ReactNode } from 'react'
import { rareWordsOf } from '../../games/faces.ts'
import { messagesIn } from '../../words/message-file.ts'
import { botMessages, GameWords, MoreWords, remembered } from '../../words/words.tsx'

const words = remembered(async (language) => ({
  ...(await botMessages(language)),
  ...(await rareWordsOf('samurai')?.(language)),
  ...(await messagesIn(import(`../../../messages/briefing/${language}.json`))),
  ...(await messagesIn(import(`../../../messages/workshop/${language}.json`))),
}))

/** Gives everything inside the words of the workshop and of the game that is drawn there. */
export function WorkshopWords({ children }: { children: ReactNode }) {
  return (
    <GameWords rulebook="samurai">
      <MoreWords source={words}>{children}</MoreWords>
    </GameWords>
  )
}
