import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { codeOf, sayName } from '../description.ts'
import { sideFor } from '../geometry.ts'
import { useField, useView } from '../use-view.ts'
import { stackAt } from '../view.ts'
import { BlowSheet } from './blow-sheet.tsx'
import type { DraftedTable } from './drafted-table.ts'
import type { LastMarch } from './last-march.ts'
import { PartList } from './part-list.tsx'
import { isShot } from './parts.ts'
import styles from './plan-sheet.module.css'
import { isForced, joining } from './reach.ts'
import { TakenSheet } from './taken-sheet.tsx'
import type { Plan } from './use-plan.ts'

/** What is drafted on the map, in words, with the buttons that send it. */
export function PlanSheet({ plan }: { plan: Plan }) {
  const say = useSay()
  const field = useField()
  const home = useRef<HTMLElement>(null)
  usePlanKeys(plan, home)
  const { taken, table, last, blow } = plan
  if (blow !== null) return <BlowSheet blow={blow} isReady={table.isReady} onBack={plan.back} />
  if (taken === null && !table.isOpen) return null
  const hex = taken?.hex ?? last?.stop.hex ?? attackedIn(table) ?? -1
  return (
    <section
      ref={home}
      className={styles.sheet}
      aria-label={say('glory.plan')}
      data-part="plan"
      data-side={sideFor(field, hex)}
      data-ready={taken === null ? table.isReady : taken.reach !== null}
      data-empty={taken === null && table.parts.length === 0}
    >
      {table.word !== null && (
        <p className={styles.word} role="status" data-word={table.word}>
          {say(`glory.plan.${table.word}`)}
        </p>
      )}
      {taken !== null ? (
        <TakenSheet taken={taken} onBack={plan.back} />
      ) : (
        <>
          {(table.parts.length > 0 || table.isOrders) && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
            <div className={styles.body} tabIndex={0}>
              {table.isOrders && <p className={styles.quiet}>{say('glory.plan.orders.hint')}</p>}
              {table.isChoice && <p className={styles.quiet}>{say('glory.plan.choose.hint')}</p>}
              <PartList table={table} />
              {last !== null && <Arrival last={last} />}
            </div>
          )}
          {mustMove(table) && <p className={styles.quiet}>{say('glory.plan.mustMove')}</p>}
          <Foot plan={plan} />
        </>
      )}
    </section>
  )
}

/** How the march that was drafted last ends: why there, who goes along, how it faces and whom it has before it. */
function Arrival({ last }: { last: LastMarch }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const field = useField()
  const { stop, journey } = last
  const { facing } = journey
  const named = (units: readonly number[]) =>
    units.map((unit) => sayName(words.say, field, field.cards[unit]?.name ?? '')).join(', ')
  const with_ = joining(journey)
  const before = facing === null ? [] : last.before(facing)
  return (
    <>
      {isForced(journey) && (
        <p className={styles.stops}>{say('glory.plan.forced', { hex: codeOf(field, stop.hex) })}</p>
      )}
      {stop.stops !== null && <p className={styles.stops}>{say(`glory.plan.stops.${stop.stops}`)}</p>}
      {with_.length > 0 && (
        <>
          <p>{say('glory.plan.with', { units: named(with_) })}</p>
          <div className={styles.company}>
            {[journey.piece, ...with_].map((unit) => (
              <button key={unit} type="button" data-alone={unit} onClick={() => last.goAlone(unit)}>
                {say('glory.plan.only', { unit: named([unit]) })}
              </button>
            ))}
          </div>
        </>
      )}
      {stop.byFacing.size > 0 && <Facings last={last} />}
      {last.invite !== null && <Brigade invite={last.invite} />}
      {last.goOn !== null && (
        <Button kind="quiet" onClick={last.goOn}>
          {say('glory.plan.onward')}
        </Button>
      )}
      {last.leave !== null && <Button onClick={last.leave}>{say('glory.plan.exit')}</Button>}
      {before.length > 0 && (
        <p className={styles.before}>
          {say('glory.plan.before', { units: named(before.flatMap((hex) => stackAt(view, hex))) })}
        </p>
      )}
    </>
  )
}

function Facings({ last }: { last: LastMarch }) {
  const say = useSay()
  const words = useWords()
  const { stop, journey } = last
  return (
    <>
      <h3>{say('glory.plan.facing')}</h3>
      <div className={styles.facings}>
        {[0, 1, 2, 3, 4, 5].map((corner) => (
          <button
            key={corner}
            type="button"
            aria-pressed={corner === journey.facing}
            aria-disabled={!stop.byFacing.has(corner)}
            aria-label={words.say({ id: 'glory.facing', values: { facing: { id: `facing.${corner}` } } })}
            data-strikes={last.before(corner).length > 0}
            onClick={() => stop.byFacing.has(corner) && last.face(corner)}
          >
            <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
              <path d="M0-10 8 3H2.8V10H-2.8V3H-8Z" transform={`rotate(${corner * 60})`} />
            </svg>
          </button>
        ))}
      </div>
    </>
  )
}

/** Others of the formation who could do the same. */
function Brigade({ invite }: { invite: () => Promise<readonly number[]> }) {
  const say = useSay()
  const [nobody, setNobody] = useState(false)
  const ask = () =>
    invite().then(
      (others) => setNobody(others.length === 0),
      () => {},
    )
  return nobody ? (
    <p>{say('glory.plan.brigade.nobody')}</p>
  ) : (
    <Button data-brigade onClick={() => void ask()}>
      {say('glory.plan.brigade')}
    </Button>
  )
}

/** Taking a step back; sending what is drafted; sending it and ending the activation. */
function Foot({ plan: { table, back } }: { plan: Plan }) {
  const say = useSay()
  const { parts, send, end } = table
  const isEmpty = parts.length === 0
  return (
    <footer className={styles.foot}>
      {!isEmpty && !table.isOrders && (
        <Button kind="quiet" onClick={back}>
          {say('glory.plan.back')}
        </Button>
      )}
      {send !== null && (
        <Button data-commit kind={end === null ? 'strong' : 'plain'} onClick={send}>
          {say(parts.every(isShot) ? 'glory.plan.do.fire' : 'glory.plan.send')}
        </Button>
      )}
      {end !== null && (
        // nothing is more final than to end it all: it does not invite while nothing is drafted
        <Button data-end kind={isEmpty && !table.isOrders ? 'plain' : 'strong'} onClick={end}>
          {say(endOf(table), { count: parts.length })}
        </Button>
      )}
    </footer>
  )
}

/** Whether nothing is drafted, and what could be done cannot be left undone. */
const mustMove = ({ isReady, isOrders, parts, end }: DraftedTable): boolean =>
  isReady && !isOrders && parts.length === 0 && end === null

/** The hex that is attacked or fired at by what was drafted last. */
function attackedIn({ parts }: DraftedTable): number | undefined {
  const attack = parts.at(-1)?.answers.findLast(({ kind }) => kind === 'attack' || kind === 'fire')
  return (attack as { readonly hex?: number } | undefined)?.hex
}

function endOf({ isOrders, parts }: DraftedTable): string {
  if (isOrders) return 'glory.plan.orders'
  const last = parts.at(-1)
  if (last !== undefined && isShot(last)) return 'glory.plan.do.fire.end'
  return parts.length === 0 ? 'glory.plan.hold' : 'glory.plan.end'
}

/** Q and E turn, Enter sends, Esc takes one thing back: wherever the focus is, but not on another button. */
function usePlanKeys(plan: Plan, home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = keyed(plan, event, home.current)
      if (act === null) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    // before the board, which would choose the hex once more
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  })
}

function keyed(
  { table, taken, last, blow, back }: Plan,
  { key, target }: KeyboardEvent,
  home: HTMLElement | null,
): (() => void) | null {
  if (target instanceof Element && target.closest('dialog, input, textarea') !== null) return null
  const isEmpty = taken === null && blow === null && table.parts.length === 0
  if (key === 'Escape') return isEmpty ? null : back
  if (blow !== null) return null
  if (last !== null && (key === 'q' || key === 'Q')) return () => last.turn(-1)
  if (last !== null && (key === 'e' || key === 'E')) return () => last.turn(1)
  const here = target instanceof Element ? target.closest('[data-hex], button, a') : null
  const goal = last === null ? attackedIn(table) : last.stop.hex
  const free = here === null || here === home || here.getAttribute('data-hex') === String(goal)
  return key === 'Enter' && free && taken === null ? table.send : null
}
