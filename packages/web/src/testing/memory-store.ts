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
  readonly games: Map<string, Kept>
  full = false
  /** What each tab hears of the others. */
  private readonly tabs: Map<MemoryStore, Set<(info: GameInfo) => void>>
  private readonly ears = new Set<(info: GameInfo) => void>()

  /** As another tab of the same browser sees it. */
  constructor(other?: MemoryStore) {
    this.games = other?.games ?? new Map()
    this.tabs = other?.tabs ?? new Map()
    this.tabs.set(this, this.ears)
  }

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
    this.tell(info)
  }
  async rewrite(was: GameInfo, info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    this.check()
    const game = this.games.get(info.id)
    checkStands(game?.info, was)
    if (game) Object.assign(game, { info, answers: structuredClone(answers) })
    this.tell(info)
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
  private tell(info: GameInfo): void {
    for (const [tab, ears] of this.tabs) if (tab !== this) for (const hear of ears) hear(info)
  }
  private check(): void {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError')
  }
}
