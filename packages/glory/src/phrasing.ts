import type { Phrasing } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import type { GloryEvent } from './event.ts'
import type { GloryState } from './state.ts'

export const phrasing: Phrasing<GloryState, GloryAction, GloryEvent> = {
  question: ({ name, about }) => ({ id: `ask.${name}`, values: about }),
  answer: (action) => ({ id: `answer.${action.kind}` }),
  event: (event) => ({ id: `event.${event.kind}` }),
  reason: ({ rule, values }) => ({ id: `rule.${rule}`, values: values ?? {} }),
}
