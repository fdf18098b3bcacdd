import type { TournamentInfo } from '@gunbai/server/wire'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { tournamentSite } from '../../../online/tournament-site.ts'
import { useSay } from '../../../words/words.tsx'
import { Thumbnail } from '../../new-game/thumbnail.tsx'
import forms from '../forms.module.css'
import lobby from '../lobby/lobby.module.css'
import cards from '../lobby/table-card.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { NewTournament } from './new-tournament.tsx'

/** Tournaments and leagues: those that are open first, and one of one's own to hold. */
export default function TournamentsScreen() {
  const say = useSay()
  const myself = useMe()
  const { found, error } = useAsked(tournamentSite.list)
  const order: readonly TournamentInfo['status'][] = ['open', 'running', 'over']
  return (
    <OnlinePage title={say('ui.online.way.tournaments')}>
      <Refusal error={error ?? myself.error} />
      <div className={lobby.lobby}>
        <div>
          {found?.length === 0 && <p className={forms.soft}>{say('ui.online.tournament.none')}</p>}
          {order.map((status) => (
            <Listed key={status} status={status} all={found ?? []} />
          ))}
        </div>
        <section className={lobby.new} aria-label={say('ui.online.tournament.new')}>
          <h2>{say('ui.online.tournament.new')}</h2>
          {myself.me?.kind === 'person' ? (
            <NewTournament myself={myself} />
          ) : (
            <p className={forms.soft}>{say('ui.online.tournament.register')}</p>
          )}
        </section>
      </div>
    </OnlinePage>
  )
}

function Listed({ status, all }: { status: TournamentInfo['status']; all: readonly TournamentInfo[] }) {
  const say = useSay()
  const these = all.filter((each) => each.status === status)
  if (these.length === 0) return null
  return (
    <section className={forms.wide} aria-label={say(`ui.online.tournament.status.${status}`)}>
      <h2 className={forms.heading}>{say(`ui.online.tournament.status.${status}`)}</h2>
      <ul className={cards.cards}>
        {these.map((each) => (
          <Suspense key={each.id}>
            <OnlineGameWords rulebook={each.rulebook}>
              <Card tournament={each} />
            </OnlineGameWords>
          </Suspense>
        ))}
      </ul>
    </section>
  )
}

function Card({ tournament }: { tournament: TournamentInfo }) {
  const say = useSay()
  return (
    <li className={cards.card}>
      <span className={cards.map}>
        <Suspense>
          <Thumbnail rulebook={tournament.rulebook} setup={tournament.setup} />
        </Suspense>
      </span>
      <div className={cards.words}>
        <p className={cards.title}>
          <Link href={`/online/tournaments/${tournament.id}`}>{tournament.name}</Link>
        </p>
        <TournamentTerms tournament={tournament} />
      </div>
      <div className={cards.ways}>{say('ui.online.tournament.players', { count: tournament.entrants })}</div>
    </li>
  )
}

/** What is played, and how. */
export function TournamentTerms({ tournament }: { tournament: TournamentInfo }) {
  const say = useSay()
  const { kind, setup, clock, rated, bots, round, rounds, status } = tournament
  const terms = [
    say(`ui.online.tournament.kind.${kind}`),
    `${say('title')}: ${say(`setup.${setup}`)}`,
    say(`ui.online.clock.${clock.kind}`, { ...clock }),
    ...(rated ? [say('ui.online.isRated')] : []),
    ...(bots ? [say('ui.online.tournament.withBots')] : []),
    ...(status === 'running'
      ? [
          say(kind === 'league' ? 'ui.online.tournament.season' : 'ui.online.tournament.round', {
            round,
            rounds,
          }),
        ]
      : []),
  ]
  return <p className={cards.terms}>{terms.join(' · ')}</p>
}
