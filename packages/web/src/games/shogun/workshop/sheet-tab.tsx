import { languages } from '@gunbai/kernel'
import {
  clansFor,
  colours,
  mostKoku,
  ownerOf,
  provinceIds,
  setKoku,
  setSeats,
  setTitle,
} from '@gunbai/shogun/sheet'
import styles from '../../../screens/workshop/bench/fields.module.css'
import { Stepper } from '../../../screens/workshop/bench/stepper.tsx'
import { Written } from '../../../screens/workshop/bench/written.tsx'
import { useSay } from '../../../words/words.tsx'
import type { ShogunBench } from './bench.tsx'

/** For how many it is, what is in the treasuries, and what it is called. */
export default function SheetTab({ bench }: { bench: ShogunBench }) {
  const say = useSay()
  const { outline, text, change } = bench
  const count = (clan: number) => provinceIds.filter((_, at) => ownerOf(outline, at) === clan).length
  return (
    <div className={styles.sheet}>
      <section aria-label={say('workshop.telling')}>
        <h2>{say('workshop.telling')}</h2>
        {languages.map((language) => (
          <Written
            key={language}
            label={`${say('workshop.name')} · ${new Intl.DisplayNames([language], { type: 'language' }).of(language)}`}
            value={outline.titles[language] ?? ''}
            onWritten={(title) => change(title, setTitle(text, language, title))}
          />
        ))}
        <Stepper
          label={say('workshop.seats')}
          value={outline.seats}
          least={2}
          most={5}
          onStep={(seats) =>
            change(say('workshop.set', { what: say('workshop.seats'), value: seats }), setSeats(text, seats))
          }
        />
        {outline.seats === 2 && <p>{say('workshop.seats.two')}</p>}
      </section>
      <section aria-label={say('workshop.treasuries')}>
        <h2>{say('workshop.treasuries')}</h2>
        {colours.slice(0, clansFor(outline.seats || 2)).map((colour, clan) => (
          <div key={colour} className={styles.card}>
            <Stepper
              label={say(`clan.${colour}`)}
              value={outline.koku[clan] ?? Math.floor(count(clan) / 3)}
              least={0}
              most={mostKoku}
              onStep={(koku) =>
                change(
                  say('workshop.set', { what: say(`clan.${colour}`), value: koku }),
                  setKoku(text, clan, koku),
                )
              }
            />
            <small>{say('workshop.held', { count: count(clan) })}</small>
          </div>
        ))}
      </section>
      <section>
        <h2>{say('workshop.rulings')}</h2>
        <p>{say('workshop.rulings.about')}</p>
      </section>
    </div>
  )
}
