import type { BattleInfo, BattleVisibility } from '@gunbai/server/wire'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { librarySite } from '../../online/library-site.ts'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { useSay } from '../../words/words.tsx'
import { Refusal } from '../online/refusal.tsx'
import { useDoing } from '../online/use-asked.ts'
import { useMe } from '../online/use-me.ts'
import type { Bench } from '../workshop/bench/craft.ts'
import fields from '../workshop/bench/fields.module.css'
import { fileName } from '../workshop/file-name.ts'
import { CardWords } from './battle-card.tsx'
import { BeforeItGoes } from './before-it-goes.tsx'
import { LibraryWords } from './library-words.tsx'
import styles from './publish-tab.module.css'
import { notePublished, type Published, publishedAs } from './published-drafts.ts'

interface Props {
  readonly bench: Bench
  /** Its id in this browser. */
  readonly draft: string
  readonly title: string
}

/** The draft goes into the library of the site: how it will be shown, what is looked at before, and its card. */
export default function PublishTab(props: Props) {
  return (
    <LibraryWords>
      <Form {...props} />
    </LibraryWords>
  )
}

/** What its maker says of it. */
interface Said {
  readonly title: string
  readonly sentence: string
  readonly words: string
  readonly notes: string
  readonly visibility: BattleVisibility
  readonly mayBuild: boolean
  readonly isMap: boolean
  readonly isWords: boolean
}

/** By draft, what was said of it and not yet published: whoever goes back to mend something need not write it again. */
const begun = new Map<string, Partial<Said>>()

function useSaid(draft: string, title: string, published: Published | null) {
  const [said, setSaid] = useState<Said>({
    title,
    sentence: published?.sentence ?? '',
    words: published?.words ?? '',
    notes: '',
    visibility: 'public',
    mayBuild: true,
    isMap: false,
    isWords: false,
    ...begun.get(draft),
  })
  function change(part: Partial<Said>) {
    begun.set(draft, { ...begun.get(draft), ...part })
    setSaid({ ...said, ...part })
  }
  return [said, change] as const
}

function Form({ bench, draft, title }: Props) {
  const say = useSay()
  const { me, asSomebody, error: notMe } = useMe()
  const { error, isBusy, run } = useDoing()
  const [published, setPublished] = useState(() => publishedAs(draft))
  const [done, setDone] = useState<BattleInfo | null>(null)
  const [said, change] = useSaid(draft, title, published)
  const number = published?.isMine ? published.version + 1 : 1
  const isReady = bench.problems.length === 0 && said.title.trim() !== '' && said.isMap && said.isWords

  async function publish(event: FormEvent) {
    event.preventDefault()
    await run(() =>
      asSomebody(async () => {
        const wish = {
          text: bench.text,
          title: said.title,
          sentence: said.sentence,
          words: wordsIn(said.words),
          notes: said.notes,
        }
        const { visibility, mayBuild } = said
        const parent = published === null || published.isMine ? {} : { parent: published.id }
        const battle = published?.isMine
          ? await librarySite.revise(published.id, wish, published.version)
          : await librarySite.publish({
              ...wish,
              rulebook: bench.craft.game,
              visibility,
              mayBuild,
              ...parent,
            })
        const { sentence, words } = said
        const now = { id: battle.id, version: battle.version, isMine: true, sentence, words }
        change({ notes: '' })
        notePublished(draft, now)
        setPublished(now)
        setDone(battle)
      }),
    )
  }

  return (
    <form className={styles.publish} onSubmit={publish} data-screen="publish">
      <section aria-label={say('library.publish.shown')}>
        <h2>{say('library.publish.shown')}</h2>
        <Described said={said} change={change} number={number} />
      </section>
      <section className={styles.middle} aria-label={say('library.publish.before')}>
        <h2>{say('library.publish.before')}</h2>
        <BeforeItGoes bench={bench} />
        <div className={styles.foot}>
          <Refusal error={error ?? notMe} />
          {done !== null && (
            <p role="status" className={styles.done} data-published={done.id}>
              {say('library.publish.done', { version: done.version })}{' '}
              <Link href={`/library/${done.id}`} className={`${buttons.button} ${buttons.plain}`}>
                {say('library.publish.look')}
              </Link>
            </p>
          )}
          {!isReady && (
            <p className={styles.reason}>
              {say(bench.problems.length > 0 ? 'library.publish.mend' : 'library.publish.yours')}
            </p>
          )}
          <Button
            kind="strong"
            type="submit"
            disabled={!isReady || isBusy}
            className={styles.commit}
            data-way="publish"
          >
            {say('library.publish', { version: number })}
          </Button>
          <Button onClick={() => saveFile(bench.text, `${fileName(said.title)}.txt`)}>
            {say('library.save')}
          </Button>
          <p className={styles.soft}>{say('library.publish.later')}</p>
        </div>
      </section>
      <Card bench={bench} title={said.title} maker={me?.name ?? null} version={number} />
    </form>
  )
}

interface CardProps {
  readonly bench: Bench
  readonly title: string
  /** Null where nobody is signed in. */
  readonly maker: string | null
  readonly version: number
}

/** How it will stand among the others. */
function Card({ bench, title, maker, version }: CardProps) {
  const say = useSay()
  const owner = { id: '', name: maker ?? say('library.publish.guest') }
  const bots = { share: null, games: 0, turns: null }
  const { game: rulebook, Heat } = bench.craft
  return (
    <section aria-label={say('library.publish.card')}>
      <h2>{say('library.publish.card')}</h2>
      <div className={styles.card}>
        <div aria-hidden="true" className={styles.field}>
          <Heat bench={bench} figures={null} />
        </div>
        <CardWords isDraft battle={{ title, rulebook, owner, bots, stars: null, plays: 0, version }} />
      </div>
    </section>
  )
}

const visibilities = ['public', 'link', 'private'] as const

interface DescribedProps {
  readonly said: Said
  readonly change: (part: Partial<Said>) => void
  readonly number: number
}

function Described({ said, change, number }: DescribedProps) {
  const say = useSay()
  const line = (name: 'title' | 'sentence' | 'words' | 'notes', most: number) => (
    <label className={fields.field}>
      {say(`library.publish.${name}`)}
      <input
        name={name}
        value={said[name]}
        maxLength={most}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </label>
  )
  const check = (name: 'isMap' | 'isWords') => (
    <label className={fields.check}>
      <input
        type="checkbox"
        name={name}
        checked={said[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
      {say(`library.publish.${name}`)}
    </label>
  )
  return (
    <>
      {line('title', 80)}
      {line('sentence', 300)}
      {line('words', 200)}
      {number > 1 && line('notes', 500)}
      {number === 1 && (
        <>
          <fieldset className={styles.choice}>
            <legend>{say('library.publish.who')}</legend>
            {visibilities.map((each) => (
              <label key={each} className={fields.check}>
                <input
                  type="radio"
                  name="visibility"
                  checked={said.visibility === each}
                  onChange={() => change({ visibility: each })}
                />
                {say(`library.publish.who.${each}`)}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.choice}>
            <legend>{say('library.publish.build')}</legend>
            {[true, false].map((each) => (
              <label key={String(each)} className={fields.check}>
                <input
                  type="radio"
                  name="mayBuild"
                  checked={said.mayBuild === each}
                  onChange={() => change({ mayBuild: each })}
                />
                {say(each ? 'library.publish.build.yes' : 'library.publish.build.no')}
              </label>
            ))}
          </fieldset>
        </>
      )}
      <fieldset className={styles.choice}>
        <legend>{say('library.publish.from')}</legend>
        {check('isMap')}
        {check('isWords')}
      </fieldset>
    </>
  )
}

const wordsIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((each) => each.trim().slice(0, 24))
    .filter((each) => each !== '')
    .slice(0, 8)
