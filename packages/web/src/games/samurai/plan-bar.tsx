import { lazy, Suspense, useEffect } from 'react'
import { Button } from '../../shell/button.tsx'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { usePlay } from '../../table/play.tsx'
import { InZone } from '../../table/zone.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { bonus, commanding, isEndOfTurn, isPlanned } from './plan.ts'
import styles from './plan-bar.module.css'
import { usePlanned } from './use-plan.ts'

/** Fetched when something is drafted for the first time. */
const Drafted = lazy(() => import('./drafted.tsx'))

/** Fetched when something happens. */
const Facing = lazy(() => import('./stage/facing.tsx'))

/** Keys of the plan: each with the message that says what it does. */
export const planKeys = [
  { key: 'g', message: 'samurai.key.give' },
  { key: 'z', message: 'samurai.key.stepBack' },
] as const

/** Beside the board: what is drafted, what it would bring, and the one button that gives it. */
export function PlanBar() {
  const { draft, scene, beat, held } = usePlay()
  const { asked } = usePlanned()
  const isLarge = !isSmall(useLayout())
  useEffect(() => {
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  // on a large screen who fights whom is seen where one's own strike was drawn up
  const isFree = draft.length === 0 && held === null && !hasSheet(asked)
  const isTold = beat !== null || (scene.window !== null && isFree)
  if (isTold && isLarge && scene.viewer !== null) {
    return (
      <InZone>
        <Suspense>
          <Facing />
        </Suspense>
      </InZone>
    )
  }
  // a replay has no bar; while others are at it the bar stays, so that the board keeps its size
  if (
    scene.viewer === null ||
    scene.outcome !== null ||
    scene.questions.every(({ id }) => id === undefined)
  ) {
    return null
  }
  return (
    <InZone>
      <section className={styles.bar} data-part="plan" data-drafted={draft.length > 0}>
        {draft.length === 0 && !hasSheet(asked) ? (
          <Hint asked={asked} />
        ) : (
          <Suspense>
            <Drafted asked={asked} />
          </Suspense>
        )}
      </section>
    </InZone>
  )
}

/** Whether a question has something to say in the bar before anything is drafted. */
const hasSheet = (asked: string): boolean =>
  (isPlanned(asked) && asked !== commanding && asked !== bonus) ||
  isEndOfTurn(asked) ||
  asked === 'close combat / ground'

/** The keys press the buttons of the bar, so that both do the same. */
function pressed(event: KeyboardEvent): void {
  const part = planKeys.find(({ key }) => key === event.key)?.key
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
  if (part === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
  if (document.querySelector('dialog[open]') !== null) return
  const name = part === 'g' ? 'data-commit' : 'data-step-back'
  document.querySelector<HTMLButtonElement>(`[data-part="plan"] button[${name}]:not(:disabled)`)?.click()
}

const hints: Readonly<Record<string, string>> = {
  [commanding]: 'samurai.plan.hint.command',
  [bonus]: 'samurai.plan.hint.battle',
}

/** How the hand does what is asked; and where a card stands for several things, which of them. */
function Hint({ asked }: { asked: string }) {
  const say = useSay()
  const words = useWords()
  const { held, choose } = usePlay()
  const { inHand } = usePlanned()
  const several = held === null || held.startsWith('hex') ? [] : (inHand.targets.get(held as never) ?? [])
  if (several.length > 1) {
    return (
      <div className={styles.buttons}>
        {several.map(({ action, phrase }) => (
          <Button key={JSON.stringify(action)} onClick={() => choose(action)}>
            {words.say(phrase)}
          </Button>
        ))}
      </div>
    )
  }
  const hint = hints[asked]
  return hint === undefined ? null : <p className={styles.text}>{say(hint)}</p>
}
