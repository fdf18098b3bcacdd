import { lazy, Suspense } from 'react'
import { isWorthALook } from './battle.ts'
import { FightTale } from './fight-tale.tsx'
import { isStrike } from './plan.ts'
import { type Handle, hexOf } from './pointing.ts'
import { pendingIn } from './stage/clash.ts'
import { PendingOdds } from './stage/facing.tsx'
import { usePlanned } from './use-plan.ts'
import { useBattle, useGame } from './view.ts'

/** Fetched when something on the board is looked at for the first time. */
const HexInfo = lazy(() => import('./hex-info.tsx'))

const CardInfo = lazy(() => import('./card-info.tsx'))
const StrikeSheet = lazy(() => import('./strike-sheet.tsx'))

/** What is looked at in the hand or on the board; else the strike that is drafted, else the latest fight. */
export default function Fight() {
  const { lookedAt, beat, scene, log } = useGame()
  const battle = useBattle()
  const { draft, known } = usePlanned()
  const hex = lookedAt === null ? null : hexOf(lookedAt as Handle)
  if (lookedAt !== null && hex === null) {
    return (
      <Suspense>
        <CardInfo handle={lookedAt as Handle} />
      </Suspense>
    )
  }
  const strikes = draft.strikes.filter(isStrike) as unknown as readonly { readonly hex: number }[]
  const isAimed = strikes.length > 0 && known?.odds != null
  if (isAimed && (hex === null || strikes.some((each) => each.hex === hex) || !isWorthALook(battle, hex))) {
    return (
      <Suspense>
        <StrikeSheet />
      </Suspense>
    )
  }
  if (hex !== null && isWorthALook(battle, hex)) {
    return (
      <Suspense>
        <HexInfo battle={battle} hex={hex} />
      </Suspense>
    )
  }
  const isPending = beat === null && scene.window !== null && pendingIn(log) !== null
  return (
    <>
      {isPending && <PendingOdds />}
      <FightTale />
    </>
  )
}
