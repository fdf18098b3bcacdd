import type { BattleInfo } from '@gunbai/server/wire'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { librarySite, pageSize } from '../../online/library-site.ts'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import { Refusal } from '../online/refusal.tsx'
import { useAsked } from '../online/use-asked.ts'
import { useMe } from '../online/use-me.ts'
import { BattleCard } from './battle-card.tsx'
import { LibraryFilters, type Sought } from './library-filters.tsx'
import styles from './library-screen.module.css'

/** Where the filters would take the room of what they find. */
const narrow = '(max-width: 60rem), (max-height: 32rem)'

const sorts = ['newest', 'rating', 'played', 'even'] as const

/** The battles that people have published: looked through by words, game, balance, size and stars. */
export default function LibraryScreen() {
  const say = useSay()
  const { me } = useMe()
  const [isSmall] = useState(() => matchMedia(narrow).matches)
  const [sought, setSought] = useState<Sought>({ sort: 'newest', from: 0, mine: false })
  const ask = useCallback(() => found(sought), [sought])
  const { found: list, error, again } = useAsked(ask)
  const from = sought.from ?? 0
  const filters = <LibraryFilters sought={sought} onChange={setSought} isSomebody={me != null} />
  return (
    <Page
      title={say('library.title')}
      hero={
        <div className={styles.head}>
          <div>
            <h1>{say('library.title')}</h1>
            <p>{say('library.about')}</p>
          </div>
          <input
            type="search"
            placeholder={say('library.search')}
            aria-label={say('library.search')}
            maxLength={80}
            onChange={({ target }) => setSought({ ...sought, text: target.value, from: 0 })}
          />
          <Link href="/workshop" className={`${buttons.button} ${buttons.strong}`}>
            {say('library.draw')}
          </Link>
        </div>
      }
    >
      <div className={styles.columns} data-screen="library">
        {isSmall ? (
          <details className={styles.folded}>
            <summary>{say('library.filters')}</summary>
            {filters}
          </details>
        ) : (
          <aside aria-label={say('library.filters')}>{filters}</aside>
        )}
        <section aria-label={say('library.title')} className={styles.found}>
          <div className={styles.row}>
            <p role="status">{list !== null && <b>{say('library.count', { count: list.count })}</b>}</p>
            {!sought.mine && (
              <label>
                {say('library.sort')}
                <select
                  value={sought.sort}
                  onChange={({ target }) => setSought({ ...sought, sort: target.value, from: 0 })}
                >
                  {sorts.map((sort) => (
                    <option key={sort} value={sort}>
                      {say(`library.sort.${sort}`)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <Refusal error={error} />
          {error !== null && <Button onClick={again}>{say('library.again')}</Button>}
          {list?.count === 0 && <p>{say(sought.mine ? 'library.none.mine' : 'library.none')}</p>}
          <div className={styles.cards}>
            {list?.battles.map((battle) => (
              <BattleCard key={battle.id} battle={battle} />
            ))}
          </div>
          {list !== null && !sought.mine && list.count > pageSize && (
            <nav className={styles.row} aria-label={say('library.pages')}>
              <Button
                disabled={from === 0}
                onClick={() => setSought({ ...sought, from: Math.max(0, from - pageSize) })}
              >
                {say('library.earlier')}
              </Button>
              <Button
                disabled={from + pageSize >= list.count}
                onClick={() => setSought({ ...sought, from: from + pageSize })}
              >
                {say('library.later')}
              </Button>
            </nav>
          )}
        </section>
      </div>
    </Page>
  )
}

async function found({
  mine,
  ...search
}: Sought): Promise<{ readonly battles: readonly BattleInfo[]; readonly count: number }> {
  if (!mine) return librarySite.search(search)
  const battles = await librarySite.mine()
  return { battles, count: battles.length }
}
