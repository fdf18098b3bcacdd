import type { Player } from '@gunbai/server/wire'
import type { useSay } from '../../words/words.tsx'

/** What somebody at a seat is called. */
export function playerName(player: Player | null | undefined, say: ReturnType<typeof useSay>): string {
  if (player === null || player === undefined) return say('ui.online.emptyChair')
  if (player.kind === 'house bot') return say(`ui.player.${player.bot}`)
  return player.name === '' ? say('ui.online.gone') : player.name
}
