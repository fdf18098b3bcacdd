import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { usePlay } from '../../table/play.tsx'
import type { InHand } from '../board/use-lit.ts'
import { type AttackDraft, useAttackDraft } from './attack-draft.ts'
import { useDivisionDraft } from './division-draft.ts'
import { useLevyDraft } from './levy-draft.ts'
import { useMarchPointing } from './march-draft.ts'
import { usePlacementDraft } from './placement-draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { type SendDraft, useSendDraft } from './send-draft.ts'
import { usePointing } from './use-pointing.ts'
import { useWarDraft } from './war-draft.ts'

const nothingAhead: readonly Offered[] = []

/** What is lit on the map, what is taken up, and what pointing does: it drafts wherever something can be drafted. */
export function useHand() {
  const levy = useLevyDraft()
  const division = useDivisionDraft()
  const placement = usePlacementDraft()
  const sheet = levy ?? division ?? placement
  const war = useWarHand()
  const lifted = levy ?? placement
  return {
    levy,
    division,
    placement,
    attacking: war.attacking,
    sending: war.sending,
    ways: war.ways,
    inHand: sheet === null ? war.inHand : { ...war.inHand, targets: sheet.targets },
    draft: sheet?.draft ?? war.draft,
    drags: lifted?.drags ?? war.inHand.origins,
    lift: (handle: Handle) => (lifted === null ? war.inHand.take(handle) : lifted.lift(Number(handle))),
  }
}

/** Armies, arrows of battles and men of forces, all in one hand. */
function useWarHand() {
  const { choose, held } = usePlay()
  const war = useWarDraft()
  const attacking = useAttackDraft()
  const sending = useSendDraft()
  const pointing = usePointing(attacking?.ahead ?? nothingAhead)
  const marching = useMarchPointing(pointing)
  return {
    attacking,
    sending,
    ways: marching?.ways ?? [],
    inHand: withSends(marching?.inHand ?? pointing, pointing, sending, held as Handle | null),
    draft: drafting(marching?.draft, attacking, sending, (action) => {
      // what is no draft ends those that there are
      if (war === null || war.deeds.length === 0) choose(action)
      else war.commit(action as never)
    }),
  }
}

/** The same hand with the men of forces. */
function withSends(
  inHand: InHand<Handle>,
  pointing: InHand<Handle>,
  sending: SendDraft | null,
  held: Handle | null,
): InHand<Handle> {
  if (sending === null) return inHand
  const taken = inHand.taken ?? (held !== null && sending.origins.has(held) ? held : null)
  const targets = new Map(inHand === pointing ? [] : inHand.targets)
  for (const [handle, answers] of sending.targets(pointing)) {
    targets.set(handle, [...(targets.get(handle) ?? []), ...answers])
  }
  const origins = new Set([...(inHand === pointing ? [] : inHand.origins), ...sending.origins])
  return { ...inHand, taken, targets, origins, take: (handle) => inHand.take(handleOf(Number(handle))) }
}

const drafting =
  (
    march: ((action: Action) => boolean) | undefined,
    attacking: AttackDraft | null,
    sending: SendDraft | null,
    otherwise: (action: Action) => void,
  ) =>
  (action: Action): void => {
    const drafted = march?.(action) || attacking?.draft(action) || sending?.draft(action)
    if (!drafted) otherwise(action)
  }
