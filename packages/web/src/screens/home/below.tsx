import type { MatchInfo } from '@gunbai/server/wire'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { learnt } from '../../lesson/learnt.ts'
import { guidedGameOf, lessonWords } from '../../lesson/lessons.ts'
import { outlines } from '../../lesson/outlines.ts'
import { taught } from '../../lesson/taught.ts'
import { site } from '../../online/site.ts'
import buttons from '../../shell/button.module.css'
import { setupTitle } from '../../words/setup-title.ts'
import { GameWords, MoreWords, useSay } from '../../words/words.tsx'
import styles from './below.module.css'
import { HomeWords } from './home-words.tsx'

/** Beneath the games: lessons with how far one is, and what goes on online. */
export default function Below() {
  return (
    <HomeWords>
      <div className={styles.both}>
        <LearnStrip />
        <NowOnline />
      </div>
    </HomeWords>
  )
}

/** The game whose lessons were begun and are not done; the first for a newcomer. */
function courseNow(): string {
  const far = learnt()
  const begun = taught.filter((game) => Object.keys(far).some((lesson) => lesson.startsWith(`${game}/`)))
  const isOpen = (game: string) => outlines[game]?.some((id) => far[`${game}/${id}`] !== 'done') === true
  return begun.findLast(isOpen) ?? taught.find(isOpen) ?? taught[0] ?? ''
}

function LearnStrip() {
  const say = useSay()
  const game = courseNow()
  return (
    <section aria-labelledby="home-learn">
      <header className={styles.head}>
        <h2 id="home-learn">{say('home.learn')}</h2>
        <span>{say(`ui.rules.${game}`)}</span>
        <Link href={`/learn/${game}`}>{say('home.lessons')}</Link>
      </header>
      <div className={styles.card}>
        <Suspense>
          <MoreWords source={lessonWords(game)}>
            <Steps game={game} />
          </MoreWords>
        </Suspense>
      </div>
    </section>
  )
}

function Steps({ game }: { game: string }) {
  const say = useSay()
  const far = learnt()
  const lessons = outlines[game] ?? []
  const next = lessons.find((id) => far[`${game}/${id}`] !== 'done')
  const guided = guidedGameOf(game)
  return (
    <>
      <ol className={styles.steps}>
        {lessons.map((id, i) => {
          const isDone = far[`${game}/${id}`] === 'done'
          return (
            <li key={id} data-state={isDone ? 'done' : id === next ? 'next' : 'later'}>
              <Link href={`/learn/${game}/${id}`}>
                <span aria-hidden="true">{isDone ? '✓' : i + 1}</span>
                {say(`lesson.${id}`)}
                {isDone && <span className="unseen">{say('home.done')}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
      <div className={styles.next}>
        <p>
          {next === undefined ? say('home.allDone') : say('home.next', { lesson: say(`lesson.${next}`) })}
        </p>
        <Link
          href={`/learn/${game}/${next ?? guided ?? ''}`}
          className={`${buttons.button} ${buttons.strong}`}
        >
          {next === undefined
            ? say('home.coach')
            : say(typeof far[`${game}/${next}`] === 'number' ? 'home.goOn' : 'home.start')}
        </Link>
      </div>
    </>
  )
}

const most = 3

/** Matches that wait for somebody, and those that can be watched. */
function NowOnline() {
  const say = useSay()
  const [matches, setMatches] = useState<readonly MatchInfo[]>([])
  useEffect(() => {
    let late = false
    const ask = (list: 'open' | 'live') => site.matches(list, { limit: most })
    Promise.all([ask('open'), ask('live')]).then(
      (found) => !late && setMatches(found.flatMap((each) => each.matches).slice(0, most)),
      // a table without a site has nobody online
      () => {},
    )
    return () => {
      late = true
    }
  }, [])
  return (
    <section aria-labelledby="home-online">
      <header className={styles.head}>
        <h2 id="home-online">{say('home.online')}</h2>
        <Link href="/online">{say('home.lobby')}</Link>
      </header>
      <div className={styles.card}>
        {matches.length === 0 ? (
          <div className={styles.next}>
            <p>{say('home.nobody')}</p>
            <Link href="/online" className={buttons.button}>
              {say('home.openTable')}
            </Link>
          </div>
        ) : (
          <ul className={styles.matches}>
            {matches.map((match) => (
              <GameWords key={match.id} rulebook={match.rulebook}>
                <HomeWords>
                  <Match match={match} />
                </HomeWords>
              </GameWords>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Match({ match }: { match: MatchInfo }) {
  const say = useSay()
  const names = match.players.flatMap((player) =>
    player === null ? [] : [player.kind === 'house bot' ? say(`bot.${player.bot}`) : player.name],
  )
  const isOpen = match.status === 'waiting'
  return (
    <li>
      <img src={`/art/cover-${match.rulebook}.svg`} alt="" />
      <div>
        <p className={styles.title}>{setupTitle(say, match.setup)}</p>
        <p>{isOpen ? say('home.seeks', { name: names.join(', ') }) : names.join(' – ')}</p>
      </div>
      <Link href={isOpen ? '/online' : `/online/${match.id}`} className={buttons.button}>
        {say(isOpen ? 'home.sitDown' : 'home.watch')}
      </Link>
    </li>
  )
}
