import type { ComponentType } from 'react'
import { useSay } from '../../words/words.tsx'
import type { PlainChoices } from '../face.ts'
import { useGame } from './use-view.ts'

/** The buttons beside a draft: what ends a segment is never the strong one, which is the draft's own; and it says what it leaves out. */
export function BarChoices({ Plain }: { Plain: ComponentType<PlainChoices> }) {
  const say = useSay()
  const { questions, viewer } = useGame().scene
  const asked = questions.find(({ seat }) => seat === viewer)?.name
  return (
    <Plain
      isLighter={({ kind }) => kind === 'done'}
      nameOf={({ kind }) =>
        kind === 'done' && asked === 'phase A / orders' ? say('glory.orders.noMore') : null
      }
    />
  )
}
