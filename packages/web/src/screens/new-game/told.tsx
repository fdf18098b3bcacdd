import { use } from 'react'
import { storyOf } from '../../games/faces.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { BriefingWords } from './briefing-words.tsx'
import { lastBattle } from './last-choice.ts'

/** Why a battle is put forward, and how its story begins. */
export default function Told(props: { rulebook: string; setup: string }) {
  return (
    <BriefingWords>
      <Story {...props} />
    </BriefingWords>
  )
}

function Story({ rulebook, setup }: { rulebook: string; setup: string }) {
  const say = useSay()
  const { language } = useWords()
  const told = use(storyOf(rulebook, language, setup))
  const isKnown = lastBattle(rulebook) === setup
  return (
    <>
      <em>{say(isKnown ? 'battles.last' : 'battles.start')}</em>
      {told !== null && <p>{beginning(told.story)}</p>}
    </>
  )
}

const shortly = 150 // letters

/** Whole sentences, as many as are read at a glance. */
function beginning(story: string): string {
  const sentences = story.match(/[^.!?]+[.!?]+/g) ?? [story]
  let told = ''
  for (const sentence of sentences) {
    if (told !== '' && told.length + sentence.length > shortly) break
    told += sentence
  }
  return told.trim()
}
