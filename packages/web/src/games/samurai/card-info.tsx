import type { Action } from '@gunbai/kernel'
import type { WhyNot } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { CardPicture } from './art/card-picture.tsx'
import { sideOf } from './battle.ts'
import styles from './card-info.module.css'
import { CardText } from './card-text.tsx'
import type { Handle } from './pointing.ts'
import { useView } from './view.ts'

/** The card of the hand that is looked at, with all that it says; where it cannot be played now, why not. */
export default function CardInfo({ handle }: { handle: Handle }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const { scene } = usePlay()
  const [deck, number] = handle.split(' ') as ['command' | 'dragon', string]
  const card = Number(number)
  const title = (deck === 'command' ? view.commandTitles : view.dragonTitles)[card] ?? ''
  const why = useWhyNot(deck, card)
  return (
    <div className={styles.info} data-deck-of={deck} data-part="full-card">
      <div className={styles.picture}>
        <CardPicture title={title} side={sideOf(scene.viewer ?? 0)} />
      </div>
      <div className={styles.head}>
        <h2>{say(`${deck}.${title}`)}</h2>
        {deck === 'dragon' && <p>{say('samurai.cost', { cost: view.dragonCosts[card] ?? 0 })}</p>}
      </div>
      <p className={styles.text}>
        <CardText deck={deck} title={title} />
      </p>
      {why !== null && words.has(why.phrase.id) && <p className={styles.why}>{words.say(why.phrase)}</p>}
    </div>
  )
}

/** Why a card cannot be played, as far as something is asked; null where it can be. */
function useWhyNot(deck: 'command' | 'dragon', card: number): WhyNot | null {
  const { scene, whyNot } = usePlay()
  const [found, setFound] = useState<{ readonly key: string; readonly why: WhyNot | null } | null>(null)
  const kind = deck === 'command' ? 'playCommand' : 'playDragon'
  const isOffered = scene.answers.some(
    ({ action }) => action.kind === kind && (action as Action & { card?: number }).card === card,
  )
  const key = `${scene.moment} ${kind} ${card}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each card at each moment
  useEffect(() => {
    if (isOffered || scene.answers.length === 0) return
    let late = false
    whyNot({ kind, card } as Action).then(
      (why) => !late && setFound({ key, why }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [key, isOffered])
  return !isOffered && found?.key === key ? found.why : null
}
