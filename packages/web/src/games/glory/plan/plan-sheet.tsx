import type { Journey } from '@gunbai/kernel'
import { useEffect } from 'react'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { armyStyle } from '../armies.ts'
import { Counter } from '../art/counter.tsx'
import { armName, codeOf, sayName } from '../description.ts'
import { sideFor } from '../geometry.ts'
import { counterLook } from '../pieces.tsx'
import { useField, useGame, useView } from '../use-view.ts'
import { stackAt, type UnitView } from '../view.ts'
import { BlowSheet } from './blow-sheet.tsx'
import type { MarchPlan } from './march-plan.ts'
import styles from './plan-sheet.module.css'
import { isForced, joining, pointsIn } from './reach.ts'
import type { Plan } from './use-plan.ts'

/** What is drafted on the map, in words, with the one button that commits it. */
export function PlanSheet({ plan }: { plan: Plan }) {
  usePlanKeys(plan)
  if (plan.blow !== null) return <BlowSheet blow={plan.blow} onBack={plan.back} />
  return plan.march === null ? null : <MarchSheet march={plan.march} onBack={plan.back} />
}

function MarchSheet({ march, onBack }: { march: MarchPlan; onBack: () => void }) {
  const say = useSay()
  const field = useField()
  return (
    <section
      className={styles.sheet}
      aria-label={say('glory.plan')}
      data-part="plan"
      data-side={sideFor(field, march.goal ?? march.from)}
    >
      <Head march={march} />
      <div className={styles.body}>
        {march.hasCompany && <Company march={march} />}
        {march.stop === null ? (
          <p className={styles.quiet}>{say('glory.plan.hint')}</p>
        ) : (
          <Arrival march={march} />
        )}
      </div>
      <Foot march={march} onBack={onBack} />
    </section>
  )
}

function Head({ march: { unit, stop, journey } }: { march: MarchPlan }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const field = useField()
  const card = field.cards[unit]
  const { condition, facing, square } = view.units[unit] as UnitView
  if (card === undefined) return null
  const name = sayName(words.say, field, card.name)
  return (
    <header className={styles.head}>
      <svg
        viewBox="-28 -24 56 50"
        width="56"
        height="50"
        aria-hidden="true"
        style={armyStyle(field, card.seat)}
      >
        <Counter {...counterLook(field, [unit, condition, facing, Number(square)])} />
      </svg>
      <div>
        <h2>
          {stop === null || journey === null
            ? name
            : say(isForced(journey) ? 'glory.plan.forced' : 'glory.plan.march', {
                hex: codeOf(field, stop.hex),
              })}
        </h2>
        <p className={styles.quiet}>
          {stop === null
            ? words.say(armName(field, unit))
            : `${name} · ${say('glory.plan.to', { cost: pointsIn(stop.cost) })}`}
        </p>
      </div>
    </header>
  )
}

/** Alone, or with the stack. */
function Company({ march }: { march: MarchPlan }) {
  const say = useSay()
  return (
    <div className={styles.company}>
      {[false, true].map((together) => (
        <button
          key={String(together)}
          type="button"
          aria-pressed={march.together === together}
          onClick={() => march.goTogether(together)}
        >
          {say(together ? 'glory.plan.stack' : 'glory.plan.alone')}
        </button>
      ))}
    </div>
  )
}

/** Where it comes to: why it stops there, who goes along, how it then faces and whom it has before it. */
function Arrival({ march }: { march: MarchPlan }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const field = useField()
  const { stop, journey, facing } = march
  if (stop === null || journey === null) return null
  const named = (units: readonly number[]) =>
    units.map((unit) => sayName(words.say, field, field.cards[unit]?.name ?? '')).join(', ')
  const with_ = joining(journey)
  const before = facing === null ? [] : march.before(facing)
  return (
    <>
      {stop.stops !== null && <p className={styles.stops}>{say(`glory.plan.stops.${stop.stops}`)}</p>}
      {with_.length > 0 && <p>{say('glory.plan.with', { units: named(with_) })}</p>}
      {stop.byFacing.size > 0 && (
        <>
          <h3>{say('glory.plan.facing')}</h3>
          <div className={styles.facings}>
            {[0, 1, 2, 3, 4, 5].map((corner) => (
              <button
                key={corner}
                type="button"
                aria-pressed={corner === facing}
                aria-disabled={!stop.byFacing.has(corner)}
                aria-label={words.say({
                  id: 'glory.facing',
                  values: { facing: { id: `facing.${corner}` } },
                })}
                data-strikes={march.before(corner).length > 0}
                onClick={() => stop.byFacing.has(corner) && march.face(corner)}
              >
                <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
                  <path d="M0-10 8 3H2.8V10H-2.8V3H-8Z" transform={`rotate(${corner * 60})`} />
                </svg>
              </button>
            ))}
          </div>
        </>
      )}
      <Brigade march={march} named={named} />
      {before.length > 0 && (
        <p className={styles.before}>
          {say('glory.plan.before', { units: named(before.flatMap((hex) => stackAt(view, hex))) })}
        </p>
      )}
    </>
  )
}

/** Others of the formation who could do the same, where nobody goes along and nobody is hurried. */
function Brigade({ march, named }: { march: MarchPlan; named: (units: readonly number[]) => string }) {
  const say = useSay()
  const { brigade, others, journey } = march
  if (journey === null || journey.facing === null || brigade.length === 0) return null
  if (isForced(journey) || joining(journey).length > 0) return null
  if (others === null)
    return (
      <Button data-brigade onClick={march.inviteOthers}>
        {say('glory.plan.brigade')}
      </Button>
    )
  const units = named(others.map(({ piece }) => piece))
  return (
    <p data-part="others">
      {others.length === 0 ? say('glory.plan.brigade.nobody') : say('glory.plan.brigade.with', { units })}
    </p>
  )
}

function Foot({ march, onBack }: { march: MarchPlan; onBack: () => void }) {
  const say = useSay()
  const words = useWords()
  const { choose } = useGame()
  const { stop, journey, commit } = march
  const exit = stop?.exit ?? null
  return (
    <footer className={styles.foot}>
      <Button kind="quiet" onClick={onBack}>
        {say('glory.plan.back')}
      </Button>
      {stop === null &&
        march.steps.map(({ action, phrase }) => (
          <Button key={JSON.stringify(action)} kind="quiet" data-steps onClick={() => choose(action)}>
            {say('glory.plan.steps', { answer: words.say(phrase) })}
          </Button>
        ))}
      {exit !== null && <Button onClick={() => commit(exit)}>{say('glory.plan.exit')}</Button>}
      {journey !== null && journey !== exit && (
        <Button kind="strong" data-commit onClick={() => commit(journey)}>
          {words.say(deed(march, journey))}
        </Button>
      )}
    </footer>
  )
}

/** What the commit will do. */
function deed({ from }: MarchPlan, { place, facing }: Journey) {
  if (facing === null) return { id: 'glory.plan.commit.on', values: {} }
  const turn = { facing: { id: `facing.${facing}` } }
  return { id: place === from ? 'glory.plan.commit.turn' : 'glory.plan.commit', values: turn }
}

/** Q and E turn, Enter commits, Esc takes one thing back: wherever the focus is, but not on another button. */
function usePlanKeys(plan: Plan): void {
  const { march, back } = plan
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (march === null && plan.blow === null)) return
      const act = keyed(plan, event)
      if (act === null) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    // before the board, which would choose the hex once more
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  })

  function keyed({ march: drafted, blow }: Plan, { key, target }: KeyboardEvent): (() => void) | null {
    if (key === 'Escape') return back
    if (drafted === null || blow !== null || drafted.stop === null) return null
    if (key === 'q' || key === 'Q') return () => drafted.turn(-1)
    if (key === 'e' || key === 'E') return () => drafted.turn(1)
    const { journey, goal } = drafted
    const here = target instanceof Element ? target.closest('[data-hex], button, a, input, dialog') : null
    const free = here === null || here.getAttribute('data-hex') === String(goal)
    return key === 'Enter' && free && journey !== null ? () => drafted.commit(journey) : null
  }
}
