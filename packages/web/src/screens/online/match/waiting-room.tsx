import type { MatchInfo } from '@gunbai/server/wire'
import { lazy, Suspense, useCallback } from 'react'
import { useLocation } from 'wouter'
import type { RemoteTable } from '../../../online/remote-table.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { ProblemNotice } from '../../../shell/problem-notice.tsx'
import { saveFile } from '../../../shell/save-file.ts'
import type { Problem } from '../../../table/problem.ts'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay } from '../../../words/words.tsx'
import { BotChoice } from '../bot-choice.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { type Doing, useAsked, useDoing } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { LaidTable } from './laid-table.tsx'

const DiceWait = lazy(() => import('./dice-wait.tsx'))

interface Props {
  readonly id: string
  readonly table: RemoteTable
  readonly problem: Problem | null
}

/** The table is laid: its picture, who sits where, the link for the others; and what is to be said where nobody will. */
export function WaitingRoom({ id, table, problem }: Props) {
  const say = useSay()
  const { found, error, again } = useAsked(useCallback(() => site.match(id), [id]))
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
            <Waiting match={match} invitation={found?.invitation ?? null} doing={doing} again={again} />
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
  /** Asks for the link anew. */
  again(): void
}

function Waiting({ match, invitation, doing, again }: WaitingProps) {
  const say = useSay()
  const { me } = useMe()
  const isOurs = me?.id === match.owner
  const mine = match.players.findIndex((each) => each !== null && 'id' in each && each.id === me?.id)
  const seat = mine === -1 ? null : mine
  return (
    <LaidTable
      match={match}
      head={
        <>
          <h2>{say('ui.online.laid', { setup: setupTitle(say, match.setup) })}</h2>
          {match.chains === null ? (
            <p className={styles.row}>{say('ui.online.laid.begins')}</p>
          ) : (
            <p className={styles.row}>
              {say('ui.online.ofAll.note')}{' '}
              {match.chains.owing.length > 0 && (
                <DiceWait match={match} owing={match.chains.owing} seat={seat} />
              )}
            </p>
          )}
        </>
      }
      seatWays={(seat) =>
        isOurs &&
        match.players[seat] === null && (
          <BotChoice
            label={say('ui.online.against')}
            way={say('ui.online.seatBot')}
            isBusy={doing.isBusy}
            onChoose={(bot) => doing.run(() => site.seatBot(match.id, seat, bot))}
          />
        )
      }
    >
      {invitation !== null && (
        <Invite match={match} invitation={invitation} doing={doing} again={again} isOurs={isOurs} />
      )}
      <details>
        <summary>{say('ui.online.finished.dice')}</summary>
        <p className={styles.soft}>{say('ui.online.fixed')}</p>
        <code className={styles.code}>{match.commitment}</code>
      </details>
    </LaidTable>
  )
}

interface InviteProps extends WaitingProps {
  readonly invitation: string
  /** Whether we have made the match. */
  readonly isOurs: boolean
}

/** The link for the others, another where it went astray, and giving it all up. */
function Invite({ match: { id, players }, invitation, doing, again, isOurs }: InviteProps) {
  const say = useSay()
  const isOpen = players.includes(null)
  const [, go] = useLocation()
  const link = `${location.origin}${location.pathname}#/join/${invitation}`
  const giveUp = async () => {
    if (await doing.run(() => site.remove(id))) go('/online')
  }
  const anew = async () => {
    if (await doing.run(() => site.inviteAnew(id))) again()
  }
  return (
    <>
      {isOpen && (
        <label className={styles.link}>
          {say('ui.online.link')}
          <input readOnly value={link} onFocus={({ target }) => target.select()} data-part="invitation" />
        </label>
      )}
      <div className={styles.row}>
        {isOpen && (
          <Button kind="strong" onClick={() => navigator.clipboard.writeText(link)}>
            {say('ui.online.copy')}
          </Button>
        )}
        {isOurs && isOpen && (
          <SureButton
            label={say('ui.online.link.anew')}
            sure={say('ui.online.link.anewSure')}
            onSure={anew}
            disabled={doing.isBusy}
          />
        )}
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
