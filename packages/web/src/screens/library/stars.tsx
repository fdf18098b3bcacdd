import type { BattlePage } from '@gunbai/server/wire'
import { librarySite } from '../../online/library-site.ts'
import type { Me } from '../../online/site.ts'
import { useSay } from '../../words/words.tsx'
import { Refusal } from '../online/refusal.tsx'
import { useDoing } from '../online/use-asked.ts'
import styles from './battle-screen.module.css'

interface Props {
  readonly page: BattlePage
  readonly me: Me | null
  readonly onRated: () => void
}

/** How it is liked; whoever has an account gives stars, and may change or take them back. */
export function Stars({ page: { id, stars, raters, myStars, mayWrite }, me, onRated }: Props) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const mayRate = me?.kind === 'person' && !mayWrite
  const rate = async (given: number | null) => {
    if (await run(() => librarySite.rate(id, given))) onRated()
  }
  return (
    <div className={styles.stars}>
      <span>
        {stars === null ? say('library.unrated') : say('library.rated', { stars: stars.toFixed(1), raters })}
      </span>
      {mayRate && (
        <fieldset disabled={isBusy} className={styles.give}>
          <legend className="unseen">{say('library.rate')}</legend>
          {[1, 2, 3, 4, 5].map((given) => (
            <button
              key={given}
              type="button"
              aria-pressed={myStars === given}
              aria-label={say('library.rate.give', { stars: given })}
              data-stars={given}
              onClick={() => rate(myStars === given ? null : given)}
            >
              {given <= (myStars ?? 0) ? '★' : '☆'}
            </button>
          ))}
        </fieldset>
      )}
      {!mayRate && !mayWrite && <small>{say('library.rate.who')}</small>}
      <Refusal error={error} />
    </div>
  )
}
