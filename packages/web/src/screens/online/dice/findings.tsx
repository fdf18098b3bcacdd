import { useSay } from '../../../words/words.tsx'
import page from './dice-screen.module.css'

/** Whether all of it holds. */
export function Verdict({ isGood, words }: { isGood: boolean; words: string }) {
  const say = useSay()
  return (
    <p role="status" className={page.verdict} data-good={isGood} data-part="verdict">
      <span aria-hidden="true">{isGood ? '✓' : '✗'}</span>
      {say(words)}
    </p>
  )
}

interface StepsProps<S extends string> {
  readonly steps: Readonly<Partial<Record<S, boolean>>>
  said(step: S): string
}

/** What was checked, one after the other. */
export function Steps<S extends string>({ steps, said }: StepsProps<S>) {
  const say = useSay()
  return (
    <ol className={page.steps}>
      {(Object.keys(steps) as S[]).map((step) => (
        <li key={step} data-holds={steps[step]}>
          {said(step)} <strong>{say(steps[step] ? 'ui.online.dice.yes' : 'ui.online.dice.no')}</strong>
        </li>
      ))}
    </ol>
  )
}
