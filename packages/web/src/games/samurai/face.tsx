import type { SamuraiAction, SamuraiEvent, SamuraiView } from '@gunbai/samurai/screen'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSay } from '../../words/words.tsx'
import type { GameFace, Told } from '../face.ts'
import { anyStage } from '../stage.ts'
import { Crest } from './army-marks.tsx'
import { CardDrawings } from './art/card-picture.tsx'
import { diceNamed } from './art/symbols.tsx'
import { sideOf } from './battle.ts'
import { Board } from './board.tsx'
import { Drafting } from './drafting.tsx'
import { Hand } from './hand.tsx'
import { LogMark } from './log-mark.tsx'
import { planKeys } from './plan-bar.tsx'
import { isCard, needsNoButton } from './pointing.ts'
import { Preview } from './preview.tsx'
import { Sides } from './sides.tsx'
import { TurnTrack } from './turn-track.tsx'
import { PlanContext, usePlan, usePlanned } from './use-plan.ts'
import { useGame } from './view.ts'

/** Fetched on a small screen. */
const Score = lazy(() => import('./score.tsx'))

/** Fetched at the end. */
const Reckoning = lazy(() => import('./reckoning.tsx'))

/** With what is needed when something happens. */
const DiceLine = lazy(() => import('./art/die.tsx'))
const LatestFight = lazy(() => import('./fight.tsx'))

/** The dice of an entry of the log. */
function Glyphs({ entry: { event } }: { entry: Told<SamuraiEvent> }) {
  return event.kind === 'rolled' ? (
    <Suspense>
      <DiceLine faces={event.faces} />
    </Suspense>
  ) : null
}

/** What is looked at, or the latest throw; before there was one, how to begin. */
function Fight() {
  const say = useSay()
  const { lookedAt, log, beat, scene } = useGame()
  const { draft } = usePlanned()
  const latest = (kind: SamuraiEvent['kind']) => log.findLastIndex(({ event }) => event.kind === kind)
  // the dice of a turn that is over are in the log
  const isQuiet =
    beat === null &&
    lookedAt === null &&
    draft.strikes.length === 0 &&
    scene.window === null &&
    latest('rolled') <= latest('turn')
  return isQuiet ? (
    <p>{say('ui.fight.none')}</p>
  ) : (
    <Suspense>
      <LatestFight />
    </Suspense>
  )
}

const SeatCrest = ({ seat }: { seat: number }) => <Crest side={sideOf(seat)} size={34} />

/** One plan for the board and the hand. */
function Around({ children }: { children: ReactNode }) {
  return (
    <PlanContext value={usePlan()}>
      <CardDrawings />
      {children}
    </PlanContext>
  )
}

export const samuraiFace: GameFace<SamuraiView, SamuraiAction, SamuraiEvent> = {
  Around,
  Board,
  Sides,
  Score,
  Hand,
  plansBeside: true,
  asksHand: (offered) =>
    offered.some(isCard) && offered.every((each) => isCard(each) || !needsNoButton(each)),
  Tray: null,
  fightBeats: new Set(['strike', 'dice', 'hits', 'flags', 'retreat']),
  Fight,
  Preview,
  Glyphs,
  // the dice stand for their names
  besideGlyphs: ({ event, phrase }) =>
    event.kind === 'rolled' && phrase !== null
      ? { ...phrase, values: { ...phrase.values, faces: '' } }
      : phrase,
  aloud: ({ event, phrase }, { say }) =>
    event.kind === 'rolled' && phrase !== null
      ? { ...phrase, values: { ...phrase.values, faces: diceNamed(event.faces, say) } }
      : phrase,
  LogMark,
  Reckoning,
  Track: TurnTrack,
  Drafting,
  Crest: SeatCrest,
  heroes: { rider: 'r-sspc', foot: ['r-asp', 'r-ssp'] },
  course: (log) => {
    const scores = [0, 0]
    return log.flatMap(({ event }, at) => {
      if (event.kind !== 'flags') return []
      scores[event.seat] = event.total
      return [{ at, scores: [...scores] }]
    })
  },
  keys: planKeys,
  isPointed: needsNoButton,
  seatName: (view, seat, { say, has }) => {
    const name = view.armies[seat] ?? ''
    // some armies are named by words, most after a house
    return has(`army.${name}`) ? say({ id: `army.${name}` }) : name
  },
  sideMark: (_, seat) =>
    seat === 0 ? { colour: 'var(--red)', line: 'solid' } : { colour: 'var(--blue)', line: 'double' },
  sounds: {
    command: 'card',
    dragon: 'card',
    moved: 'step',
    leaderMoved: 'step',
    retreated: 'step',
    gainedGround: 'step',
    shot: 'shot',
    attacked: 'clash',
    foughtBack: 'clash',
    firstStruck: 'clash',
    rolled: 'dice',
    destroyed: 'drum',
    leaderFell: 'drum',
    tentTaken: 'horn',
  },
  stage: async () => anyStage((await import('./stage/stage.tsx')).samuraiStage),
}
