import type { MatchInfo } from '@gunbai/server/wire'
import { useEffect, useState } from 'react'
import type { Me } from '../../../online/site.ts'
import { site } from '../../../online/site.ts'
import { siteLine } from '../../../online/site-line.ts'

const refreshEvery = 5_000

const asking = {
  mine: site.mine,
  challenges: site.challenges,
  open: async () => (await site.matches('open')).matches,
  live: async () => (await site.matches('live')).matches,
} as const

/** A list of matches that keeps itself fresh; null until it has come. What is mine needs somebody. */
export function useMatches(
  list: keyof typeof asking,
  me: Me | null | undefined,
): readonly MatchInfo[] | null {
  const [matches, setMatches] = useState<readonly MatchInfo[] | null>(null)
  const needsMe = list === 'mine' || list === 'challenges'
  const id = me?.id ?? null
  useEffect(() => {
    if (needsMe && id === null) return setMatches([])
    let late = false
    const read = () =>
      asking[list]().then(
        (found) => !late && setMatches(found),
        () => {},
      )
    void read()
    const timer = setInterval(read, refreshEvery)
    const deaf = siteLine.onCall(() => void read())
    return () => {
      late = true
      clearInterval(timer)
      deaf()
    }
  }, [list, needsMe, id])
  return matches
}

export function isMyMove(match: MatchInfo, me: string | undefined): boolean {
  return match.status === 'playing' && match.awaiting.some((seat) => isMe(match, seat, me))
}

function isMe(match: MatchInfo, seat: number, me: string | undefined): boolean {
  const player = match.players[seat]
  return player !== null && player !== undefined && player.kind !== 'house bot' && player.id === me
}

export function sits(match: MatchInfo, me: string | undefined): boolean {
  return match.players.some((_, seat) => isMe(match, seat, me))
}
