import { type Field, type GloryView, screenField } from '@gunbai/glory/screen'
import { usePlay } from '../../table/play.tsx'
import { viewOf } from './view.ts'

/** The view on the table. */
export function useView(): GloryView {
  return viewOf(usePlay().scene.view)
}

/** The field of the battle on the table. */
export function useField(): Field {
  return screenField(useView())
}
