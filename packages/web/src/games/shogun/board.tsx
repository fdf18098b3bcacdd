import { useCallback } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'
import { BoardFrame, type Places } from '../board/board-frame.tsx'
import clans from './art/clans.module.css'
import { useBattle } from './battle-seen.ts'
import { BoardList } from './board-list.tsx'
import { sayProvince } from './description.ts'
import { useStepBack } from './draft.ts'
import { DraftMarks } from './draft-marks.tsx'
import { Dusk } from './dusk.tsx'
import { LookCard } from './look-card.tsx'
import { boardProvinces } from './map/board-map.ts'
import { Land, ownersOf, Sea, viewBox } from './map/map-drawing.tsx'
import { mapScale } from './map/map-scale.ts'
import { standOf, step } from './map/walk.ts'
import { isMarch } from './march-draft.ts'
import { ArrowHead, BattleMarks, NewsMarks, useGarrison } from './marks.tsx'
import { meant } from './meant.ts'
import { Names, Pieces } from './pieces.tsx'
import { type Handle, handleOf } from './pointing.ts'
import { usePreparedAnswers } from './prepared.ts'
import { ProvinceHit } from './province-hit.tsx'
import { useHand } from './use-hand.ts'
import { type ShogunView, useView } from './view.ts'
import { useForesight, useWarDraft } from './war-draft.ts'

const places: Places<Handle> = {
  attribute: 'data-province',
  count: boardProvinces.length,
  handle: handleOf,
  step,
  // from west to east, as the eye goes along the islands
  order: (province) => standOf(province).x,
}

/** What the viewer holds: on a small screen the map comes near to it where nothing can be chosen. */
function OwnLand({ view, seat }: { view: ShogunView; seat: number | null }) {
  return view.provinces.map(({ owner }, province) =>
    view.clans[owner]?.seat === seat ? (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a province is its number
        key={province}
        d={boardProvinces[province]?.path}
        fill="none"
        pointerEvents="none"
        data-near
      />
    ) : null,
  )
}

/** The map of Japan. */
export function Board() {
  const { say } = useWords()
  const { scene } = usePlay()
  const view = useView()
  const battle = useBattle()
  const garrison = useGarrison()
  useForesight()
  usePreparedAnswers()
  const { levy, division, placement, attacking, sending, ways, inHand, draft, drags, lift } = useHand()
  const war = useWarDraft()
  const stepBack = useStepBack()
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
      draft={draft}
      drags={drags}
      onLift={lift}
      onKey={(key) => key === 'z' && stepBack()}
      nearness={mapScale}
      toolsOver="head"
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
          {battle === null && garrison === null && <OwnLand view={view} seat={scene.viewer} />}
          <Dusk />
          <Pieces view={view} battle={battle} />
          <NewsMarks garrison={garrison} />
          <BattleMarks />
          <DraftMarks
            placed={levy?.placed ?? []}
            placement={placement?.placed ?? []}
            marches={war?.deeds.filter(isMarch).flatMap(({ stops }) => stops) ?? []}
            sends={sending?.sends ?? []}
            attacks={attacking?.attacks ?? []}
            ways={ways}
          />
          {/* in a battle the names of its two provinces are lit, and the others lie in the dusk */}
          <Names lit={battle === null ? '' : `${battle.from} ${battle.to}`} />
        </>
      )}
    </BoardFrame>
  )
}
