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
import { usePlay } from '../../table/play.tsx'
import type { InHand } from '../board/use-lit.ts'
import { provinceName } from './description.ts'
import { useDraft } from './draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { offered } from './tray/offered.ts'
import { nobody, useView } from './view.ts'

interface Draft {
  /** Whose men are in hand; nobody's. */
  readonly from: number
  readonly sends: readonly Send[]
}

const nothing: Draft = { from: nobody, sends: [] }

/** Men of forces being sent, on as many ways as one likes: committed once. */
export interface SendDraft extends Draft {
  readonly clan: number
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
  /** What the map is lit for, and what pointing at it does. */
  inHand(pointing: InHand<Handle>): InHand<Handle>
  draft(action: Action): void
}

/** The men that are being sent; null where forces do not move. */
export function useSendDraft(): SendDraft | null {
  const { scene, choose, chooseAll } = usePlay()
  const view = useView()
  const [draft, change] = useDraft('sends', nothing)
  const answers = offered(scene.answers, 'send')
  // a table of an older version does not say who has moved
  if (answers.length === 0 || view.provinces[0]?.moved === undefined) return null
  const clan = view.turn
  const { from, sends } = draft
  const all = sendsAfter(view, clan, sends)
  const occupying = occupyingEmpty(view, clan, sends)
  const forward = bringingUp(view, clan, sends)
  const add = (send: Send) => change({ ...draft, sends: [...sends, send] })
  return {
    ...draft,
    clan,
    open: all.filter((each) => each.from === from),
    add,
    remove: (send) => {
      const at = sends.findLastIndex((each) => isSameSend(each, send))
      change({ ...draft, sends: stillLegal(view, clan, sends.toSpliced(at, 1)) })
    },
    occupying,
    forward,
    draw: (more) => change({ ...draft, sends: more }),
    clear: () => change(nothing),
    commit: (end) => {
      const answers = answersOfSends(sends)
      chooseAll(end ? [...answers, { kind: 'endPhase' }] : answers)
    },
    inHand: (pointing) => ({
      ...pointing,
      taken: from === nobody ? null : handleOf(from),
      origins: new Set(all.map((each) => handleOf(each.from))),
      targets: targetsOf(pointing, all, from),
      take: (handle) => change({ ...draft, from: Number(handle) }),
      letGo: () => change({ ...draft, from: nobody }),
    }),
    draft: (action) => {
      const wanted = all.find((each) => isSameSend(each, action as Action & Send))
      if (action.kind === 'drafted' && wanted !== undefined) add(wanted)
      else choose(action)
    },
  }

  /** Where one more of the cheapest men could go; and forces with ronin, who are sent man by man. */
  function targetsOf(pointing: InHand<Handle>, open: readonly Send[], source: number) {
    const lit = new Map<Handle, Offered[]>()
    for (const [handle, several] of pointing.targets) {
      const tied = several.filter(({ action }) => !isPlainForce(view, (action as Action & Send).from))
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
}

const cheapestFirst: readonly Regular[] = regularKinds.toReversed()
