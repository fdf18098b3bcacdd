import { type Language, languages, type Seat } from '@gunbai/kernel'
import { setArmy, setFirst, setHead, setLeader, setStory, setTitle } from '@gunbai/samurai/sheet'
import { useState } from 'react'
import styles from '../../../screens/workshop/bench/fields.module.css'
import { Stepper } from '../../../screens/workshop/bench/stepper.tsx'
import { Written } from '../../../screens/workshop/bench/written.tsx'
import { useSay } from '../../../words/words.tsx'
import type { SamuraiBench } from './bench.tsx'
import { RuleForms } from './rule-forms.tsx'

/** Who fights, with what, for how much, under which special rules, and what is told of it. */
export default function SheetTab({ bench }: { bench: SamuraiBench }) {
  return (
    <div className={styles.sheet}>
      <Armies bench={bench} />
      <RuleForms bench={bench} />
      <About bench={bench} />
    </div>
  )
}

function Armies({ bench }: { bench: SamuraiBench }) {
  const say = useSay()
  const { outline, text, change } = bench
  const first = outline.armies.findIndex((army) => army?.isFirst)
  const victory = Number(outline.words.victory?.words[1] ?? 5)
  return (
    <section aria-label={say('workshop.armies')}>
      <h2>{say('workshop.armies')}</h2>
      {outline.armies.map((army, seat) =>
        army === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <fieldset key={seat} className={styles.card} data-seat={seat}>
            <legend>{say(seat === 0 ? 'workshop.top' : 'workshop.bottom')}</legend>
            <Written
              label={say('workshop.army.name')}
              value={army.name}
              onWritten={(name) => change(name, setArmy(text, seat as Seat, { name }))}
            />
            {(['command', 'dragon', 'honor'] as const).map((word) => (
              <Stepper
                key={word}
                label={say(`workshop.army.${word}`)}
                value={army[word]}
                least={word === 'command' ? 1 : 0}
                most={word === 'honor' ? 30 : 12}
                onStep={(value) =>
                  change(
                    say('workshop.set', { what: say(`workshop.army.${word}`), value }),
                    setArmy(text, seat as Seat, { [word]: value }),
                  )
                }
              />
            ))}
            <label className={styles.check}>
              <input
                type="radio"
                name="first"
                checked={first === seat}
                onChange={() => change(say('workshop.army.first'), setFirst(text, seat as Seat))}
              />
              {say('workshop.army.first')}
            </label>
          </fieldset>
        ),
      )}
      <div className={styles.card}>
        <Stepper
          label={say('workshop.victory')}
          value={victory}
          least={1}
          most={18}
          onStep={(value) =>
            change(
              say('workshop.set', { what: say('workshop.victory'), value }),
              setHead(text, 'victory', String(value)),
            )
          }
        />
        <label className={styles.check}>
          <input
            type="radio"
            name="first"
            checked={first < 0}
            onChange={() => change(say('workshop.first.roll'), setFirst(text, null))}
          />
          {say('workshop.first.roll')}
        </label>
      </div>
      {outline.leaders.length > 0 && <h2>{say('workshop.leaders')}</h2>}
      {outline.leaders.map(({ key, name, seat, kind }) => (
        <Written
          key={key}
          label={`${key} · ${outline.armies[seat as 0 | 1]?.name ?? ''} · ${say(`workshop.leader.${kind}`)}`}
          value={name}
          onWritten={(next) => change(next, setLeader(text, key, { name: next }))}
        />
      ))}
    </section>
  )
}

function About({ bench }: { bench: SamuraiBench }) {
  const say = useSay()
  const { outline, text, change } = bench
  const [language, setLanguage] = useState<Language>(
    languages.find((each) => outline.titles[each] !== undefined) ?? 'en',
  )
  const story = outline.stories.find((each) => each.language === language)?.text ?? ''
  const sources = ['map', 'deployment'] as const
  return (
    <section aria-label={say('workshop.telling')}>
      <h2>{say('workshop.telling')}</h2>
      <div className={styles.chips}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={language === each}
            onClick={() => setLanguage(each)}
            data-language={each}
          >
            {new Intl.DisplayNames([each], { type: 'language' }).of(each)}
            {outline.titles[each] === undefined && ` · ${say('workshop.toWrite')}`}
          </button>
        ))}
      </div>
      <Written
        key={`title ${language}`}
        label={say('workshop.name')}
        value={outline.titles[language]?.text ?? ''}
        onWritten={(title) => change(say('workshop.name'), setTitle(text, language, title))}
      />
      <Written
        key={`story ${language}`}
        label={say('workshop.story')}
        value={story}
        rows={8}
        onWritten={(told) => change(say('workshop.story'), setStory(text, language, told))}
      />
      <Written
        label={say('workshop.year')}
        value={outline.words.year?.words[1] ?? ''}
        onWritten={(year) => change(say('workshop.year'), setHead(text, 'year', year))}
      />
      <Written
        label={say('workshop.id')}
        value={outline.words.scenario?.words[1] ?? ''}
        onWritten={(id) => change(say('workshop.id'), setHead(text, 'scenario', id.replaceAll(/\s+/g, '-')))}
      />
      <label className={styles.field}>
        {say('workshop.edition')}
        <select
          value={outline.edition}
          onChange={({ target }) => change(say('workshop.edition'), setHead(text, 'edition', target.value))}
        >
          <option value="gmt">GMT 2021</option>
          <option value="zvezda">Zvezda 2012</option>
        </select>
      </label>
      {sources.map((word) => (
        <Written
          key={word}
          label={say(`workshop.source.${word}`)}
          value={outline.words[word]?.words.slice(1).join(' ') ?? ''}
          onWritten={(value) => change(say(`workshop.source.${word}`), setHead(text, word, value))}
        />
      ))}
    </section>
  )
}
