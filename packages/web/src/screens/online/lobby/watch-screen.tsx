import { useSay } from '../../../words/words.tsx'
import { OnlinePage } from '../online-page.tsx'
import { useMe } from '../use-me.ts'
import { MatchList } from './match-list.tsx'
import { sits, useMatches } from './use-matches.ts'

/** Games of others, to look on. */
export default function WatchScreen() {
  const say = useSay()
  const myself = useMe()
  const live = useMatches('live', myself.me)
  return (
    <OnlinePage title={say('ui.online.list.live')}>
      {live !== null && (
        <MatchList name="live" matches={live.filter((each) => !sits(each, myself.me?.id))} myself={myself} />
      )}
    </OnlinePage>
  )
}
