import { below, chooseSetup, firstSeat, type Rulebook, type SetupInfo, streamFrom } from '@gunbai/kernel'
import type { GameSchemas } from '@gunbai/rulebooks/schemas'
import { Compile } from 'typebox/compile'

/** What was held to its schema, and what did not fit. */
export interface SchemaTally {
  answers: number
  views: number
  actions: number
  events: number
  /** The first of each kind, as sentences. */
  misfits: string[]
}

/** So many misfits are enough to see what is wrong. */
const enough = 20

type Kind = 'view' | 'action' | 'event'

/**
 * Plays at random through every setup and holds to the schemas: what every seat and a spectator see after each answer, every
 * answer that is offered, every event that is told.
 */
export function checkSchemas(
  rulebook: Rulebook,
  schemas: GameSchemas,
  order: { readonly answers: number; readonly seed: string; readonly maxAnswers: number },
  answered: (answers: number) => void = () => {},
): SchemaTally {
  const forms = {
    view: Compile(schemas.view),
    action: Compile(schemas.action),
    event: Compile(schemas.event),
  }
  const tally: SchemaTally = { answers: 0, views: 0, actions: 0, events: 0, misfits: [] }

  function check(kind: Kind, value: unknown, where: string): void {
    tally[`${kind}s`]++
    const form = forms[kind]
    if (form.Check(value) || tally.misfits.length >= enough) return
    const [first] = form.Errors(value)
    tally.misfits.push(`${where}: ${kind}${first?.instancePath ?? ''} ${first?.message ?? 'does not fit'}.`)
  }

  function playOut(info: SetupInfo, seed: string): void {
    const where = `${rulebook.id} ${info.id} "${seed}"`
    const tell = (event: unknown, _insiders?: number, fuller?: unknown) => {
      check('event', event, where)
      if (fuller != null) check('event', fuller, where)
    }
    const chance = streamFrom(seed, 'schemas')
    const state = rulebook.begin(chooseSetup(rulebook, info.id), seed, tell)
    for (let n = 0; n < order.maxAnswers && state.result === null && tally.answers < order.answers; n++) {
      for (let seat = 0; seat < info.seats; seat++) check('view', rulebook.view(state, seat), where)
      check('view', rulebook.view(state, null), where)
      const seat = firstSeat(state.awaiting)
      const list = rulebook.answers(state, seat)
      for (const action of list) check('action', action, where)
      const quick = below(chance, 2) === 0
      const chosen = quick
        ? rulebook.knowledge.playout(state, seat, list, chance)
        : list[below(chance, list.length)]
      if (chosen === undefined) throw new Error('a question without an answer')
      rulebook.play(state, seat, chosen, tell)
      answered(++tally.answers)
    }
  }

  for (let game = 0; tally.answers < order.answers; game++) {
    const info = rulebook.setups[game % rulebook.setups.length] as SetupInfo
    playOut(info, `${order.seed} ${game}`)
  }
  return tally
}
