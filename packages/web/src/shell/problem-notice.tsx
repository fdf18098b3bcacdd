import type { Problem } from '../table/problem.ts'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import styles from './problem-notice.module.css'

interface Props {
  readonly problem: Problem
  readonly onRetry?: () => void
  readonly onClose?: () => void
}

/** What happened, what to do, and in small print what exactly was wrong. */
export function ProblemNotice({ problem, onRetry, onClose }: Props) {
  const say = useSay()
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.what}>{say(`ui.problem.${problem.kind}`)}</p>
      <p>{say(`ui.problem.${problem.kind}.remedy`)}</p>
      <details className={styles.detail}>
        <summary>{say('ui.problem.detail')}</summary>
        <p lang="en">{problem.detail}</p>
      </details>
      <div className={styles.ways}>
        {onRetry !== undefined && (
          <Button kind="strong" onClick={onRetry}>
            {say(problem.kind === 'elsewhere' ? 'ui.problem.elsewhere.retry' : 'ui.problem.retry')}
          </Button>
        )}
        <a className={styles.home} href="#/">
          {say('ui.nav.home')}
        </a>
        {onClose !== undefined && <Button onClick={onClose}>{say('ui.close')}</Button>}
      </div>
    </div>
  )
}
