import type { MatchInfo } from '@gunbai/server/wire'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isKnownHere } from '../../online/known-here.ts'
import { site } from '../../online/site.ts'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { Games } from '../../store/games.ts'
import type { GameInfo } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import { GameWords, useSay } from '../../words/words.tsx'
import { HomeWords } from './home-words.tsx'
import { KeptGame, OnlineGame } from './your-game.tsx'
import styles from './your-games.module.css'

const games = new Games()
const shortly = 3

/** My games, those in which it is my move first; nothing for who has none. */
export default function YourGames() {
  return (
    <HomeWords>
      <Listed />
    </HomeWords>
  )
}

function Listed() {
  const say = useSay()
  const { kept, problem, forget, remove } = useKept()
  const { matches, me } = useMatches()
  const [isAll, setIsAll] = useState(false)
  if (problem === null && kept.length + matches.length === 0) return null
  const mine = [...matches].sort((a, b) => Number(isMine(b, me)) - Number(isMine(a, me)))
  const going = kept.filter(({ winners }) => winners === null)
  const rows = [
    ...mine.map((match) => ({
      id: match.id,
      rulebook: match.rulebook,
      row: <OnlineGame match={match} isMine={isMine(match, me)} />,
    })),
    ...[...going, ...kept.filter((each) => !going.includes(each))].map((game) => ({
      id: game.id,
      rulebook: game.rulebook,
      row: <KeptGame game={game} onRemove={isAll ? () => remove(game.id) : null} />,
    })),
  ]
  const waiting = going.length + mine.filter((match) => isMine(match, me)).length
  return (
    <section aria-labelledby="your-games" className={styles.panel}>
      <header className={styles.head}>
        <h2 id="your-games">{say('ui.home.kept')}</h2>
        {waiting > 0 && <span className={styles.count}>{say('home.inAll', { count: waiting })}</span>}
      </header>
      {problem !== null && <ProblemNotice problem={problem} onClose={forget} />}
      <ul className={styles.list}>
        {(isAll ? rows : rows.slice(0, shortly)).map(({ id, rulebook, row }) => (
          <GameWords key={id} rulebook={rulebook}>
            <HomeWords>{row}</HomeWords>
          </GameWords>
        ))}
      </ul>
      <footer className={styles.foot}>
        <Button kind="quiet" onClick={() => setIsAll(!isAll)}>
          {isAll ? say('home.fewer') : say('home.all', { count: rows.length })}
        </Button>
        <Link href="/study">{say('home.studies')}</Link>
      </footer>
    </section>
  )
}

/** The games of this browser, latest first, but for lessons. */
function useKept() {
  const [kept, setKept] = useState<readonly GameInfo[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const read = () =>
    games.list().then(
      (all) => setKept(all.filter(({ script }) => script === undefined)),
      (error) => setProblem({ ...problemOf(error), kind: 'storage' }),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the screen opens
  useEffect(() => void read(), [])
  async function remove(id: string) {
    await games.remove(id)
    await (await import('../../store/reviews.ts')).forgetReview(id)
    await read()
  }
  return { kept, problem, forget: () => setProblem(null), remove }
}

/** The matches on the site that go on, for who is known there. */
function useMatches() {
  const [found, setFound] = useState<{ matches: readonly MatchInfo[]; me: string }>({ matches: [], me: '' })
  useEffect(() => {
    if (!isKnownHere()) return
    let late = false
    const read = async () => {
      const me = await site.me()
      if (me === null) return
      const { matches } = await site.matches('mine', { status: 'playing', limit: 20 })
      if (!late) setFound({ matches, me: me.id })
    }
    // where the site is out of reach the games of this browser are shown alone
    read().catch(() => {})
    return () => {
      late = true
    }
  }, [])
  return found
}

const isMine = ({ awaiting, players }: MatchInfo, me: string): boolean =>
  awaiting.some((seat) => {
    const player = players[seat]
    return player != null && player.kind !== 'house bot' && player.id === me
  })
