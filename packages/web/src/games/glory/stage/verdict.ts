import { type GloryEvent, screenField } from '@gunbai/glory/screen'
import type { Speaker } from '@gunbai/words'
import { codeOf, sayName } from '../description.ts'
import { fireOutcome, shockOutcome } from '../outcomes.ts'
import type { Field } from '../view.ts'

/** What came of it, in plain words, and beside it what that means. */
export interface Verdict {
  readonly words: string
  readonly aside: string
}

const moves: ReadonlySet<string> = new Set([
  'charge',
  'advance',
  'pursuit',
  'recoil',
  'retreat',
  'rout',
  'refusal',
])

/** The verdict of an event; null where it needs none. */
export function verdictOf(say: Speaker, event: GloryEvent): Verdict | null {
  const field = screenField(event)
  const told = (id: string, values: Record<string, string | number> = {}): Verdict => ({
    words: say({ id: `glory.moment.${id}`, values }),
    aside: '',
  })
  const name = (unit: number) => nameOf(say, field, unit)
  const hex = (at: number) => codeOf(field, at)
  switch (event.kind) {
    case 'fired':
      return told(fireOutcome(field.tables, event.total).word)
    case 'shock':
      return told(shockOutcome(field.tables, event.die + event.modifier).word)
    case 'tested': {
      const { what, passed, needed } = event
      const verdict = told(`${what}.${passed ? 'passed' : 'failed'}`, { unit: name(event.unit) })
      return { ...verdict, aside: say({ id: 'glory.moment.needs', values: { needed } }) }
    }
    case 'testedInitiative': {
      const formation = sayName(say, field, field.battle.formations[event.formation]?.name ?? '')
      const verdict = told(`initiative.${event.passed ? 'passed' : 'failed'}`, { formation })
      return { ...verdict, aside: say({ id: 'glory.moment.needs', values: { needed: event.needed } }) }
    }
    case 'condition':
      return { ...told(becomes(event), { unit: name(event.unit) }), aside: nowOf(say, field, event) }
    case 'charged':
      return told('charged', { unit: name(event.unit), hex: hex(event.hex) })
    case 'announced':
    case 'overrun':
      return told(event.kind, {
        unit: event.attackers.map(name).join(', '),
        hex: event.targets.map(hex).join(', '),
      })
    case 'moved':
      return moves.has(event.how)
        ? told(`moved.${event.how}`, { unit: name(event.unit), hex: hex(event.to) })
        : null
    case 'square':
      return told(event.formed ? 'square.formed' : 'square.left', { unit: name(event.unit) })
    default:
      return null
  }
}

/** A unit by its name, with its code where another has the same one. */
export function nameOf(say: Speaker, field: Field, unit: number): string {
  const card = field.cards[unit]
  if (card === undefined) return ''
  const isShared = field.cards.some((other) => other !== card && other.name === card.name)
  const name = sayName(say, field, card.name)
  return isShared ? say({ id: 'unit.coded', values: { name, code: card.code } }) : name
}

type Conditioned = Extract<GloryEvent, { kind: 'condition' }>

const becomes = ({ before, condition }: Conditioned): string =>
  condition < before ? `rallied.${condition}` : `state.${condition}`

/** What it is worth now, or what comes next for it. */
function nowOf(say: Speaker, { cards }: Field, { unit, condition }: Conditioned): string {
  if (condition === 3) return ''
  if (condition === 2) return say({ id: 'glory.moment.runs' })
  const values = cards[unit]?.faces[condition]
  if (values === undefined) return ''
  return say({
    id: 'glory.moment.now',
    values: { strength: values.strength, cohesion: values.cohesion },
  })
}

/** A die, what is added to it, and the sum: 4 + 5 = 9. */
export function sumOf(die: number, total: number): string {
  const added = total - die
  return `${die} ${added < 0 ? '−' : '+'} ${Math.abs(added)} = ${total}`
}
