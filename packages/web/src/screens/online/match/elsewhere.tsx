import type { MatchInfo } from '@gunbai/server/wire'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { site } from '../../../online/site.ts'
import { siteLine } from '../../../online/site-line.ts'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay } from '../../../words/words.tsx'
import { isMyMove } from '../lobby/use-matches.ts'
import { OnlineGameWords } from '../online-words.tsx'

/** The next game that waits for us: the one with the least time left. */
export function Elsewhere({ here, me }: { here: string; me: string | null }) {
  const [next, setNext] = useState<MatchInfo | null>(null)
  useEffect(() => {
    if (me === null) return
    let late = false
    const look = () =>
      site.matches('mine', { status: 'playing', limit: 100 }).then(
        ({ matches }) => {
          if (late) return
          const waiting = matches.filter((each) => each.id !== here && isMyMove(each, me))
          const due = (each: MatchInfo) => each.dueAt ?? Number.POSITIVE_INFINITY
          setNext(waiting.sort((a, b) => due(a) - due(b))[0] ?? null)
        },
        () => {},
      )
    void look()
    const deaf = siteLine.onCall(() => void look())
    return () => {
      late = true
      deaf()
    }
  }, [here, me])
  if (next === null) return null
  return (
    <Suspense>
      <OnlineGameWords rulebook={next.rulebook}>
        <NextGame match={next} />
      </OnlineGameWords>
    </Suspense>
  )
}

function NextGame({ match }: { match: MatchInfo }) {
  const say = useSay()
  return (
    <span role="status">
      <Link href={`/online/${match.id}`}>
        {say('ui.online.nextGame', { setup: setupTitle(say, match.setup) })}
      </Link>
    </span>
  )
}
