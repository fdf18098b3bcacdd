import { useCallback } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'
import { BoardFrame, type Places } from '../board/board-frame.tsx'
import clans from './art/clans.module.css'
import { useAttackDraft } from './attack-draft.ts'
import { BoardList } from './board-list.tsx'
import { sayProvince } from './description.ts'
import { useDivisionDraft } from './division-draft.ts'
import { useStepBack } from './draft.ts'
import { DraftMarks } from './draft-marks.tsx'
import { useLevyDraft } from './levy-draft.ts'
import { LookCard } from './look-card.tsx'
import { boardProvinces } from './map/board-map.ts'
import { Land, ownersOf, Sea, viewBox } from './map/map-drawing.tsx'
import { mapScale } from './map/map-scale.ts'
import { standOf, step } from './map/walk.ts'
import { useMarchDraft, useMarchPointing } from './march-draft.ts'
import { ArrowHead, BattleMarks, NewsMarks } from './marks.tsx'
import { meant } from './meant.ts'
import { Pieces } from './pieces.tsx'
import { type Handle, handleOf } from './pointing.ts'
import { ProvinceHit } from './province-hit.tsx'
import { useSendDraft } from './send-draft.ts'
import { usePointing } from './use-pointing.ts'
import { useView } from './view.ts'

const places: Places<Handle> = {
  attribute: 'data-province',
  count: boardProvinces.length,
  handle: handleOf,
  step,
  // from west to east, as the eye goes along the islands
  order: (province) => standOf(province).x,
}

/** The map of Japan. */
export function Board() {
  const { say } = useWords()
  const { scene } = usePlay()
  const view = useView()
  const pointing = usePointing()
  const levy = useLevyDraft()
  const marching = useMarchPointing(pointing)
  const march = useMarchDraft()
  const sending = useSendDraft()
  const attacking = useAttackDraft()
  const division = useDivisionDraft()
  const stepBack = useStepBack()
  const map = levy ?? division
  const drafting = map ?? marching ?? sending ?? attacking
  const inHand =
    map !== null
      ? { ...pointing, targets: map.targets }
      : (marching?.inHand ?? sending?.inHand(pointing) ?? pointing)
  const { taken } = inHand
  const heard = useCallback((province: number) => sayProvince(say, view, province), [say, view])
  return (
    <BoardFrame
      label="shogun.board"
      viewBox={viewBox}
      className={clans.clans}
      places={places}
      start={0}
      inHand={inHand}
      heard={heard}
      meant={(province) =>
        meant(
          province,
          taken === null ? null : Number(taken),
          view,
          scene.answers.map(({ action }) => action),
        )
      }
      draft={drafting?.draft}
      drags={levy?.drags ?? inHand.origins}
      onLift={(handle) => (levy === null ? inHand.take(handle) : levy.lift(Number(handle)))}
      onKey={(key) => key === 'z' && stepBack()}
      nearness={mapScale}
      above={
        <>
          <LookCard />
          <BoardList view={view} />
        </>
      }
    >
      {(hit) => (
        <>
          <defs>
            <ArrowHead />
            <ArrowHead id="shogun-way" />
          </defs>
          <Sea />
          <Land
            owners={ownersOf(
              view.provinces.map(({ owner }, province) => ({
                owner: division?.division.get(province) ?? owner,
              })),
            )}
          />
          {boardProvinces.map(({ id }, province) => (
            <ProvinceHit key={id} province={province} {...hit(province)} />
          ))}
          <NewsMarks />
          <Pieces view={view} />
          <BattleMarks />
          <DraftMarks
            placed={levy?.placed ?? []}
            stops={march?.ways ?? sending?.sends ?? attacking?.attacks ?? []}
            ways={marching?.ways ?? []}
          />
        </>
      )}
    </BoardFrame>
  )
}
