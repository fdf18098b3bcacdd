import { useSay } from '../../../words/words.tsx'
import { OnlinePage } from '../online-page.tsx'
import { Refusal } from '../refusal.tsx'
import { useMe } from '../use-me.ts'
import { MatchList } from './match-list.tsx'
import { isMyMove, useMatches } from './use-matches.ts'

/** Our games: where it is our move first, by the time that is left. */
export default function MineScreen() {
  const say = useSay()
  const myself = useMe()
  const id = myself.me?.id
  const mine = useMatches('mine', myself.me)
  const asked = useMatches('challenges', myself.me) ?? []
  const playing = (mine ?? [])
    .filter(({ status }) => status === 'playing')
    .sort((a, b) => (a.dueAt ?? Number.POSITIVE_INFINITY) - (b.dueAt ?? Number.POSITIVE_INFINITY))
  const myMove = playing.filter((each) => isMyMove(each, id))
  return (
    <OnlinePage title={say('ui.online.way.mine')} waiting={myMove.length}>
      <Refusal error={myself.error} />
      <MatchList name="asked" matches={asked} myself={myself} isLeftOut />
      {mine !== null && <MatchList name="myMove" matches={myMove} myself={myself} />}
      <MatchList
        name="theyThink"
        matches={playing.filter((each) => !isMyMove(each, id))}
        myself={myself}
        isLeftOut
      />
      <MatchList
        name="waiting"
        matches={(mine ?? []).filter(({ status }) => status === 'waiting')}
        myself={myself}
        isLeftOut
      />
      <MatchList
        name="over"
        matches={(mine ?? []).filter(({ status }) => status === 'over')}
        myself={myself}
        isLeftOut
      />
    </OnlinePage>
  )
}
