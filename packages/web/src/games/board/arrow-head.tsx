import styles from './arrow-head.module.css'

/** What the end of an arrow is drawn with, by its `markerEnd`. */
export const arrowEnd = 'url(#arrow-head)'

/** The head of every arrow on a board; it stands once among the board's definitions. */
export function ArrowHead() {
  return (
    <marker
      id="arrow-head"
      viewBox="0 0 10 10"
      refX="7"
      refY="5"
      markerWidth="5"
      markerHeight="5"
      orient="auto"
    >
      <path d="M0 0 10 5 0 10Z" className={styles.head} />
    </marker>
  )
}
