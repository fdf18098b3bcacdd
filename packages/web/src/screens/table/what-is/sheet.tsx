import type { WhyNot } from '@gunbai/kernel/host'
import { use, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { About, Pictured } from '../../../games/abouts.ts'
import { named } from '../../../games/terms.ts'
import { Button } from '../../../shell/button.tsx'
import { usePlay, type WhyBarred } from '../../../table/play.tsx'
import { useRareWords, useSay, useWords } from '../../../words/words.tsx'
import { rulebookPage } from '../../rules/pages.ts'
import styles from './what-is.module.css'

interface Props {
  readonly about: About
  readonly all: readonly Pictured[]
  /** The place that is explained, by the name that the face gives it. */
  readonly explained: string | null
  /** What was pointed at, in words, where it is no place. */
  readonly sentence: string
  readonly onClose: () => void
}

const most = 6

/** What something is and does, why it cannot be chosen now, and where the rulebook speaks of it. */
export function Sheet({ about, all, explained, sentence, onClose }: Props) {
  const say = useSay()
  const { whyBarred } = usePlay()
  const [sought, setSought] = useState('')
  const place = explained === null ? null : Number(/\d+$/.exec(explained)?.[0])
  const heard = place === null ? sentence : heardOf(place)
  const shown = chosen(all, heard, sought, place !== null)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    // before a board that keeps the key for itself
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [onClose])
  return (
    <aside
      className={styles.sheet}
      aria-label={say('ui.table.whatIs')}
      aria-live="polite"
      data-part="what-is"
    >
      <header className={styles.head}>
        <h2>{say('ui.table.whatIs')}</h2>
        <Button kind="quiet" onClick={onClose}>
          {say('ui.close')}
        </Button>
      </header>
      <div className={styles.inside}>
        {place !== null && sought === '' && <about.Place place={place} />}
        {whyBarred !== null && sought === '' && <Why whyBarred={whyBarred} />}
        {shown.length === 0 && place === null && sought === '' && <p>{say('whatIs.none')}</p>}
        {place !== null && sought === '' && <Behind entries={named(heard, all)} />}
        <ul className={styles.entries}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        <input
          type="search"
          className={styles.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          placeholder={say('whatIs.find')}
          aria-label={say('whatIs.find')}
        />
        <p className={styles.hint}>{say(isCoarse() ? 'whatIs.hint.touch' : 'whatIs.hint')}</p>
      </div>
    </aside>
  )
}

const isCoarse = () => matchMedia('(pointer: coarse)').matches

/** What a screen reader hears of a place: it names all that stands there. */
function heardOf(place: number): string {
  const found = document.querySelector(
    `[data-part="board"] [data-hex="${place}"], [data-part="board"] [data-province="${place}"]`,
  )
  return found?.getAttribute('aria-label') ?? ''
}

/** What is explained: what is looked for, or what the words name. Of a place its own picture says the numbers. */
function chosen(
  all: readonly Pictured[],
  heard: string,
  sought: string,
  isPlace: boolean,
): readonly Pictured[] {
  const words = sought.trim().toLowerCase()
  if (words !== '') {
    return all.filter(({ name, facts }) => `${name} ${facts.join(' ')}`.toLowerCase().includes(words))
  }
  const found = named(heard, all)
  return (isPlace ? found.filter(({ facts }) => facts.length === 0) : found).slice(0, most)
}

/** Where the rulebook speaks of what stands at a place: each chapter once. */
function Behind({ entries }: { entries: readonly Pictured[] }) {
  const rules = new Set(
    entries.flatMap(({ facts, rule }) => (facts.length > 0 && rule !== null ? [rule] : [])),
  )
  return [...rules].map((rule) => <Way key={rule} rule={rule} />)
}

/** Why what was pointed at cannot be chosen now, when it has been asked. */
function Why({ whyBarred }: { whyBarred: WhyBarred }) {
  const say = useSay()
  const words = useWords()
  useRareWords()
  const [why, setWhy] = useState<WhyNot | null>(null)
  useEffect(() => {
    let late = false
    setWhy(null)
    void whyBarred().then((found) => !late && setWhy(found))
    return () => {
      late = true
    }
  }, [whyBarred])
  if (why === null || !words.has(why.phrase.id)) return null
  return (
    <section className={styles.why} data-part="why-barred">
      <h3>{say('whatIs.why')}</h3>
      <p>{words.say(why.phrase)}</p>
      {why.rule !== null && <Way rule={why.rule} />}
    </section>
  )
}

function Entry({ entry: { name, facts, picture, rule } }: { entry: Pictured }) {
  const { scene } = usePlay()
  const { language } = useWords()
  const page = use(rulebookPage(scene.game.rulebook, language))
  const paragraph = rule === null ? undefined : page?.places?.[rule]
  return (
    <li className={styles.entry}>
      {picture}
      <div>
        <h3>{name}</h3>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {facts.length === 0 && paragraph !== undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own pages when it is built
          <p dangerouslySetInnerHTML={{ __html: paragraph.html }} />
        )}
        {rule !== null && <Way rule={rule} />}
      </div>
    </li>
  )
}

/** The ways on: to the chapter of the rulebook that speaks of a rule, and to the rule itself. */
function Way({ rule }: { rule: string }) {
  const say = useSay()
  const { scene } = usePlay()
  const { language } = useWords()
  const { rulebook } = scene.game
  const page = use(rulebookPage(rulebook, language))
  const place = page?.places?.[rule]
  const title = page?.sections.find(({ anchor }) => anchor === place?.chapter)?.title
  return (
    <p className={styles.ways}>
      {place !== undefined && title !== undefined && (
        <Link href={`/rules/${rulebook}/${place.chapter}`}>{say('whatIs.rulebook', { chapter: title })}</Link>
      )}
      <Link href={`/rules/${rulebook}/${rule}`} className={styles.rule}>
        {rule}
      </Link>
    </p>
  )
}
