import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type MatchPage, site } from '../../online/site.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { GameWords, useSay } from '../../words/words.tsx'
import styles from './online.module.css'
import { playerName } from './player-name.ts'
import { useMe } from './use-me.ts'

/** Where an invitation leads: one button, and you play. */
export default function JoinScreen({ invitation }: { invitation: string }) {
  const say = useSay()
  const myself = useMe()
  const [page, setPage] = useState<MatchPage | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [, go] = useLocation()
  const going = useRef(go)
  going.current = go
  useEffect(() => {
    site.invited(invitation).then(
      (found) => (found.seat === null ? setPage(found) : going.current(`/online/${found.match.id}`)),
      (error) => setProblem(String(error.message)),
    )
  }, [invitation])
  const refused = problem ?? myself.problem
  return (
    <Page title={say('ui.online.invited')}>
      {refused !== null && (
        <p role="alert" className={styles.problem} lang="en">
          {refused}
        </p>
      )}
      {page !== null && (
        <GameWords rulebook={page.match.rulebook}>
          <Invitation
            page={page}
            onJoin={() =>
              myself.asSomebody(async () => {
                await site.join(page.match.id, invitation)
                go(`/online/${page.match.id}`)
              })
            }
          />
        </GameWords>
      )}
    </Page>
  )
}

function Invitation({ page: { match }, onJoin }: { page: MatchPage; onJoin: () => void }) {
  const say = useSay()
  return (
    <>
      <p>
        {say('title')}: {say(`setup.${match.setup.id}`)} ·{' '}
        {match.players.map((each) => playerName(each, say)).join(' – ')}
      </p>
      <Button kind="strong" onClick={onJoin}>
        {say('ui.online.sitDown')}
      </Button>
    </>
  )
}
