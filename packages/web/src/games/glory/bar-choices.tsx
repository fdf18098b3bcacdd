import type { Action } from '@gunbai/kernel'
import type { ComponentType } from 'react'
import { useWords } from '../../words/words.tsx'
import type { PlainChoices } from '../face.ts'
import { useChances } from './plan/use-chances.ts'
import { useGame } from './use-view.ts'

/** What is tested as soon as its button is pressed: its chance stands on the button. */
const tested: ReadonlySet<string> = new Set(['form', 'counterCharge', 'recall', 'rally', 'test', 'break'])

/** The buttons beside a draft: what ends a segment is never the strong one, which is the draft's own; and it says what it leaves out. */
export function BarChoices({ Plain }: { Plain: ComponentType<PlainChoices> }) {
  const words = useWords()
  const { questions, viewer, answers } = useGame().scene
  const asked = questions.find(({ seat }) => seat === viewer)?.name
  const risked = answers.filter(({ action }) => tested.has(action.kind))
  const keys = risked.map(({ action }) => JSON.stringify(action))
  const chances = useChances(
    risked.map(({ action }) => action),
    keys.join(),
  )
  const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 })
  const nameOf = (action: Action) => {
    if (action.kind === 'done' && asked === 'phase A / orders')
      return words.say({ id: 'glory.orders.noMore' })
    const at = keys.indexOf(JSON.stringify(action))
    const chance = chances[at] ?? null
    const answer = risked[at]
    return answer === undefined || chance === null
      ? null
      : `${words.say(answer.phrase)} · ${percent.format(chance)}`
  }
  return <Plain isLighter={({ kind }) => kind === 'done'} nameOf={nameOf} />
}
