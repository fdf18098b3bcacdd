import type { Offered } from '@gunbai/kernel/host'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { type Play, PlayContext, usePlay } from '../../table/play.tsx'
import { InZone } from '../../table/zone.tsx'
import { useWords } from '../../words/words.tsx'
import { ArrowHead } from '../board/arrow-head.tsx'
import { BoardFrame, type Places } from '../board/board-frame.tsx'
import { type Aim, HexHit } from '../board/hex-hit.tsx'
import { hexPath } from '../board/hex-shape.ts'
import { hexStep } from '../board/hex-walk.ts'
import type { Hit } from '../board/place-hit.tsx'
import type { InHand } from '../board/use-lit.ts'

import { BoardList } from './board-list.tsx'
import { CommandRanges } from './command-ranges.tsx'
import { sayHex } from './description.ts'
import { FacingArrows } from './facing-arrows.tsx'
import { centreOf, layoutOf, middleOf, written } from './geometry.ts'
import { Ground } from './ground-drawing.tsx'
import { LookCard } from './look-card.tsx'
import { mapScale } from './map-scale.ts'
import { type MapTool, MapTools, toolKeys } from './map-tools.tsx'
import { meant } from './meant.ts'
import { NewsMarks } from './news-marks.tsx'
import { Objectives, OverlayDefs, Sight, WeatherVeil, Zones } from './overlays.tsx'
import { Pieces } from './pieces.tsx'
import { type DraftedTable, useDraftedTable } from './plan/drafted-table.ts'
import { OddsPills } from './plan/odds-pills.tsx'
import { FacingWheel, PlanMarks, ReachMarks } from './plan/plan-marks.tsx'
import { PlanSheet } from './plan/plan-sheet.tsx'
import { usePlan } from './plan/use-plan.ts'
import { type Handle, handleOf } from './pointing.ts'
import { StackFan } from './stack-fan.tsx'
import { useAskedHex } from './use-pointing.ts'
import { useField, useView } from './use-view.ts'
import type { Field, GloryView } from './view.ts'

/** Fetched when something happens. */
const MomentMarks = lazy(() => import('./stage/moment-marks.tsx'))

function placesOf({ ground: { map } }: Field): Places<Handle> {
  return {
    attribute: 'data-hex',
    count: map.size,
    handle: handleOf,
    step: (from, arrow) => hexStep(map, from, arrow),
    order: (hex) => hex,
  }
}

/** What an answer would do where it is lit. */
const aims: Readonly<Record<string, Aim>> = {
  fire: 'shot',
  reply: 'shot',
  react: 'shot',
  attack: 'blow',
  charge: 'blow',
  resolve: 'blow',
  counterAttack: 'blow',
  counterCharge: 'blow',
  assault: 'blow',
  step: 'step',
  strike: 'step',
  withdraw: 'step',
  back: 'step',
  refuse: 'step',
  advance: 'step',
  fallBack: 'step',
  retreat: 'step',
  flee: 'step',
}

/** The battlefield, as the viewer's draft would leave it. */
export function Board() {
  const table = useDraftedTable()
  return (
    <PlayContext value={table.game as unknown as Play}>
      <Battlefield table={table} />
    </PlayContext>
  )
}

function Battlefield({ table }: { table: DraftedTable }) {
  const { say } = useWords()
  const { scene, lookedAt, beat } = usePlay()
  const view = useView()
  const field = useField()
  const layout = layoutOf(field)
  const plan = usePlan(table)
  const { inHand, taken: takenUp } = plan
  const reach = takenUp?.reach ?? null
  const asked = useAskedHex()
  const [shown, setShown] = useState<MapTool | null>(null)
  const places = useMemo(() => placesOf(field), [field])
  // where the viewer's pieces stood when the map was opened: it does not jump when they move
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another map or another viewer begins anew
  const nearness = useMemo(() => mapScale(middleOf(view, field, scene.viewer)), [field, scene.viewer])
  const heard = useCallback((hex: number) => sayHex(say, field, view, hex), [say, field, view])
  const { taken, targets, origins } = inHand
  const takenHex = taken === null ? null : Number(taken)
  const ready = useMemo(() => new Set([...targets.keys(), ...origins].map(Number)), [targets, origins])
  const offered = scene.answers.map(({ action }) => action)
  return (
    <BoardFrame
      label="glory.board"
      viewBox={layout.viewBox}
      places={places}
      start={Math.floor(field.ground.map.size / 2)}
      inHand={inHand}
      heard={heard}
      meant={(hex) => meant(hex, takenHex, view, field, scene.viewer, offered)}
      draft={plan.draft}
      drags={plan.drags}
      onLift={plan.lift}
      onPut={plan.drop}
      onDrop={plan.attack}
      nearness={nearness}
      asked={asked < 0 ? null : asked}
      onKey={(key) => {
        const tool = toolKeys[key]
        if (tool === undefined) return false
        setShown(tool === shown ? null : tool)
        return true
      }}
      tools={<MapTools shown={shown} onShow={setShown} />}
      above={
        <>
          <LookCard />
          <BoardList view={view} field={field} />
          <InZone>
            <PlanSheet plan={plan} />
          </InZone>
        </>
      }
    >
      {(hit) => (
        <>
          <defs>
            <ArrowHead />
            <OverlayDefs field={field} />
          </defs>
          <Ground field={field} />
          <Objectives field={field} holders={view.holders.join()} />
          {shown === 'zones' && <Zones view={view} field={field} />}
          {shown !== 'zones' && reach !== null && (
            <Zones view={view} field={field} of={1 - (scene.viewer ?? 0)} />
          )}
          {reach !== null && <ReachMarks field={field} reach={reach} />}
          <Hexes field={field} hit={hit} targets={targets} />
          <WeatherVeil field={field} weather={field.battle.weather[view.turn] ?? 'clear'} />
          {shown === 'sight' && lookedAt !== null && (
            <Sight view={view} field={field} from={Number(lookedAt)} />
          )}
          <CommandRanges taken={takenHex} />
          <Own view={view} field={field} seat={scene.viewer} />
          <Pieces view={view} field={field} ready={ready} taken={takenHex} />
          <PlanMarks field={field} plan={plan} looked={lookedAt === null ? null : Number(lookedAt)} />
          <OddsPills field={field} targets={aimedAt(targets)} />
          <NewsMarks />
          {beat !== null && (
            <Suspense>
              <MomentMarks />
            </Suspense>
          )}
          {lookedAt !== null && <StackFan view={view} field={field} hex={Number(lookedAt)} />}
          {plan.last === null ? <FacingArrows /> : <FacingWheel field={field} last={plan.last} />}
        </>
      )}
    </BoardFrame>
  )
}

/** The hexes at which a shot, an attack or a charge is aimed, each with the first that could be given. */
function aimedAt(targets: InHand<Handle>['targets']): [number, Offered][] {
  return [...targets].flatMap(([handle, answers]): [number, Offered][] => {
    // what comes of an assault is told when it is known who takes part
    const aim = answers.find(
      ({ action: { kind } }) => kind !== 'assault' && (aims[kind] === 'blow' || aims[kind] === 'shot'),
    )
    return aim === undefined ? [] : [[Number(handle), aim]]
  })
}

/** Where the viewer's own stand: on a small screen the map comes near to them where nothing else is asked about. */
function Own({ view, field, seat }: { view: GloryView; field: Field; seat: number | null }) {
  const layout = layoutOf(field)
  const hexes = new Set(
    view.units.flatMap(({ hex }, unit) =>
      hex >= 0 && field.cards[unit]?.seat === seat ? [Number(hex)] : [],
    ),
  )
  return [...hexes].map((hex) => (
    <path
      key={hex}
      d={hexPath()}
      transform={`translate(${written(centreOf(layout, hex))})`}
      fill="none"
      data-near
    />
  ))
}

interface HexesProps {
  readonly field: Field
  readonly hit: (hex: number) => Hit
  readonly targets: InHand<Handle>['targets']
}

/** Every hex as a place to choose, with what would happen there. */
function Hexes({ field, hit, targets }: HexesProps) {
  const { centres } = layoutOf(field)
  return field.ground.map.hexes.map((hex) => {
    const known = hit(hex)
    return (
      <HexHit
        key={hex}
        hex={hex}
        x={centres[hex]?.x ?? 0}
        y={centres[hex]?.y ?? 0}
        {...known}
        aim={aims[known.kind ?? ''] ?? 'other'}
        cost={costIn(targets.get(handleOf(hex))?.[0]?.phrase.values)}
      />
    )
  })
}

/** What a step costs, as its sentence says it. */
function costIn(values: Readonly<Record<string, unknown>> | undefined): string | null {
  const cost = values?.cost
  if (typeof cost !== 'number') return null
  return Number.isInteger(cost) ? String(cost) : `${Math.floor(cost) || ''}½`
}
