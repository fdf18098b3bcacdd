import type { ReactNode } from 'react'
import { useSay, useWords } from '../../words/words.tsx'
import type { Prompted } from '../face.ts'
import { commanding, isPlanned, isStrike, ordering } from './plan.ts'
import { usePlanned } from './use-plan.ts'

interface Props {
  readonly children: (told: Prompted) => ReactNode
  readonly otherwise: ReactNode
}

/** What comes next in a turn that is drafted: whom to order, where to send them, or whom to strike. */
export function Drafting({ children, otherwise }: Props): ReactNode {
  const say = useSay()
  const words = useWords()
  const { asked, draft, known } = usePlanned()
  if (!isPlanned(asked)) return otherwise
  const first = JSON.stringify(draft.strikes.find(isStrike))
  const strike = known?.strikes.find(({ action }) => JSON.stringify(action) === first)
  if (strike !== undefined) {
    const asks = words.say({ ...strike.phrase, id: `samurai.draft.${strike.action.kind}` })
    return children({ asks, help: say('samurai.draft.dice') })
  }
  const most = known?.mostOrders ?? 0
  const isOrdering = asked === commanding || asked === ordering
  if (isOrdering && (draft.orders.length === 0 || draft.orders.length < most))
    return children({
      asks: say('samurai.draft.orders', { left: Math.max(0, most - draft.orders.length) }),
      help: say('samurai.draft.send'),
    })
  return children({ asks: say('ask.turn.move'), help: say('help.turn.move') })
}
