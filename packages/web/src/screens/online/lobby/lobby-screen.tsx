import { useSay } from '../../../words/words.tsx'
import { WhoYouAre } from '../account/who-you-are.tsx'
import { OnlinePage } from '../online-page.tsx'
import { Refusal } from '../refusal.tsx'
import { useMe } from '../use-me.ts'
import { MatchList } from './match-list.tsx'
import { NewMatch } from './new-match.tsx'

/** The lobby: my games, a new one, games to join, games to watch. */
export default function LobbyScreen() {
  const say = useSay()
  const myself = useMe()
  return (
    <OnlinePage title={say('ui.online.title')}>
      <WhoYouAre myself={myself} />
      <Refusal error={myself.error} />
      <MatchList list="mine" myself={myself} />
      <NewMatch myself={myself} />
      <MatchList list="open" myself={myself} />
      <MatchList list="live" myself={myself} />
    </OnlinePage>
  )
}
