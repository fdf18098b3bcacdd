import { landOf } from '../art/clan-art.tsx'
import styles from './backdrop.module.css'

/** Sky with its mists, hills, and the ground on which each side stands, in the pattern of its clan. */
export function Backdrop({ left, right }: { left: number; right: number }) {
  return (
    <svg className={styles.backdrop} viewBox="0 0 1000 340" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1000" height="340" className={styles.sky} />
      <path d="M0 132Q120 74 250 118T520 122Q680 66 820 108T1000 104V340H0Z" className={styles.far} />
      <path d="M0 156Q180 128 380 150T760 146Q900 132 1000 150V340H0Z" className={styles.ground} />
      <g className={styles.lands}>
        <path d="M0 166H372L344 340H0Z" fill={landOf(left)} />
        <path d="M628 166H1000V340H656Z" fill={landOf(right)} />
      </g>
      <path
        d="M-20 118H46q7 0 7 6t-7 6H-20ZM120 108H214q7 0 7 6t-7 6H120q-7 0-7-6t7-6ZM792 106H890q7 0 7 6t-7 6H792q-7 0-7-6t7-6ZM954 122H1020v12H954q-7 0-7-6t7-6Z"
        className={styles.mist}
      />
    </svg>
  )
}
