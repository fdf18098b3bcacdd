import type { TournamentInfo, TournamentPage } from '@gunbai/server/wire'
import { useCallback, useEffect } from 'react'
import { Link } from 'wouter'
import { tournamentSite } from '../../../online/tournament-site.ts'
import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import { PlayerLink } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { StandingsTable } from './standings-table.tsx'
import styles from './tournament.module.css'

const refreshEvery = 15_000

/** A league: the tables of this season's divisions, who joins with the next, and the seasons before. */
export function League({ page, me }: { page: TournamentPage; me: string | undefined }) {
  const say = useSay()
  const latest = Math.max(...page.divisions.map(({ season }) => season ?? 0))
  const now = page.divisions.filter(({ season }) => season === latest)
  const before = page.divisions.filter(({ season }) => season !== latest)
  const ids = now.map(({ id }) => id).join(' ')
  const { found, error, again } = useAsked(
    useCallback(() => Promise.all(ids.split(' ').map((id) => tournamentSite.page(id))), [ids]),
  )
  useEffect(() => {
    const timer = setInterval(again, refreshEvery)
    return () => clearInterval(timer)
  }, [again])
  const placed = new Set(found?.flatMap(({ entrants }) => entrants.map(({ number }) => number)))
  const joining = page.entrants.filter(({ number, isOut }) => !isOut && !placed.has(number))
  return (
    <>
      <Refusal error={error} />
      {found?.map((division) => (
        <StandingsTable
          key={division.tournament.id}
          page={division}
          me={me}
          title={<DivisionLink division={division.tournament} />}
        />
      ))}
      {found !== null && joining.length > 0 && page.tournament.status === 'running' && (
        <section className={forms.section} aria-label={say('ui.online.tournament.joining')}>
          <h2>{say('ui.online.tournament.joining')}</h2>
          <p className={forms.row}>
            {joining.map(({ number, player }) => (
              <PlayerLink key={number} player={player} />
            ))}
          </p>
        </section>
      )}
      {before.length > 0 && (
        <section className={forms.section} aria-label={say('ui.online.tournament.seasons')}>
          <h2>{say('ui.online.tournament.seasons')}</h2>
          <ul className={styles.seasons}>
            {before.map((each) => (
              <li key={each.id}>
                <DivisionLink division={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function DivisionLink({ division: { id, season, division, status } }: { division: TournamentInfo }) {
  const say = useSay()
  return (
    <>
      <Link href={`/online/tournaments/${id}`}>
        {say('ui.online.tournament.division', { season: season ?? 1, division: division ?? 1 })}
      </Link>{' '}
      <small className={forms.soft}>{say(`ui.online.tournament.status.${status}`)}</small>
    </>
  )
}
