import { useSay } from '../../words/words.tsx'
import styles from './map-tools.module.css'

export const mapTools = ['zones', 'sight'] as const
export type MapTool = (typeof mapTools)[number]

/** The key that shows each, when the focus is on the board. */
export const toolKeys: Readonly<Record<string, MapTool>> = { z: 'zones', v: 'sight' }

interface Props {
  readonly shown: MapTool | null
  readonly onShow: (tool: MapTool | null) => void
}

/** What can be shown on the map on demand: zones of control, and what is seen from where one points. */
export function MapTools({ shown, onShow }: Props) {
  const say = useSay()
  return (
    <>
      {mapTools.map((tool) => (
        <button
          key={tool}
          type="button"
          className={styles.tool}
          data-part="map-tools"
          aria-pressed={tool === shown}
          onClick={() => onShow(tool === shown ? null : tool)}
          title={say(`glory.tool.${tool}.hint`)}
        >
          {say(`glory.tool.${tool}`)}
        </button>
      ))}
    </>
  )
}
