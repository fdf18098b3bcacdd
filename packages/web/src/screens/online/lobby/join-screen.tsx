import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { type MatchPage, site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { playerName } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { useMe } from '../use-me.ts'

/** Where an invitation leads: one button, and you play. */
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
  const join = () =>
    myself.asSomebody(async () => {
      if (page === null) return
      await site.join(page.match.id, invitation)
      go(`/online/${page.match.id}`)
    })
  return (
    <OnlinePage title={say('ui.online.invited')}>
      <Refusal error={error ?? myself.error} />
      {page !== null && page.seat === null && (
        <OnlineGameWords rulebook={page.match.rulebook}>
          <Invitation page={page} onJoin={join} />
        </OnlineGameWords>
      )}
    </OnlinePage>
  )
}

function Invitation({ page: { match }, onJoin }: { page: MatchPage; onJoin: () => void }) {
  const say = useSay()
  return (
    <div className={styles.section}>
      <p>
        {say('title')}: {say(`setup.${match.setup.id}`)} ·{' '}
        {match.players.map((each) => playerName(each, say)).join(' – ')}
      </p>
      <p className={styles.soft}>
        {say(`ui.online.clock.${match.clock.kind}`, { ...match.clock })} ·{' '}
        {say(match.rated ? 'ui.online.hints.off' : 'ui.online.hints.on')}
      </p>
      <Button kind="strong" onClick={onJoin}>
        {say('ui.online.sitDown')}
      </Button>
    </div>
  )
}
