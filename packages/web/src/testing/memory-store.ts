import type { Laid, Order, Seat } from '@gunbai/kernel'
import { checkStands, type GameStore } from '../store/games.ts'
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
  private readonly ears = new Set<(info: GameInfo) => void>()

  async begin({ answers, ...game }: SavedGame): Promise<void> {
    this.check()
    this.games.set(game.info.id, { ...game, answers: answers.slice(), orders: [] })
  }
  async load(id: string): Promise<SavedGame | null> {
    const game = this.games.get(id)
    return game === undefined ? null : structuredClone(game)
  }
  async append(was: GameInfo, info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    this.check()
    const game = this.games.get(info.id)
    checkStands(game?.info, was)
    game?.answers.push(...structuredClone(answers))
    if (game) game.info = info
    for (const hear of this.ears) hear(info)
  }
  async rewrite(was: GameInfo, info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    this.check()
    const game = this.games.get(info.id)
    checkStands(game?.info, was)
    if (game) Object.assign(game, { info, answers: structuredClone(answers) })
    for (const hear of this.ears) hear(info)
  }
  watch(id: string, gone: (info: GameInfo) => void): () => void {
    const hear = (info: GameInfo) => info.id === id && gone(info)
    this.ears.add(hear)
    return () => this.ears.delete(hear)
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
