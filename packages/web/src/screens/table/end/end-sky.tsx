import styles from './end-sky.module.css'

/** The field when it is over: the sun rises behind the banners of who has won; for who has lost the moon does. */
export function EndSky({ lost }: { lost: boolean }) {
  return (
    <svg
      viewBox="0 0 600 150"
      preserveAspectRatio="xMidYMax slice"
      className={styles.sky}
      data-lost={lost}
      aria-hidden="true"
    >
      <rect width="600" height="150" className={styles.air} />
      <path d="M0 28H210M330 44H600M60 66H260" className={styles.streaks} />
      <circle cx="300" cy={lost ? 52 : 118} r={lost ? 30 : 62} className={styles.sun} />
      <path d="M0 112Q70 82 150 104T300 96 460 104 600 88V150H0Z" className={styles.far} />
      <path d="M0 134Q150 104 300 122T600 126V150H0Z" className={styles.near} />
      {[196, 232, 264, 336, 368, 404].map((x, i) => (
        <g
          key={x}
          transform={`translate(${x} ${130 - (i % 3) * 3})${lost ? ` rotate(${i % 2 === 0 ? 24 : -18})` : ''}`}
        >
          <path d="M0 0V-44" className={styles.pole} />
          <path d="M1-44H15V-22H1Z" className={styles.cloth} />
          <circle cx="8" cy="-33" r="3.4" className={styles.sign} />
        </g>
      ))}
    </svg>
  )
}
