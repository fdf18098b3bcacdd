import { Suspense } from 'react'
import { Link } from 'wouter'
import buttons from '../../shell/button.module.css'
import { useSay } from '../../words/words.tsx'
import { BriefingWords } from './briefing-words.tsx'
import type { PlayedBySetup } from './played.ts'
import { type Series, seriesOf, type Titled } from './series.ts'
import styles from './series-panel.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface Props {
  readonly rulebook: string
  readonly battles: readonly Titled[]
  readonly played: PlayedBySetup
}

/** A story in several battles, with how far one is in it: the one that was begun, else the longest. */
export default function SeriesPanel(props: Props) {
  return (
    <BriefingWords>
      <Panel {...props} />
    </BriefingWords>
  )
}

function Panel({ rulebook, battles, played }: Props) {
  const say = useSay()
  const story = storyNow(seriesOf(battles), played)
  if (story === undefined) return null
  const isWon = (id: string) => played[id]?.mark === 'won'
  const next = story.parts.findIndex(({ id }) => !isWon(id))
  const goOn = story.parts[Math.max(next, 0)]
  return (
    <section className={styles.panel} aria-labelledby="battles-story">
      <header>
        <h2 id="battles-story">{story.title}</h2>
        <span>{say('battles.story', { count: story.parts.length })}</span>
      </header>
      <p>{say('battles.story.text')}</p>
      <ol>
        {story.parts.map(({ id, title }, i) => (
          <li key={id} data-next={i === next}>
            <Link href={`/new/${rulebook}/${id}`}>
              <Suspense fallback={<span className={styles.place} />}>
                <Thumbnail rulebook={rulebook} setup={id} />
              </Suspense>
              <strong>
                {i + 1}. {title}
              </strong>
              <span>{stateOf(say, played, id, i === next)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {goOn !== undefined && (
        <Link href={`/new/${rulebook}/${goOn.id}`} className={`${buttons.button} ${buttons.strong}`}>
          {say(next > 0 ? 'battles.goOn' : 'battles.begin', { number: Math.max(next, 0) + 1 })}
        </Link>
      )}
    </section>
  )
}

function stateOf(say: ReturnType<typeof useSay>, played: PlayedBySetup, id: string, isNext: boolean): string {
  const mark = played[id]?.mark
  if (mark !== undefined) return say(`played.${mark}`)
  return isNext ? say('battles.next') : ''
}

/** The story that was begun and is not won, the latest first; for a newcomer the longest. */
function storyNow(stories: readonly Series[], played: PlayedBySetup): Series | undefined {
  const won = ({ parts }: Series) => parts.filter(({ id }) => played[id]?.mark === 'won').length
  const begun = stories.findLast((each) => won(each) > 0 && won(each) < each.parts.length)
  return begun ?? [...stories].sort((a, b) => b.parts.length - a.parts.length)[0]
}
