import type { Language, Messages } from '@gunbai/kernel'
import type { ReactNode } from 'react'
import { GameWords, MoreWords, remembered } from '../../words/words.tsx'

const own: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../../messages/online/en.json'),
  it: () => import('../../../messages/online/it.json'),
  hu: () => import('../../../messages/online/hu.json'),
}

const bots: typeof own = {
  en: () => import('@gunbai/bots/messages/en.json'),
  it: () => import('@gunbai/bots/messages/it.json'),
  hu: () => import('@gunbai/bots/messages/hu.json'),
}

const messages = remembered(async (language) => {
  const [mine, theirs] = await Promise.all([own[language](), bots[language]()])
  return { ...theirs.default, ...mine.default }
})

/** Gives everything inside the words of playing online. */
export function OnlineWords({ children }: { children: ReactNode }) {
  return <MoreWords source={messages}>{children}</MoreWords>
}

/** The same with the words of a game. */
export function OnlineGameWords({ rulebook, children }: { rulebook: string; children: ReactNode }) {
  return (
    <GameWords rulebook={rulebook}>
      <OnlineWords>{children}</OnlineWords>
    </GameWords>
  )
}
