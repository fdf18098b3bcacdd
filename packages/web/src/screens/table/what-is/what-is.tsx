import { Suspense, use, useMemo, useState } from 'react'
import { aboutOf } from '../../../games/abouts.ts'
import { usePlay } from '../../../table/play.tsx'
import { MoreWords, useSay, useWords } from '../../../words/words.tsx'
import { explainPlace, placeOf, sentenceAt } from './asked.ts'
import { Sheet } from './sheet.tsx'
import { useAsking } from './use-asking.ts'
import styles from './what-is.module.css'
import { whatIsWords } from './what-is-words.ts'

interface Props {
  /** Whether the next click asks. */
  readonly isAsking: boolean
  readonly onAsking: (is: boolean) => void
}

/** What is this? Explains whatever is asked about, beside the table, which stays as it is. */
export default function WhatIs(props: Props) {
  return (
    <MoreWords source={whatIsWords}>
      <Suspense>
        <Wondering {...props} />
      </Suspense>
    </MoreWords>
  )
}

function Wondering({ isAsking, onAsking }: Props) {
  const say = useSay()
  const spoken = useWords()
  const { scene, explained, explain } = usePlay()
  const about = use(aboutOf(scene.game.rulebook))
  const [sentence, setSentence] = useState<string | null>(null)
  const all = useMemo(() => about?.explanations(spoken, scene.view) ?? [], [about, spoken, scene.view])
  useAsking({ isAsking, onAsking, ask })

  function ask(on: Element): void {
    const place = placeOf(on)
    if (place !== null) {
      setSentence(null)
      explainPlace(place)
      return
    }
    explain(null)
    const handle = on.closest('[data-handle]')?.getAttribute('data-handle')
    const known = handle == null ? null : (about?.named(handle, spoken, scene.view) ?? null)
    setSentence(known ?? sentenceAt(on, all))
  }

  function close(): void {
    setSentence(null)
    explain(null)
  }

  if (isAsking) {
    return (
      <p className={styles.asking} role="status">
        {say('whatIs.ask')} <kbd>Esc</kbd>
      </p>
    )
  }
  if (about === null || (explained === null && sentence === null)) return null
  return <Sheet about={about} all={all} explained={explained} sentence={sentence ?? ''} onClose={close} />
}
