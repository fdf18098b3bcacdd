import { type GloryView, screenField } from '@gunbai/glory/screen'
import { useSay, useWords } from '../../words/words.tsx'
import { Armies, Army, clearlyMore, type Note, SpecialNotes, Watch, Wins } from '../briefing-parts.tsx'
import type { BriefingProps } from '../briefings.ts'
import { sayArmy, sayName } from './description.ts'
import { conditionWords, scoreWords } from './victory-words.ts'
import type { Field } from './view.ts'

type Say = ReturnType<typeof useSay>
type Speak = ReturnType<typeof useWords>['say']

/** What points are for, both armies with their generals, weather and markers of this battle, and what its figures warn of. */
export function GloryBriefing({ view, names, marks }: BriefingProps<GloryView>) {
  const say = useSay()
  const words = useWords()
  const field = screenField(view)
  const { battle } = field
  return (
    <>
      <Wins>
        <p>{say('briefing.glory.turns', { turns: battle.turns })}</p>
      </Wins>
      <Armies>
        {names.slice(0, 2).map((name, seat) => (
          <Army key={name} name={name} mark={marks[seat]}>
            <p>{unitsOf(say, field, seat)}</p>
            <p>
              {battle.commanders
                .filter((each) => each.seat === seat)
                .map(({ name: general, orders, range }) =>
                  say('briefing.glory.commander', { name: general, orders, range }),
                )
                .join(' · ')}
            </p>
            <div>
              <strong>{say('briefing.wins')}</strong>
              {[...winning(words.say, field, seat)].map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </Army>
        ))}
      </Armies>
      <SpecialNotes notes={[...weather(say, field), ...markers(say, words.say, field)]} />
      <Watch lines={warnings(say, field, names)} />
    </>
  )
}

/** Sources of points, and what ends the battle at once. */
function* winning(say: Speak, field: Field, seat: number) {
  const { scores, automatic, tie } = field.battle
  for (const score of scores) if (score.seat === seat) yield say(scoreWords(field, score))
  for (const { seat: winner, all } of automatic) {
    if (winner !== seat) continue
    const conditions = all.flatMap((condition) => conditionWords(field, condition))
    yield `${say({ id: 'glory.victory.automatic' })} ${conditions.map(say).join('; ')}.`
  }
  if (tie === seat) yield say({ id: 'glory.victory.tie', values: { army: sayArmy(say, field, seat) } })
}

function unitsOf(say: Say, { cards }: Field, seat: number): string {
  const own = cards.filter((card) => card.seat === seat)
  const of = (arm: string) => own.filter((card) => card.arm === arm).length
  const later = own.filter(({ turn }) => turn > 0).map(({ turn }) => turn)
  const all = say('briefing.glory.units', { infantry: of('inf'), cavalry: of('cav'), artillery: of('art') })
  if (later.length === 0) return all
  return `${all} · ${say('briefing.glory.later', { count: later.length, turn: Math.min(...later) })}`
}

function weather(say: Say, { battle }: Field): readonly Note[] {
  return (['fog', 'night'] as const).flatMap((kind) => {
    // by turn, from 1
    const turns = Array.from({ length: battle.turns }, (_, i) => i + 1).filter(
      (turn) => battle.weather[turn] === kind,
    )
    if (turns.length === 0) return []
    const values = { count: turns.length, turns: turns.join(', ') }
    return [{ title: say(`briefing.glory.${kind}`), text: say(`briefing.glory.${kind}.text`, values) }]
  })
}

/** The markers that only this battle has. */
function markers(say: Say, speak: Speak, field: Field): readonly Note[] {
  return field.battle.combined.map(({ name, seat, compulsory, from, to, once, does }) => {
    const values = {
      army: sayArmy(speak, field, seat),
      must: compulsory ? 'yes' : 'no',
      once: once ? 'yes' : 'no',
      from,
      to,
      deeds: does.map((deed) => say(`briefing.glory.deed.${deed}`)).join(', '),
    }
    return {
      title: say('briefing.glory.combined', { name: sayName(speak, field, name) }),
      text: say('briefing.glory.combined.text', values),
    }
  })
}

function warnings(say: Say, { cards, battle }: Field, names: readonly string[]): readonly string[] {
  const both = (count: (seat: number) => number): [number, number] => [count(0), count(1)]
  const guns = both((seat) => cards.filter((card) => card.seat === seat && card.arm === 'art').length)
  const heavy = both((seat) => cards.filter((card) => card.seat === seat && card.class === 'heavy').length)
  const orders = both((seat) =>
    battle.commanders.reduce((sum, each) => sum + (each.seat === seat ? each.orders : 0), 0),
  )
  return [
    ...clearlyMore(say, 'briefing.watch.guns', guns, names, 1),
    ...clearlyMore(say, 'briefing.watch.heavy', heavy, names, 1),
    ...clearlyMore(say, 'briefing.watch.orders', orders, names, 1),
  ]
}
