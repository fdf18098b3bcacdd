import type { GloryEvent, GloryView } from '@gunbai/glory/screen'
import { useEffect, useMemo, useRef } from 'react'
import { useSay, useWords } from '../../../words/words.tsx'
import { Die } from '../art/die.tsx'
import { diceIn } from '../dice.ts'
import { useGame, useView } from '../use-view.ts'
import { Ladder } from './ladder.tsx'
import { fightStart, toldUpTo } from './moment.ts'
import styles from './story.module.css'
import { verdictOf } from './verdict.ts'

const most = 6 // steps: what came before stands in the log

const quiet: ReadonlySet<string> = new Set(['turned', 'shown', 'score', 'orders'])

/** The latest fight, step by step: what was thrown and what came of it, and how the last unit that it struck stands now. */
export default function Story() {
  const say = useSay()
  const { log, beat } = useGame()
  const view = useView()
  const told = useMemo(() => (beat === null ? upToLastRoll(log) : toldUpTo(log, beat)), [log, beat])
  const fight = told
    .slice(fightStart(told))
    .filter(({ event }, i, all) => !quiet.has(event.kind) && !goesOn(event, all[i + 1]?.event))
  const steps = fight.slice(-most)
  const struck = fight.findLast(({ event }) => event.kind === 'condition' || event.kind === 'tested')?.event
  const home = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest step is kept in sight
  useEffect(() => {
    home.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [told])
  if (steps.length === 0) return <p className={styles.quiet}>{say('ui.fight.none')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <div className={styles.story} tabIndex={0}>
      <ol className={styles.steps} ref={home}>
        {steps.map((entry, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: what is told once is told in its place
            key={i}
            aria-current={i === steps.length - 1 ? 'step' : undefined}
            data-thrown={diceIn(entry).length > 0}
          >
            <span className={styles.mark} aria-hidden="true">
              {diceIn(entry).length > 0 ? (
                diceIn(entry).map((value, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <Die key={seat} value={value} size={30} />
                ))
              ) : (
                <i />
              )}
            </span>
            <span>
              <Told entry={entry} />
            </span>
          </li>
        ))}
      </ol>
      {struck !== undefined && <Stands struck={struck} view={view} />}
    </div>
  )
}

/** What came of a step, and where there was a die what was thrown. */
function Told({ entry }: { entry: ToldEntry }) {
  const words = useWords()
  const verdict = verdictOf(words.say, entry.event)?.words
  const sentence = entry.phrase === null ? '' : words.say(entry.phrase)
  if (verdict === undefined) return sentence
  return (
    <>
      <strong>{verdict}</strong>
      {diceIn(entry).length > 0 && <small>{sentence}</small>}
    </>
  )
}

type ToldEntry = Log[number]

type Log = ReturnType<typeof useGame>['log']

/** The log up to the end of the latest fight: what nobody threw for is no fight. */
function upToLastRoll(log: Log): Log {
  const roll = log.findLastIndex((entry) => diceIn(entry).length > 0)
  const end = log.slice(roll + 1).findIndex(({ event }) => event.kind === 'drawn' || event.kind === 'turn')
  return end < 0 ? log : log.slice(0, roll + 1 + end)
}

/** Whether the next thing is one more hex of the same way. */
function goesOn(event: GloryEvent, next: GloryEvent | undefined): boolean {
  return (
    event.kind === 'moved' && next?.kind === 'moved' && event.unit === next.unit && event.how === next.how
  )
}

function Stands({ struck, view }: { struck: GloryEvent; view: GloryView }) {
  return 'unit' in struck ? <Ladder unit={struck.unit} view={view} /> : null
}
