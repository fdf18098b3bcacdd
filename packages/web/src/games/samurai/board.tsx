import { lazy, Suspense, useCallback, useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'
import { ArrowHead } from '../board/arrow-head.tsx'
import { turnedArrow } from '../board/arrows.ts'
import { BoardFrame, type Places } from '../board/board-frame.tsx'
import { type Aim, HexHit } from '../board/hex-hit.tsx'
import { hexStep } from '../board/hex-walk.ts'
import { BoardList } from './board-list.tsx'
import { sayHex } from './description.ts'
import { Ground, nearness, turned, upright, viewBox } from './field-drawing.tsx'
import { field } from './geometry.ts'
import { meant } from './meant.ts'
import { Pieces } from './pieces.tsx'
import { PlanBar } from './plan-bar.tsx'
import { type Handle, hexHandle } from './pointing.ts'
import { SectionNames } from './section-names.tsx'
import { usePlanned } from './use-plan.ts'

/** Fetched when something is drafted for the first time. */
const DraftMarks = lazy(() => import('./draft-marks.tsx'))
const DraftBlows = lazy(() => import('./draft-blows.tsx'))

/** Fetched on a small screen. */
const Overview = lazy(() => import('./overview.tsx'))

const middle = Number(field.hexes[Math.floor(field.hexes.length / 2)])

const uprightPlaces: Places<Handle> = {
  attribute: 'data-hex',
  count: field.size,
  handle: hexHandle,
  step: (from, arrow) => hexStep(field, from, arrow),
  order: (hex) => hex,
}
const turnedPlaces: Places<Handle> = {
  ...uprightPlaces,
  step: (from, arrow) => hexStep(field, from, turnedArrow[arrow]),
}

const aims: Readonly<Record<string, Aim | 'above'>> = {
  attack: 'above',
  shoot: 'above',
  move: 'step',
  moveLeader: 'step',
  retreat: 'step',
  pushBack: 'step',
}

/** The battlefield, with the viewer's own side nearest. */
export function Board() {
  const { say } = useWords()
  const { scene, draft } = usePlay()
  const plan = usePlanned()
  const { battle, inHand } = plan
  const [place, places] = scene.viewer === 0 ? [turned, turnedPlaces] : [upright, uprightPlaces]
  const heard = useCallback((hex: number) => sayHex(say, battle, hex), [say, battle])
  const kinds = useMemo(() => new Set(scene.answers.map(({ action }) => action.kind)), [scene.answers])
  return (
    <>
      <BoardFrame
        label="samurai.board"
        viewBox={viewBox}
        places={places}
        start={middle}
        inHand={inHand}
        heard={heard}
        meant={(hex) => meant(hex, inHand.taken, battle, kinds)}
        draft={plan.answer}
        commits={plan.commits}
        whyNot={plan.whyNot}
        drags={plan.drags}
        onLift={plan.lift}
        onDrop={plan.drop}
        nearness={nearness}
        toolsOver="foot"
        above={<BoardList battle={battle} />}
        overview={<Overview battle={battle} place={place} />}
      >
        {(hit) => (
          <>
            <defs>
              <ArrowHead />
            </defs>
            <Ground ground={battle.ground} tents={battle.tents} place={place} named />
            <SectionNames />
            {field.hexes.map((hex) => {
              const known = hit(hex)
              return (
                <HexHit
                  key={hex}
                  hex={hex}
                  {...place(hex)}
                  {...known}
                  aim={aims[known.kind ?? ''] ?? 'other'}
                />
              )
            })}
            {draft.length > 0 && (
              <Suspense>
                <DraftMarks place={place} />
              </Suspense>
            )}
            <Pieces place={place} />
            {draft.length > 0 && (
              <Suspense>
                <DraftBlows place={place} />
              </Suspense>
            )}
          </>
        )}
      </BoardFrame>
      <PlanBar />
    </>
  )
}
