import type { MatchInfo } from '@gunbai/server/wire'
import { useEffect, useState } from 'react'
import { hasChain } from '../../../online/chains.ts'
import { useSay } from '../../../words/words.tsx'
import { playerName } from '../player-name.tsx'

/** Usually everybody has added before anybody could read it. */
const patience = 1_500

interface Props {
  readonly match: MatchInfo
  /** Whose part is missing. */
  readonly owing: readonly number[]
  /** Ours. */
  readonly seat: number | null
}

/** For whom the dice wait; and where our part of them lies, if it is not here. */
export default function DiceWait({ match, owing, seat }: Props) {
  const say = useSay()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const end = seat === null ? null : (match.chains?.ends[seat] ?? null)
  const isElsewhere = seat !== null && owing.includes(seat) && end !== null && !hasChain(end)
  if (isElsewhere) {
    return (
      <strong role="status" data-part="dice elsewhere">
        {say(match.status === 'waiting' ? 'ui.online.ofAll.elsewhereDeal' : 'ui.online.ofAll.elsewhere')}
      </strong>
    )
  }
  if (!isLate) return null
  const names = owing.map((each) => playerName(match.players[each], say)).join(', ')
  return (
    <span role="status" data-part="dice wait">
      {say('ui.online.ofAll.waits', { names })}
    </span>
  )
}
