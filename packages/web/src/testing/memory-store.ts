import type { Laid, Order, Seat } from '@gunbai/kernel'
import type { GameStore } from '../store/games.ts'
import type { GameInfo, SavedAnswer, SavedGame } from '../table/game.ts'

interface Kept {
  info: GameInfo
  seed: string
  answers: SavedAnswer[]
  laid?: readonly Laid[]
  orders: (readonly Order[] | undefined)[]
}

/** A browser's store in memory, that can be told to be full. */
export class MemoryStore implements GameStore {
  readonly games = new Map<string, Kept>()
  full = false

  async begin({ answers, ...game }: SavedGame): Promise<void> {
    this.check()
    this.games.set(game.info.id, { ...game, answers: answers.slice(), orders: [] })
  }
  async load(id: string): Promise<SavedGame | null> {
    const game = this.games.get(id)
    return game === undefined ? null : structuredClone(game)
  }
  async append(info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    this.check()
    const game = this.games.get(info.id)
    game?.answers.push(...structuredClone(answers))
    if (game) game.info = info
  }
  async rewrite(info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    this.check()
    const game = this.games.get(info.id)
    if (game) Object.assign(game, { info, answers: structuredClone(answers) })
  }
  async order(id: string, seat: Seat, orders: readonly Order[]): Promise<void> {
    this.check()
    const game = this.games.get(id)
    if (game) game.orders[seat] = structuredClone(orders)
  }
  private check(): void {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError')
  }
}
