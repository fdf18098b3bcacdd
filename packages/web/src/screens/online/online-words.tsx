import type { Language, Messages } from '@gunbai/kernel'
import type { ReactNode } from 'react'
import { botMessages, GameWords, MoreWords, remembered } from '../../words/words.tsx'

const own: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../../messages/online/en.json'),
  it: () => import('../../../messages/online/it.json'),
  hu: () => import('../../../messages/online/hu.json'),
}

const messages = remembered(async (language) => {
  const [theirs, mine] = await Promise.all([botMessages(language), own[language]()])
  return { ...theirs, ...mine.default }
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
