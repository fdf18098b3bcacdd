import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import {
  answersOfSends,
  bringingUp,
  isPlainForce,
  isSameSend,
  occupyingEmpty,
  type Regular,
  regularKinds,
  type Send,
  sendsAfter,
  stillLegal,
} from '@gunbai/shogun/screen'
import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { InHand } from '../board/use-lit.ts'
import { provinceName } from './description.ts'
import { useDraft } from './draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { useGive } from './prepared.ts'
import { offered } from './tray/offered.ts'
import { nobody, type ShogunView, useScene, useView } from './view.ts'
import { endPhase, useWarDraft } from './war-draft.ts'

/** Men of forces being sent, on as many ways as one likes: committed once, with the marches before them. */
export interface SendDraft {
  readonly clan: number
  readonly view: ShogunView
  /** Whose men are in hand; nobody's. */
  readonly from: number
  readonly sends: readonly Send[]
  /** Whether they are those that are proposed: a man for every empty province. */
  readonly asProposed: boolean
  /** What one more man of those in hand could do. */
  readonly open: readonly Send[]
  add(send: Send): void
  remove(send: Send): void
  /** More men for what most are sent for. */
  readonly occupying: readonly Send[]
  readonly forward: readonly Send[]
  draw(sends: readonly Send[]): void
  clear(): void
  /** All of them go, and the phase goes on or ends. */
  commit(end: boolean): void
  /** Who can be taken up, and where the one in hand may go. */
  readonly origins: ReadonlySet<Handle>
  targets(pointing: InHand<Handle>): ReadonlyMap<Handle, readonly Offered[]>
  /** Whether it was one of those, and is drafted now. */
  draft(action: Action): boolean
}

const untouched: readonly Send[] | null = null

/** The men that are being sent; null where forces do not move, now or when the armies have. */
export function useSendDraft(): SendDraft | null {
  const scene = useScene()
  const { held } = usePlay()
  const seen = useView()
  const war = useWarDraft()
  const give = useGive()
  const [drafted, change] = useDraft<readonly Send[] | null>('sends', untouched)
  const isAhead = war !== null && war.later?.view.phase === 'D'
  const view = (isAhead ? war.later?.view : null) ?? seen
  const asked = offered((isAhead ? war.later?.answers : scene.answers) ?? [], 'send')
  const clan = seen.turn
  // a table of an older version does not say who has moved
  const isMeant = asked.length > 0 && view.provinces[0]?.moved !== undefined
  const proposed = useMemo(() => (isMeant ? occupyingEmpty(view, clan, []) : []), [isMeant, view, clan])
  if (!isMeant) return null
  const from = held === null ? nobody : Number(held)
  const sends = drafted === null ? proposed : stillLegal(view, clan, drafted)
  const all = sendsAfter(view, clan, sends)
  const less = (send: Send) => {
    const at = sends.findLastIndex((each) => isSameSend(each, send))
    return stillLegal(view, clan, sends.toSpliced(at, 1))
  }
  // who has nobody to spare any more may send the last elsewhere
  const last = sends.findLast((each) => each.from === from)
  const elsewhere =
    last === undefined ? [] : sendsAfter(view, clan, less(last)).filter((each) => each.from === from)
  return {
    clan,
    view,
    from,
    sends,
    asProposed: drafted === null && proposed.length > 0,
    open: all.filter((each) => each.from === from),
    add: (send) => change([...sends, send]),
    remove: (send) => change(less(send)),
    occupying: occupyingEmpty(view, clan, sends),
    forward: bringingUp(view, clan, sends),
    draw: change,
    clear: () => change([]),
    commit: (end) => {
      const answers = answersOfSends(sends)
      const ending = end ? [endPhase] : []
      if (isAhead) war.commit(endPhase, ...answers, ...ending)
      else give([...answers, ...ending])
    },
    origins: new Set([...all, ...sends].map((each) => handleOf(each.from))),
    targets: (pointing) => targetsOf(view, pointing, [...all, ...elsewhere], from),
    draft: (action) => {
      if (action.kind !== 'drafted') return false
      const wanted = (each: Send) => isSameSend(each, action as Action & Send)
      const send = all.find(wanted)
      const other = elsewhere.find(wanted)
      if (send !== undefined) change([...sends, send])
      else if (other !== undefined && last !== undefined) change([...less(last), other])
      return true
    },
  }
}

/** Where one more of the cheapest men could go; and forces with ronin, who are sent man by man. */
function targetsOf(view: ShogunView, pointing: InHand<Handle>, open: readonly Send[], source: number) {
  const lit = new Map<Handle, Offered[]>()
  for (const [handle, several] of pointing.targets) {
    const tied = several.filter(
      ({ action }) => action.kind === 'send' && !isPlainForce(view, (action as Action & Send).from),
    )
    if (tied.length > 0) lit.set(handle, tied)
  }
  for (const unit of cheapestFirst) {
    for (const send of open) {
      if (send.from !== source || send.unit !== unit) continue
      const known = lit.get(handleOf(send.to)) ?? []
      if (known.some(({ action }) => (action as Action & Send).army === send.army)) continue
      const phrase = {
        id: send.army ? 'shogun.send.intoArmy' : 'shogun.send.to',
        values: { unit: { id: `unit.${unit}` }, province: provinceName(send.to) },
      }
      lit.set(handleOf(send.to), [...known, { action: { ...send, kind: 'drafted' } as Action, phrase }])
    }
  }
  return lit
}

const cheapestFirst: readonly Regular[] = regularKinds.toReversed()
