import type { Player } from '@gunbai/server/wire'
import styles from './player-face.module.css'

/** Who sits somewhere, at a glance: people are round, bots are square fans, an empty chair is a dashed ring. */
export function PlayerFace({ player }: { player: Player | null | undefined }) {
  if (player === null || player === undefined)
    return (
      <span className={styles.face} data-kind="empty" aria-hidden="true">
        +
      </span>
    )
  const isBot = player.kind === 'house bot' || player.kind === 'bot'
  return (
    <span
      className={styles.face}
      data-kind={isBot ? 'bot' : 'person'}
      data-tint={tintOf('name' in player ? player.name : player.bot)}
      aria-hidden="true"
    >
      {isBot ? <Fan /> : player.name.slice(0, 1).toUpperCase()}
    </span>
  )
}

function Fan() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" role="presentation">
      <path d="M12 20 3 10a13 13 0 0 1 18 0ZM12 20V7M12 20 7 8M12 20l5-12" className={styles.fan} />
    </svg>
  )
}

/** The same person has the same colour everywhere. */
function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % 4
}
