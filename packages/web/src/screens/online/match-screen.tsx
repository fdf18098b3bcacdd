import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import { faceOf } from '../../games/faces.ts'
import { RemoteTable } from '../../online/remote-table.ts'
import { Refused, site } from '../../online/site.ts'
import { siteLine } from '../../online/site-line.ts'
import { diceTime } from '../../settings/settings.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import type { LogEntry, Snapshot } from '../../table/table.ts'
import { GameWords, useSay } from '../../words/words.tsx'
import { PlayedTable } from '../table/played-table.tsx'
import styles from './online.module.css'
import { OnlineBar } from './online-bar.tsx'

/** A match on the server: the waiting room until everybody sits, then the table. */
export default function MatchScreen({ match }: { match: string }) {
  const [table, setTable] = useState<RemoteTable | null>(null)
  useEffect(() => {
    const opened = new RemoteTable(match, siteLine, showTime)
    setTable(opened)
    return () => opened.close()
  }, [match])
  return table === null ? null : <OpenMatch id={match} table={table} />
}

/** Set by the face of the game that is open: how much of the dice's time its events deserve. */
let weightOf: (news: readonly LogEntry[]) => number = () => 0
const showTime = (news: readonly LogEntry[]) => diceTime() * weightOf(news)

function OpenMatch({ id, table }: { id: string; table: RemoteTable }) {
  const state = useSyncExternalStore(table.subscribe, table.state)
  const { snapshot } = state
  useKeptRecord(id, table, snapshot)
  if (snapshot === null) return <WaitingRoom id={id} table={table} />
  return (
    <GameWords rulebook={snapshot.game.rulebook}>
      <Suspense>
        <WithFace table={table} state={state} snapshot={snapshot} />
      </Suspense>
      <OnlineBar id={id} table={table} />
    </GameWords>
  )
}

function WithFace(props: Omit<Parameters<typeof PlayedTable>[0], 'face'>) {
  const face = use(faceOf(props.snapshot.game.rulebook))
  weightOf = face.weightOf
  return <PlayedTable {...props} face={face} />
}

/** A match that is over is kept in this browser too, so that it can be read again there like any other. */
function useKeptRecord(id: string, table: RemoteTable, snapshot: Snapshot | null): void {
  const isOver = snapshot !== null && snapshot.outcome !== null
  useEffect(() => {
    if (!isOver) return
    site
      .record(id)
      .then((text) => engineConnection.call((engine) => engine.takeIn(text)))
      .then((kept) => table.keepAs(kept))
      // without it the match can still be read on the server
      .catch(console.warn)
  }, [id, table, isOver])
}

/** The link for the others, until they sit. */
function WaitingRoom({ id, table }: { id: string; table: RemoteTable }) {
  const say = useSay()
  const [, go] = useLocation()
  const [invitation, setInvitation] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { match } = table.around()
  useEffect(() => {
    site.match(id).then(
      (page) => setInvitation(page.invitation),
      (error) => setProblem(error instanceof Refused ? error.message : String(error)),
    )
  }, [id])
  const link = invitation === null ? null : `${location.origin}${location.pathname}#/join/${invitation}`
  return (
    <Page title={say(match?.status === 'waiting' ? 'ui.online.waiting' : 'ui.loading')}>
      {problem !== null && (
        <p role="alert" className={styles.problem} lang="en">
          {problem}
        </p>
      )}
      {link !== null && (
        <>
          <label className={styles.link}>
            {say('ui.online.link')}
            <input readOnly value={link} onFocus={({ target }) => target.select()} data-part="invitation" />
          </label>
          <div className={styles.account}>
            <Button onClick={() => navigator.clipboard.writeText(link)}>{say('ui.online.copy')}</Button>
            <Button
              kind="quiet"
              onClick={() =>
                site.remove(id).then(
                  () => go('/online'),
                  (error) => setProblem(String(error.message)),
                )
              }
            >
              {say('ui.online.remove')}
            </Button>
          </div>
        </>
      )}
    </Page>
  )
}
