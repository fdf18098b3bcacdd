import type { MatchInfo } from '@gunbai/server/wire'
import { Suspense, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { account } from '../../../online/account-site.ts'
import type { RemoteTable } from '../../../online/remote-table.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { ProblemNotice } from '../../../shell/problem-notice.tsx'
import { saveFile } from '../../../shell/save-file.ts'
import type { Problem } from '../../../table/problem.ts'
import { useSay } from '../../../words/words.tsx'
import { byWont } from '../../new-game/last-choice.ts'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { botName } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { type Doing, useAsked, useDoing } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { LaidTable } from './laid-table.tsx'

interface Props {
  readonly id: string
  readonly table: RemoteTable
  readonly problem: Problem | null
}

/** The table is laid: its picture, who sits where, the link for the others; and what is to be said where nobody will. */
export function WaitingRoom({ id, table, problem }: Props) {
  const say = useSay()
  const { found, error } = useAsked(useCallback(() => site.match(id), [id]))
  const doing = useDoing()
  const { match } = table.around()
  const isWaiting = problem === null && match?.status === 'waiting'
  const save = async () => saveFile(await site.record(id), `gunbai-${id}.json`)
  const title = say(problem !== null ? 'ui.online.title' : isWaiting ? 'ui.online.waiting' : 'ui.loading')
  return (
    <OnlinePage title={title}>
      <Refusal error={(problem === null ? error : null) ?? doing.error} />
      {problem !== null && <ProblemNotice problem={problem} />}
      {problem?.kind === 'version' && (
        <Button disabled={doing.isBusy} onClick={() => doing.run(save)}>
          {say('ui.online.finished.save')}
        </Button>
      )}
      {isWaiting && (
        <Suspense>
          <OnlineGameWords rulebook={match.rulebook}>
            <Waiting match={match} invitation={found?.invitation ?? null} doing={doing} />
          </OnlineGameWords>
        </Suspense>
      )}
    </OnlinePage>
  )
}

interface WaitingProps {
  readonly match: MatchInfo
  /** Null for whoever does not sit here. */
  readonly invitation: string | null
  readonly doing: Doing
}

function Waiting({ match, invitation, doing }: WaitingProps) {
  const say = useSay()
  const { me } = useMe()
  const isOurs = me?.id === match.owner
  return (
    <LaidTable
      match={match}
      head={
        <>
          <h2>{say('ui.online.laid', { setup: say(`setup.${match.setup.id}`) })}</h2>
          <p className={styles.row}>{say('ui.online.laid.begins')}</p>
        </>
      }
      seatWays={(seat) =>
        isOurs && match.players[seat] === null && <SeatBot id={match.id} seat={seat} doing={doing} />
      }
    >
      {invitation !== null && <Invite id={match.id} invitation={invitation} doing={doing} />}
      <details>
        <summary>{say('ui.online.finished.dice')}</summary>
        <p className={styles.soft}>{say('ui.online.fixed')}</p>
        <code className={styles.code}>{match.commitment}</code>
      </details>
    </LaidTable>
  )
}

/** The link for the others, and giving it all up. */
function Invite({ id, invitation, doing }: { id: string; invitation: string; doing: Doing }) {
  const say = useSay()
  const [, go] = useLocation()
  const link = `${location.origin}${location.pathname}#/join/${invitation}`
  const giveUp = async () => {
    if (await doing.run(() => site.remove(id))) go('/online')
  }
  return (
    <>
      <label className={styles.link}>
        {say('ui.online.link')}
        <input readOnly value={link} onFocus={({ target }) => target.select()} data-part="invitation" />
      </label>
      <div className={styles.row}>
        <Button kind="strong" onClick={() => navigator.clipboard.writeText(link)}>
          {say('ui.online.copy')}
        </Button>
        <SureButton
          label={say('ui.online.remove')}
          sure={say('ui.online.remove')}
          onSure={giveUp}
          disabled={doing.isBusy}
        />
      </div>
    </>
  )
}

/** Puts a bot where nobody came. */
function SeatBot({ id, seat, doing }: { id: string; seat: number; doing: Doing }) {
  const say = useSay()
  const { found: house } = useAsked(account.site)
  const [chosen, setChosen] = useState<string | null>(null)
  const bots = byWont(house?.bots ?? [])
  const bot = chosen ?? bots[0]
  if (bot === undefined) return null
  return (
    <span className={styles.row}>
      <label className={styles.field}>
        <span className="unseen">{say('ui.online.against')}</span>
        <select value={bot} onChange={({ target }) => setChosen(target.value)}>
          {bots.map((each) => (
            <option key={each} value={each}>
              {botName(each, say)}
            </option>
          ))}
        </select>
      </label>
      <Button disabled={doing.isBusy} onClick={() => doing.run(() => site.seatBot(id, seat, bot))}>
        {say('ui.online.seatBot')}
      </Button>
    </span>
  )
}
