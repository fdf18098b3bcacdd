import type { Language } from '@gunbai/kernel'
import type { ReactNode } from 'react'
import { rareWordsOf } from '../../games/faces.ts'
import { messagesIn } from '../../words/message-file.ts'
import { botMessages, GameWords, MoreWords, remembered, type Source } from '../../words/words.tsx'

const wordsFor = (game: string): Source =>
  remembered(async (language: Language) => ({
    ...(await botMessages(language)),
    ...(await rareWordsOf(game)?.(language)),
    ...(await messagesIn(import(`../../../messages/briefing/${language}.json`))),
    ...(await messagesIn(import(`../../../messages/workshop/${language}.json`))),
  }))

const sources: Record<string, Source> = {}

/** Gives everything inside the words of the workshop and of the game that is drawn there. */
export function WorkshopWords({ game, children }: { game: string; children: ReactNode }) {
  sources[game] ??= wordsFor(game)
  return (
    <GameWords rulebook={game}>
      <MoreWords source={sources[game]}>{children}</MoreWords>
    </GameWords>
  )
}
