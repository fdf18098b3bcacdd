import type { GloryAction } from '@gunbai/glory/screen'
import { useCallback } from 'react'
import { usePlay } from '../../table/play.tsx'
import { type InHand, useLit } from '../board/use-lit.ts'
import { type Handle, pointingsOf } from './pointing.ts'
import { useField, useView } from './use-view.ts'
import { hexesOfGroup, hexOfUnit } from './view.ts'

/** Where the piece stands that the viewer is asked about; -1 where it is about none. */
export function useAskedHex(): number {
  const { scene } = usePlay()
  const view = useView()
  const field = useField()
  const about = scene.questions.find(({ seat }) => seat === scene.viewer)?.about
  if (about?.unit !== undefined) return hexOfUnit(view, field, Number(about.unit))
  return about?.commander === undefined ? -1 : (view.commanders[Number(about.commander)]?.hex ?? -1)
}

/** What is lit on the map, and what has been taken up. */
export function usePointing(): InHand<Handle> {
  const view = useView()
  const field = useField()
  const asked = useAskedHex()
  return useLit(
    useCallback(
      (action: GloryAction) =>
        pointingsOf(action, {
          unitHex: (unit) => hexOfUnit(view, field, unit),
          commanderHex: (commander) => view.commanders[commander]?.hex ?? -1,
          groupHexes: (group) => hexesOfGroup(view, group),
          asked,
        }),
      [view, field, asked],
    ),
  )
}
