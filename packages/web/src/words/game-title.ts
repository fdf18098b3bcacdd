import type { Messages } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { useEffect, useState } from 'react'
import { useWords } from './words.tsx'

/** What a game is called, and what is said of it: by the shell where it knows the game, otherwise by its own words. */
export function useGameTitle(rulebook: string): { title: string; about: string } {
  const { has, say, language } = useWords()
  const isKnown = has(`ui.rules.${rulebook}`)
  const [own, setOwn] = useState<Messages | null>(null)
  useEffect(() => {
    if (isKnown || !shelf.some(({ id }) => id === rulebook)) return
    let wanted = true
    findRulebook(rulebook)
      .messages(language)
      .then((messages) => wanted && setOwn(messages))
    return () => {
      wanted = false
    }
  }, [isKnown, rulebook, language])
  if (!isKnown) return { title: own?.title ?? rulebook, about: own?.about ?? '' }
  const about = `ui.game.${rulebook}`
  return { title: say({ id: `ui.rules.${rulebook}` }), about: has(about) ? say({ id: about }) : '' }
}
