import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { account } from '../../../online/account-site.ts'
import { type MatchPage, site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay } from '../../../words/words.tsx'
import { filledIn } from '../field.tsx'
import styles from '../forms.module.css'
import { LaidTable } from '../match/laid-table.tsx'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { playerName } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { type Myself, useMe } from '../use-me.ts'

/** Where an invitation leads: a name if you like, one button, and you play. */
export default function JoinScreen({ invitation }: { invitation: string }) {
  const say = useSay()
  const myself = useMe()
  const [, go] = useLocation()
  const going = useRef(go)
  going.current = go
  const { found: page, error } = useAsked(useCallback(() => site.invited(invitation), [invitation]))
  useEffect(() => {
    if (page !== null && page.seat !== null) going.current(`/online/${page.match.id}`)
  }, [page])
  const join = (name: string) =>
    myself.asSomebody(async (me) => {
      if (page === null) return
      if (me.kind === 'guest' && name !== '' && name !== me.name) await account.rename(name)
      await site.join(page.match, invitation)
      go(`/online/${page.match.id}`)
    })
  return (
    <OnlinePage title={say('ui.online.invited')}>
      <Refusal error={error ?? myself.error} />
      {page !== null && page.seat === null && (
        <OnlineGameWords rulebook={page.match.rulebook}>
          <Invitation page={page} myself={myself} onJoin={join} />
        </OnlineGameWords>
      )}
    </OnlinePage>
  )
}

interface Props {
  readonly page: MatchPage
  readonly myself: Myself
  readonly onJoin: (name: string) => void
}

function Invitation({ page: { match }, myself: { me }, onJoin }: Props) {
  const say = useSay()
  const host = match.players.find((each) => each !== null && 'id' in each && each.id === match.owner)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onJoin(filledIn(event.currentTarget)('name').trim())
  }
  return (
    <LaidTable
      match={match}
      head={
        <h2>
          {say('ui.online.invitedBy', { name: playerName(host, say), setup: setupTitle(say, match.setup) })}
        </h2>
      }
    >
      {match.dice === 'of all' && <p className={styles.row}>{say('ui.online.ofAll.note')}</p>}
      <p className={styles.row}>{say(match.rated ? 'ui.online.hints.off' : 'ui.online.hints.on')}</p>
      <form className={styles.form} onSubmit={send}>
        {me !== undefined && me?.kind !== 'person' && (
          <label className={styles.field}>
            {say('ui.online.nameAtTable')}
            <input
              name="name"
              minLength={2}
              maxLength={24}
              defaultValue={me?.name ?? ''}
              autoComplete="nickname"
            />
          </label>
        )}
        <Button kind="strong" type="submit">
          {say('ui.online.sitDown')}
        </Button>
      </form>
      <p className={styles.soft}>
        {say('ui.online.noAccount')} <Link href={`/online/${match.id}`}>{say('ui.online.onlyWatch')}</Link>
      </p>
    </LaidTable>
  )
}
