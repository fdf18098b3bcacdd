import type { TournamentPage } from '@gunbai/server/wire'
import { Link } from 'wouter'
import { useSay } from '../../../words/words.tsx'
import { playerName } from '../player-name.tsx'
import { inPoints } from './standings-table.tsx'
import styles from './tournament.module.css'

/** All rounds, the latest first: who met whom, and how it ended. */
export function Rounds({ page, me }: { page: TournamentPage; me: string | undefined }) {
  const say = useSay()
  const rounds = [...new Set(page.pairings.map(({ round }) => round))].sort((a, b) => b - a)
  const { rounds: all } = page.tournament
  return rounds.map((round) => (
    <section
      key={round}
      className={styles.part}
      aria-label={say('ui.online.tournament.round', { round, rounds: all })}
    >
      <h2>{say('ui.online.tournament.round', { round, rounds: all })}</h2>
      <ol className={styles.pairs}>
        {page.pairings
          .filter((each) => each.round === round)
          .map((pairing) => (
            <Pair key={pairing.first} page={page} pairing={pairing} me={me} />
          ))}
      </ol>
    </section>
  ))
}

interface PairProps {
  readonly page: TournamentPage
  readonly pairing: TournamentPage['pairings'][number]
  readonly me: string | undefined
}

function Pair({ page, pairing: { first, second, match, points }, me }: PairProps) {
  const say = useSay()
  const [one, two] = [first, second].map(
    (number) => page.entrants.find((each) => each.number === number)?.player,
  )
  const isMine = [one, two].some((player) => player !== undefined && 'id' in player && player.id === me)
  const result =
    second === null
      ? say('ui.online.tournament.bye')
      : points === null
        ? say('ui.online.playing')
        : `${inPoints(points)} : ${inPoints(2 - points)}`
  return (
    <li className={styles.pair} data-mine={isMine}>
      <span>
        {playerName(one, say)}
        {second !== null && ` – ${playerName(two, say)}`}
      </span>
      <span className={styles.result}>
        {match === null ? (
          result
        ) : (
          <Link href={points === null ? `/online/${match}` : `/online/${match}/replay`}>
            {points === null && isMine ? say('ui.online.go') : result}
          </Link>
        )}
      </span>
    </li>
  )
}
