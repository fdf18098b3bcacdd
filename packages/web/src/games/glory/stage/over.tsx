import type { GloryView } from '@gunbai/glory/screen'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isSmall, useLayout } from '../../../shell/layout.ts'
import type { Beat } from '../../../table/beat.ts'
import { InZone } from '../../../table/zone.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { useGame } from '../use-view.ts'
import { Ladder } from './ladder.tsx'
import { isTense, type Moment, momentOf } from './moment.ts'
import styles from './over.module.css'
import { RollStrip } from './roll-strip.tsx'
import { type Verdict, verdictOf } from './verdict.ts'

/** What is thrown in a beat and what came of it: over the foot of the map, on a small screen in the zone. */
export function Over() {
  const { beat } = useGame()
  const layout = useLayout()
  if (beat === null) return null
  const band = <Band beat={beat} />
  return isSmall(layout) ? <InZone>{band}</InZone> : band
}

function Band({ beat }: { beat: Beat }) {
  const say = useSay()
  const words = useWords()
  const { log } = useGame()
  const moment = useMemo(() => momentOf(log, beat), [log, beat])
  const { home, place } = usePlace(moment, isTense(beat))
  const isMove = moment.events.at(-1)?.kind === 'moved'
  const verdicts = (isMove ? moment.events.slice(-1) : moment.events).flatMap(
    (event) => verdictOf(words.say, event) ?? [],
  )
  if (verdicts.length === 0 && (moment.rolls.length === 0 || !isTense(beat))) return null
  return (
    <section
      ref={home}
      className={styles.band}
      data-part="moment"
      data-place={place}
      aria-label={say('glory.moment')}
    >
      {moment.rolls.length > 0 && isTense(beat) ? (
        <div className={styles.rolls} key={JSON.stringify(moment.rolls)}>
          {moment.rolls.map((roll, i) => (
            <RollStrip
              key={roll.kind}
              roll={roll}
              isNew={moment.isThrown && i === moment.rolls.length - 1}
              isLast={i === moment.rolls.length - 1}
            />
          ))}
        </div>
      ) : (
        moment.unit !== null && (
          <div className={styles.ladder}>
            <Ladder unit={moment.unit} view={beat.view as GloryView} />
          </div>
        )
      )}
      <Words verdicts={verdicts} />
    </section>
  )
}

const most = 2 // of several that befall the units of a hex the last are told

/** The verdict in the dark band, in plain words. */
function Words({ verdicts }: { verdicts: readonly Verdict[] }) {
  const last = verdicts.slice(-most)
  return (
    <p className={styles.verdict} data-part="verdict">
      <strong>{[...new Set(last.map(({ words }) => words))].join(' ')}</strong>
      <span>{last.at(-1)?.aside}</span>
    </p>
  )
}

/** In pixels, of a band with its throws. */
const height = 235

/** At the foot of the map, or at its head where the fight is at the foot. */
function usePlace({ from, to }: Moment, isNear: boolean) {
  const home = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<'below' | 'above'>('below')
  const [hex = -1] = [...to, ...from]
  useLayoutEffect(() => {
    const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect()
    const there = document.querySelector(`[data-part="board"] [data-hex="${hex}"]`)?.getBoundingClientRect()
    if (board === undefined || there === undefined) return
    // what is fought about comes into what is left of the map
    setPlace(!isNear && there.bottom > board.bottom - height ? 'above' : 'below')
  }, [hex, isNear])
  return { home, place }
}
