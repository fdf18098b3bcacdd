import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import { Account } from './account.tsx'
import { MatchList } from './match-list.tsx'
import { NewMatch } from './new-match.tsx'
import styles from './online.module.css'
import { useMe } from './use-me.ts'

/** The lobby: my games, games to join, games to watch, and a new one. */
export default function OnlineScreen() {
  const say = useSay()
  const myself = useMe()
  return (
    <Page title={say('ui.online.title')}>
      <Account myself={myself} />
      {myself.problem !== null && (
        <p role="alert" className={styles.problem} lang="en">
          {myself.problem}
        </p>
      )}
      <MatchList list="mine" myself={myself} />
      <NewMatch myself={myself} />
      <MatchList list="open" myself={myself} />
      <MatchList list="live" myself={myself} />
      <MatchList list="finished" myself={myself} />
    </Page>
  )
}
