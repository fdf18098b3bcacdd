import type { Odds } from '@gunbai/kernel'
import type { SamuraiEvent } from '@gunbai/samurai/screen'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useSay, useWords } from '../../words/words.tsx'
import type { Told } from '../face.ts'
import { Die } from './art/die.tsx'
import { sideOf } from './battle.ts'
import styles from './fight-tale.module.css'
import { thrownIn } from './stage/clash.ts'
import { signed } from './stage/label.ts'
import { useGame } from './view.ts'

type Line = Told<SamuraiEvent>

/** The latest fight from its first blow on: each throw with its dice, and what came of it step by step. */
export function FightTale() {
  const words = useWords()
  const { log: all, beat } = useGame()
  const last = beat === null ? -1 : all.lastIndexOf(beat.entries.at(-1) as Line)
  const log = last < 0 ? all : all.slice(0, last + 1)
  const lines = latestFight(log)
  const end = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest step is kept in sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [lines.length])
  const [first, ...rest] = lines
  if (first === undefined) return null
  const title = first.event.kind === 'rolled' ? null : first
  const thrown = log.findLast(({ event }) => event.kind === 'rolled')
  return (
    <div className={styles.tale}>
      <h2 className={styles.title}>{title?.phrase && words.say(title.phrase)}</h2>
      <ol className={styles.rail}>
        {(title === null ? lines : rest).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of one fight come in their order
          <Fragment key={i}>
            <Step line={line} log={log} />
          </Fragment>
        ))}
        <li ref={end} className={styles.end} />
      </ol>
      {thrown !== undefined && <StrikeLuck log={log} moment={thrown.moment} />}
    </div>
  )
}

/** From the latest blow on; where dice fell for another reason, from those. */
function latestFight(log: readonly Line[]): readonly Line[] {
  const at = (...kinds: SamuraiEvent['kind'][]) =>
    log.findLastIndex(({ event }) => kinds.includes(event.kind))
  const [blow, roll] = [at('attacked', 'shot'), at('rolled')]
  const turn = at('turn')
  const begun = blow > Math.max(turn, at('command')) ? blow : roll > turn ? roll : -1
  const lines = begun < 0 ? [] : log.slice(begun)
  const over = lines.findIndex(({ event }) => ends.has(event.kind))
  return (over < 0 ? lines : lines.slice(0, over)).filter(({ phrase }) => phrase !== null)
}

/** With these a fight is over. */
const ends: ReadonlySet<SamuraiEvent['kind']> = new Set(['turn', 'discardedCommand', 'drewCommand', 'won'])

function Step({ line, log }: { line: Line; log: readonly Line[] }) {
  const words = useWords()
  const { event, phrase } = line
  const side = 'seat' in event ? sideOf(event.seat) : 'red'
  if (event.kind === 'rolled') {
    const from = log.indexOf(line)
    const next = log.findIndex((each, at) => at > from && each.event.kind === 'rolled')
    const thrown = thrownIn(log.slice(from, next < 0 ? undefined : next))
    return (
      <li className={styles.step} data-side={side} data-kind="dice">
        <span className={styles.mark}>{event.faces.length}</span>
        <span className={styles.dice}>
          {event.faces.map((face, i) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
              key={i}
              face={face}
              size={event.faces.length > 6 ? 30 : 40}
              counts={thrown?.counts[i] ?? false}
            />
          ))}
          <span className="unseen">{phrase !== null && words.say(phrase)}</span>
        </span>
      </li>
    )
  }
  const isBlow = event.kind === 'foughtBack' || event.kind === 'firstStruck'
  return (
    <li className={styles.step} data-side={side} data-kind={isBlow ? 'blow' : 'told'}>
      <span className={styles.mark} aria-hidden="true">
        {markOf(event)}
      </span>
      <span>{phrase !== null && words.say(phrase)}</span>
    </li>
  )
}

/** A step in one sign. */
function markOf(event: SamuraiEvent): string {
  switch (event.kind) {
    case 'lost':
      return signed(-event.lost)
    case 'healed':
      return signed(event.gained)
    case 'honor':
    case 'flags':
      return signed(event.change)
    case 'ignored':
      return '⚑'
    case 'retreated':
    case 'leaderRetreated':
    case 'gainedGround':
      return '→'
    case 'destroyed':
    case 'removed':
    case 'leaderFell':
    case 'seppuku':
      return '✕'
    case 'foughtBack':
    case 'firstStruck':
      return '↩'
    default:
      return '·'
  }
}

/** The hits that the odds of the latest throw had promised, beside those that came. */
function StrikeLuck({ log, moment }: { log: readonly Line[]; moment: number }) {
  const say = useSay()
  const { language } = useWords()
  const odds = useOddsAt(moment)
  const hits = thrownIn(log)?.hits ?? null
  const chances = odds?.counts[0]?.chances
  if (hits === null || chances === undefined) return null
  const expected = chances.reduce((sum, chance, count) => sum + chance * count, 0)
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const sign = hits > expected + 0.5 ? ' ▲' : hits < expected - 0.5 ? ' ▼' : ''
  return (
    <dl className={styles.luck}>
      <div>
        <dt>{say('samurai.luck.expected')}</dt>
        <dd>{number.format(expected)}</dd>
      </div>
      <div>
        <dt>{say('samurai.luck.rolled')}</dt>
        <dd>{`${number.format(hits)}${sign}`}</dd>
      </div>
    </dl>
  )
}

/** Of the answer after which dice fell. */
function useOddsAt(moment: number): Odds | null {
  const { oddsOf } = useGame()
  const [known, setKnown] = useState<{ readonly moment: number; readonly odds: Odds | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to the answer
  useEffect(() => {
    let late = false
    oddsOf([moment]).then(
      ([odds]) => !late && setKnown({ moment, odds: odds ?? null }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [moment])
  return known?.moment === moment ? known.odds : null
}
