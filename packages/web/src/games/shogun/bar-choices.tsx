import type { Action } from '@gunbai/kernel'
import { oddsOf, type ShogunAction } from '@gunbai/shogun/screen'
import type { ComponentType } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import type { PlainChoices } from '../face.ts'
import { useAttackDraft } from './attack-draft.ts'
import { provinceName } from './description.ts'
import { battleOf, usePrepared } from './prepared.ts'
import { roundIn } from './rounds.ts'
import { useSendDraft } from './send-draft.ts'
import { offered } from './tray/offered.ts'
import { nobody, sizeOf, useGame, useScene, useView } from './view.ts'
import { endPhase, useWarDraft } from './war-draft.ts'

/** The buttons of the bar: the end of a phase carries out what is drafted, a battle can be fought to its end, and an army moves in. */
export function BarChoices({ Plain }: { Plain: ComponentType<PlainChoices> }) {
  const say = useSay()
  const { choose } = usePlay()
  const end = useEnding()
  const goingOn = useGoingOn()
  return (
    <Plain
      onChoose={(action) => (action.kind === 'endPhase' && end !== null ? end() : choose(action))}
      isMain={({ kind }) => kind === 'goOn'}
      isLighter={({ kind }) => kind === 'endPhase'}
      nameOf={({ kind }) => (kind === 'endPhase' && end !== null ? say('shogun.war.end') : goingOn(kind))}
    >
      <ToTheEnd />
      <MovingIn />
      <NextAttacks />
    </Plain>
  )
}

/** What the buttons of "on or off" say: the round that comes, the men that are kept. */
function useGoingOn(): (kind: string) => string | null {
  const say = useSay()
  const { log } = useGame()
  const { battle, armies, provinces } = useView()
  return (kind) => {
    if (battle === null) return null
    if (kind === 'goOn') return say('shogun.battle.goOn', { round: roundIn(log) + 1 })
    if (kind !== 'breakOff') return null
    const army = armies[battle.army]
    const troop = army ?? provinces[battle.from]?.force
    const men = (troop === undefined ? 0 : sizeOf(troop)) + (army?.leader === 'living' ? 1 : 0)
    return say('shogun.battle.breakOff', { men })
  }
}

/** Ends the phase with all that is drafted; null while nothing is. */
function useEnding(): (() => void) | null {
  const war = useWarDraft()
  const attacking = useAttackDraft()
  const sending = useSendDraft()
  if (attacking !== null && attacking.attacks.length > 0) return attacking.commit
  if (sending !== null && sending.sends.length > 0) return () => sending.commit(true)
  return war !== null && war.deeds.length > 0 ? () => war.commit(endPhase) : null
}

/** Fights on now, and whenever this battle asks again. */
function ToTheEnd() {
  const say = useSay()
  const { choose } = usePlay()
  const { answers } = useScene()
  const { battle, round } = useView()
  const [, prepare] = usePrepared()
  const [goOn] = offered(answers, 'goOn')
  if (goOn === undefined || battle === null) return null
  return (
    <Button
      data-part="toTheEnd"
      onClick={() => {
        prepare({ toTheEnd: battleOf(round, battle) })
        choose(goOn.action)
      }}
    >
      {say('shogun.battle.toTheEnd')}
    </Button>
  )
}

/** Into what was just cleared: one man stays where nobody else would. */
function MovingIn() {
  const words = useWords()
  const { foresee, chooseAll } = usePlay()
  const { answers } = useScene()
  if (offered(answers, 'stay').length === 0) return null
  const marches = offered(answers, 'march').filter(({ action }) => action.ronin === 0)
  const moveIn = async (march: ShogunAction) => {
    const { answers: then } = await foresee([march])
    chooseAll([march, ...leastGarrison(then.map(({ action }) => action))])
  }
  return marches.map(({ action }) => (
    <Button key={action.to} data-part="moveIn" onClick={() => moveIn(action)}>
      {words.say({ id: 'shogun.war.moveTo', values: { province: provinceName(action.to) } })}
    </Button>
  ))
}

/** Whom one misses least. */
const cheapestFirst = ['spearman', 'gunner', 'swordsman', 'archer'] as const

/** One man stays, if one must. */
export function leastGarrison(answers: readonly Action[]): Action[] {
  const left = cheapestFirst.find((unit) =>
    answers.some((each) => each.kind === 'leave' && (each as Action & { unit: string }).unit === unit),
  )
  return left === undefined ? [] : [{ kind: 'leave', unit: left } as Action, { kind: 'go' } as Action]
}

/** Where the army that has moved in may attack next, with the chance of each. */
function NextAttacks() {
  const words = useWords()
  const { choose } = usePlay()
  const { answers, questions, viewer } = useScene()
  const view = useView()
  const attacks = offered(answers, 'attack')
  const { about } = questions.find(({ seat }) => seat === viewer) ?? {}
  const army = Number(about?.army ?? nobody)
  const place = view.armies[army]?.place ?? nobody
  return attacks.map(({ action, phrase }) => {
    const isFought = place !== nobody && view.provinces[action.to]?.owner !== nobody
    const chance = isFought ? ` ${Math.round(oddsOf(view, army, place, action.to).win * 100)} %` : ''
    return (
      <Button key={action.to} data-part="nextAttack" onClick={() => choose(action)}>
        {words.say(phrase) + chance}
      </Button>
    )
  })
}
