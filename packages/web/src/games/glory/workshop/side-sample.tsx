import type { SideKind } from './tools.ts'
import styles from './workshop.module.css'

const strokes: Readonly<Record<string, readonly [string, string]>> = {
  river: ['river', 'M2 14l12-6 12 6 12-6 12 6'],
  stream: ['stream', 'M2 12q6-6 12 0t12 0 12 0 12 0'],
  bridge: ['bridge', 'M2 11H50M18 2V20M26 2V20'],
  ford: ['ford', 'M2 11H50M18 4V18M26 4V18M34 4V18'],
  steep: ['steep', 'M4 4V18M12 4V18M20 4V18M28 4V18M36 4V18M44 4V18'],
  crest: ['crest', 'M4 17l6-11 6 11 6-11 6 11 6-11 6 11'],
  redoubt: ['redoubt', 'M2 16l6-10 6 10 6-10 6 10 6-10 6 10 6-10'],
  fortification: ['wall', 'M2 16H8V7H16V16H24V7H32V16H40V7H48V16'],
  none: ['none', 'M18 4L34 18M34 4L18 18'],
  road: ['road', 'M2 8H50M2 14H50'],
  path: ['path', 'M2 11H50'],
}

/** A small piece of a side or a way, as the map has it. */
export function SideSample({ kind }: { kind: SideKind | 'road' | 'path' | null }) {
  const [name, d] = strokes[kind ?? 'none'] ?? ['none', '']
  return (
    <svg viewBox="0 0 52 22" aria-hidden="true" className={styles.sample} data-sample={name}>
      <path d={d} />
    </svg>
  )
}
