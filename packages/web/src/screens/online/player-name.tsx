import type { Player } from '@gunbai/server/wire'
import { Link } from 'wouter'
import { useSay } from '../../words/words.tsx'
import { finishedAddress } from './standings/finished-address.ts'

type Say = ReturnType<typeof useSay>

/** What somebody at a seat is called. */
export function playerName(player: Player | null | undefined, say: Say): string {
  if (player === null || player === undefined) return say('ui.online.emptyChair')
  if (player.kind === 'house bot') return botName(player.bot, say)
  return player.name === '' ? say('ui.online.gone') : player.name
}

/** What a bot of the house is called; a budget may be written behind its kind. */
export function botName(bot: string, say: Say): string {
  return say('ui.player.bot', { bot: say(`bot.${bot.split(':', 1)[0]}`) })
}

/** The name, and the way to the page of whoever has one. */
export function PlayerLink({ player }: { player: Player | null | undefined }) {
  const say = useSay()
  const name = playerName(player, say)
  if (player === null || player === undefined || player.kind === 'guest') return name
  if (player.kind === 'house bot') return <Link href={gamesOfBot(player.bot)}>{name}</Link>
  return player.name === '' ? name : <Link href={pageOf(player.name)}>{name}</Link>
}

export function pageOf(name: string): string {
  return `/online/players/${encodeURIComponent(name)}`
}

/** Where the finished games of a bot of the house are listed. */
export function gamesOfBot(bot: string): string {
  return finishedAddress({ player: `bot:${bot}` })
}
