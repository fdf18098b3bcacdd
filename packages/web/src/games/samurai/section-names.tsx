import { useSay } from '../../words/words.tsx'
import { rim, sectionLines, size } from './geometry.ts'
import styles from './section-names.module.css'

/** Left, centre and right of who looks, beneath the row that is nearest to him. */
export function SectionNames() {
  const say = useSay()
  const [first = 0, second = 0] = sectionLines
  const places = { left: first / 2, centre: (first + second) / 2, right: (second + size.width) / 2 }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={styles.names} aria-hidden="true">
      {Object.entries(places).map(([name, x]) => (
        <text key={name} x={x} y={size.height + rim / 2} dominantBaseline="central">
          {say(`samurai.section.${name}`)}
        </text>
      ))}
    </g>
  )
}
