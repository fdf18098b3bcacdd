import { use, useState } from 'react'
import { aboutOf } from '../../games/abouts.ts'
import { named } from '../../games/terms.ts'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'
import { prompted } from '../table/prompted.ts'
import { rulebookPage } from './pages.ts'

/** The chapter of a rulebook that speaks of what is asked when it is opened; undefined where none does. */
export function useChapterNow(game: string): string | undefined {
  const words = useWords()
  const { scene } = usePlay()
  const about = use(aboutOf(game))
  const page = use(rulebookPage(game, words.language))
  // it stays open at that chapter though the game goes on
  const [chapter] = useState(() => {
    const { question, mine } = prompted(scene)
    if (question === undefined || !mine || about === null) return undefined
    return named(words.say(question.phrase), about.explanations(words, scene.view))
      .map(({ rule }) => (rule === null ? undefined : page?.places?.[rule]?.chapter))
      .find((found) => found !== undefined)
  })
  return chapter
}
