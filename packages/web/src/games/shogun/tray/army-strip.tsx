import { clanOfArmy, clansOf, useScene } from '../view.ts'
import styles from './army-strip.module.css'
import { Legend } from './legend.tsx'
import { ArmyCard } from './war-tray.tsx'

/** Under the map: the viewer's armies, or whoever's turn it is where nobody looks; what the pieces mean while there are none. */
export function ArmyStrip() {
  const { view, viewer } = useScene()
  const mine = clansOf(view, viewer)
  const shown = mine.length > 0 ? mine : [Math.max(0, view.turn)]
  const armies = view.armies.flatMap((army, id) =>
    shown.includes(clanOfArmy(id)) && army.leader !== 'lost' && army.place >= 0 ? [{ id, army }] : [],
  )
  if (armies.length === 0) return <Legend />
  return (
    <div className={styles.armies}>
      {armies.map(({ id, army }) => (
        <ArmyCard key={id} id={id} army={army} />
      ))}
    </div>
  )
}
