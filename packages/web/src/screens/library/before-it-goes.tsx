import { languages } from '@gunbai/kernel'
import { useSay } from '../../words/words.tsx'
import type { Bench } from '../workshop/bench/craft.ts'
import styles from './publish-tab.module.css'

const percent = (share: number) => Math.round(100 * share)

/** What is looked at before a battle goes out. Only what is wrong in it holds it back. */
export function BeforeItGoes({ bench }: { bench: Bench }) {
  const say = useSay()
  const { problems, trial, text } = bench
  const figures = trial.figures
  const games = figures?.games ?? 0
  const [low = 0, high = 1] = figures?.interval[0] ?? []
  const untold = languages.filter((each) => !new RegExp(`^story ${each}$`, 'm').test(text))
  return (
    <ul className={styles.checks}>
      <Check
        isSo={problems.length === 0}
        what={say('library.check.sound')}
        more={say('library.check.sound.more', { count: problems.length })}
        isGrave
      />
      <Check
        isSo={games >= 100}
        what={say('library.check.tried')}
        more={
          games === 0
            ? say('library.check.tried.not')
            : say('library.check.tried.more', {
                games,
                share: percent((figures?.wins[0] ?? 0) / games),
                from: percent(low),
                to: percent(high),
              })
        }
      />
      <Check
        isSo={untold.length === 0}
        what={say('library.check.story')}
        more={
          untold.length === 0
            ? say('library.check.story.all')
            : say('library.check.story.missing', { languages: untold.join(', ') })
        }
      />
      <Check isSo={false} what={say('library.check.people')} more={say('library.check.people.not')} />
    </ul>
  )
}

interface CheckProps {
  readonly isSo: boolean
  readonly what: string
  readonly more: string
  readonly isGrave?: boolean
}

function Check({ isSo, what, more, isGrave = false }: CheckProps) {
  return (
    <li data-so={isSo} data-grave={isGrave}>
      <span aria-hidden="true" className={styles.box}>
        {isSo ? '✓' : ''}
      </span>
      <div>
        <p>{what}</p>
        <small>{more}</small>
      </div>
    </li>
  )
}
