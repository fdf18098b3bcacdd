import type { Setup } from '@gunbai/kernel'
import type { MatchInfo } from '@gunbai/server/wire'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import type { GameInfo } from '../../table/game.ts'
import { setupTitle } from '../../words/setup-title.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './your-games.module.css'

interface RowProps {
  readonly rulebook: string
  readonly setup: Setup
  readonly about: readonly string[]
  readonly isMyMove: boolean
  readonly children: ReactNode
}

/** One game: a small picture, what it is, how it stands, and the way to it. */
function Row({ rulebook, setup, about, isMyMove, children }: RowProps) {
  const say = useSay()
  return (
    <li className={styles.game} data-mine={isMyMove}>
      <img src={`/art/cover-${rulebook}.svg`} alt="" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.title}>{setupTitle(say, setup)}</p>
        <p className={styles.about}>{[say(`ui.rules.${rulebook}`), ...about].join(' · ')}</p>
      </div>
      <div className={styles.ways}>{children}</div>
    </li>
  )
}

/** A game of this browser. */
export function KeptGame({ game, onRemove }: { game: GameInfo; onRemove: (() => void) | null }) {
  const say = useSay()
  const { language } = useWords()
  const [sure, setSure] = useState(false)
  const { players, winners } = game
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  const opponents = [
    ...new Set(players.flatMap((each) => (each.kind === 'bot' ? [say(`bot.${each.bot}`)] : []))),
  ]
  const isAlone = people.length === 1
  const ended =
    winners === null ? null : isAlone ? (winners.includes(people[0] ?? -1) ? 'won' : 'lost') : 'over'
  return (
    <Row
      rulebook={game.rulebook}
      setup={game.setup}
      about={[
        opponents.length > 0 ? say('home.against', { opponent: opponents.join(', ') }) : say('home.here'),
        ...(ended !== null ? [say(`home.${ended}`)] : game.answers === 0 ? [say('home.fresh')] : []),
        whenOf(game.touched, language),
      ]}
      isMyMove={winners === null}
    >
      {winners === null ? (
        <>
          {isAlone && <span className={styles.move}>{say('home.yourMove')}</span>}
          <Link href={`/table/${game.id}`} className={`${buttons.button} ${buttons.strong}`}>
            {say('ui.home.resume')}
          </Link>
        </>
      ) : (
        <Link href={`/replay/${game.id}`} className={buttons.button}>
          {say('ui.home.replay')}
        </Link>
      )}
      {onRemove !== null &&
        (sure ? (
          <Button onClick={onRemove}>{say('ui.home.removeSure')}</Button>
        ) : (
          <Button kind="quiet" onClick={() => setSure(true)}>
            {say('ui.home.remove')}
          </Button>
        ))}
    </Row>
  )
}

/** The hour, of today; else the day. */
function whenOf(moment: number, language: string): string {
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(
    moment,
  )
}

/** A match on the site. */
export function OnlineGame({ match, isMine }: { match: MatchInfo; isMine: boolean }) {
  const say = useSay()
  const names = match.players.flatMap((player) =>
    player === null ? [] : [player.kind === 'house bot' ? say(`bot.${player.bot}`) : player.name],
  )
  return (
    <Row rulebook={match.rulebook} setup={match.setup} about={[names.join(' – ')]} isMyMove={isMine}>
      {isMine && <span className={styles.move}>{say('home.yourMove')}</span>}
      <Link href={`/online/${match.id}`} className={`${buttons.button} ${isMine ? buttons.strong : ''}`}>
        {say('home.open')}
      </Link>
    </Row>
  )
}
