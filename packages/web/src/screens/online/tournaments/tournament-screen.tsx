import type { TournamentPage } from '@gunbai/server/wire'
import { Suspense, useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import { tournamentSite } from '../../../online/tournament-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { BotChoice } from '../bot-choice.tsx'
import forms from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { useAsked, useDoing } from '../use-asked.ts'
import { type Myself, useMe } from '../use-me.ts'
import { League } from './league.tsx'
import { Rounds } from './rounds.tsx'
import { StandingsTable } from './standings-table.tsx'
import { TournamentTerms } from './tournaments-screen.tsx'

const refreshEvery = 5_000

/** A tournament: its terms, its table, all rounds, and what there is to do. */
export default function TournamentScreen({ id }: { id: string }) {
  const say = useSay()
  const myself = useMe()
  const { found, error, again } = useAsked(useCallback(() => tournamentSite.page(id), [id]))
  useEffect(() => {
    const timer = setInterval(again, refreshEvery)
    return () => clearInterval(timer)
  }, [again])
  return (
    <OnlinePage title={found?.tournament.name ?? say('ui.online.way.tournaments')}>
      <Refusal error={error ?? myself.error} />
      {found !== null && (
        <Suspense>
          <OnlineGameWords rulebook={found.tournament.rulebook}>
            <Tournament page={found} myself={myself} again={again} />
          </OnlineGameWords>
        </Suspense>
      )}
    </OnlinePage>
  )
}

function Tournament({ page, myself, again }: { page: TournamentPage; myself: Myself; again: () => void }) {
  const say = useSay()
  const { tournament, divisions } = page
  const { season, division } = tournament
  return (
    <>
      <TournamentTerms tournament={tournament} />
      {division !== null && (
        <p className={forms.row}>{say('ui.online.tournament.division', { season: season ?? 1, division })}</p>
      )}
      <Deeds page={page} myself={myself} again={again} />
      {divisions.length > 0 ? (
        <League page={page} me={myself.me?.id} />
      ) : (
        <StandingsTable page={page} me={myself.me?.id} />
      )}
      <Rounds page={page} me={myself.me?.id} />
    </>
  )
}

/** Taking part, leaving, and what whoever holds it may do. */
function Deeds({ page, myself, again }: { page: TournamentPage; myself: Myself; again: () => void }) {
  const say = useSay()
  const [, go] = useLocation()
  const doing = useDoing()
  const { tournament, entrants } = page
  const { id, status, kind, owner, bots, division } = tournament
  const me = myself.me?.id
  const mine = entrants.find(({ player }) => 'id' in player && player.id === me)
  const isIn = mine !== undefined && !mine.isOut
  const isOpen = status === 'open' || (status === 'running' && (kind === 'swiss' || kind === 'league'))
  const run = async (work: () => Promise<unknown>) => {
    if (await doing.run(work)) again()
  }
  const enter = () => myself.asSomebody(async () => void (await run(() => tournamentSite.enter(id))))
  if (status === 'over' || division !== null) return null
  return (
    <div className={forms.row}>
      <Refusal error={doing.error} />
      {!isIn && isOpen && (
        <Button kind="strong" disabled={doing.isBusy} onClick={enter}>
          {say('ui.online.tournament.enter')}
        </Button>
      )}
      {isIn && (
        <SureButton
          label={say('ui.online.tournament.withdraw')}
          sure={say('ui.online.tournament.withdrawSure')}
          disabled={doing.isBusy}
          onSure={() => run(() => tournamentSite.withdraw(id))}
        />
      )}
      {owner === me && bots && isOpen && (
        <BotChoice
          label={say('ui.online.tournament.bot')}
          way={say('ui.online.tournament.addBot')}
          isBusy={doing.isBusy}
          onChoose={(bot) => run(() => tournamentSite.addBot(id, bot))}
        />
      )}
      {owner === me && status === 'open' && (
        <>
          <Button
            kind={isIn ? 'strong' : 'plain'}
            disabled={doing.isBusy || entrants.length < 2}
            onClick={() => run(() => tournamentSite.begin(id))}
          >
            {say('ui.online.tournament.begin')}
          </Button>
          <SureButton
            label={say('ui.online.remove')}
            sure={say('ui.online.remove')}
            disabled={doing.isBusy}
            onSure={async () => {
              if (await doing.run(() => tournamentSite.remove(id))) go('/online/tournaments')
            }}
          />
        </>
      )}
    </div>
  )
}
