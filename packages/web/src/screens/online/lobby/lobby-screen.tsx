import { useSay } from '../../../words/words.tsx'
import { WhoYouAre } from '../account/who-you-are.tsx'
import { OnlinePage } from '../online-page.tsx'
import { useMe } from '../use-me.ts'
import { Friends } from './friends.tsx'
import styles from './lobby.module.css'
import { MatchList } from './match-list.tsx'
import { TableForm } from './table-form.tsx'
import { isMyMove, sits, useMatches } from './use-matches.ts'

/** The lobby: what waits for us, tables to sit down at, and one of our own to lay. */
export default function LobbyScreen() {
  const say = useSay()
  const myself = useMe()
  const { me } = myself
  const mine = useMatches('mine', me) ?? []
  const asked = useMatches('challenges', me) ?? []
  const open = useMatches('open', me) ?? []
  const ids = new Set(asked.map(({ id }) => id))
  return (
    <OnlinePage title={say('ui.online.title')} waiting={mine.filter((each) => isMyMove(each, me?.id)).length}>
      <WhoYouAre myself={myself} />
      <div className={styles.lobby}>
        <div>
          <MatchList name="asked" matches={asked} myself={myself} isLeftOut />
          <MatchList
            name="myMove"
            matches={mine.filter((each) => isMyMove(each, me?.id))}
            myself={myself}
            isLeftOut
          />
          <MatchList
            name="open"
            matches={open.filter((each) => !sits(each, me?.id) && !ids.has(each.id))}
            myself={myself}
          />
          <MatchList
            name="waiting"
            matches={mine.filter(({ status }) => status === 'waiting')}
            myself={myself}
            isLeftOut
          />
          <Friends />
        </div>
        <section className={styles.new} aria-label={say('ui.online.new')}>
          <h2>{say('ui.online.new')}</h2>
          <TableForm myself={myself} />
        </section>
      </div>
    </OnlinePage>
  )
}
