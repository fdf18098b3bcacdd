import {
  type Field,
  type GloryAction,
  type GloryEvent,
  type GloryView,
  screenField,
} from '@gunbai/glory/screen'
import { usePlayOf } from '../../table/play.tsx'

/** The game on the table. */
export const useGame = usePlayOf<GloryView, GloryAction, GloryEvent>

/** The view on the table. */
export function useView(): GloryView {
  return useGame().scene.view
}

/** The field of the battle on the table. */
export function useField(): Field {
  return screenField(useView())
}
