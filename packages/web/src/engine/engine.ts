import { botIds } from '@gunbai/bots'
import {
  type Answered,
  BadInput,
  chooseSetup,
  type Rulebook,
  replay,
  type Setup,
  type SetupInfo,
  shown,
} from '@gunbai/kernel'
import { type AnyMatch, Host } from '@gunbai/kernel/host'
import { findRulebook } from '@gunbai/rulebooks'
import { type ProxyMarked, proxy } from 'comlink'
import type { GameStore } from '../store/games.ts'
import { type GameSpec, recordOf, type SavedGame } from '../table/game.ts'
import { TableError } from '../table/problem.ts'
import { anyChance } from './any-chance.ts'
import type { BranchWish, ImaginedPosition, ImaginedWish } from './branching.ts'
import type { DiceFindings } from './dice-check.ts'
import { HostedGame } from './hosted-game.ts'
import { gameInfo, newSeed } from './new-game.ts'
import type { HostOptions, Publish } from './publishing.ts'
import type { Thinkers } from './thinking.ts'

/** What a new game can be. */
export interface RulebookInfo {
  readonly id: string
  readonly version: number
  readonly setups: readonly SetupInfo[]
  /** Kinds of opponents, weakest first. */
  readonly bots: readonly string[]
  /** The options for which players may bring a text of their own: by name, a text to begin from. */
  readonly templates: Readonly<Record<string, string>>
}

/** Everything that the page asks of the worker in which the rules live. One game is open at a time. */
export class Engine {
  private game: HostedGame | null = null
  private readonly store: GameStore
  private readonly thinkers: Thinkers

  constructor(store: GameStore, thinkers: Thinkers) {
    this.store = store
    this.thinkers = thinkers
  }

  /** Answers at once: the sign that the worker lives. */
  ping(): true {
    return true
  }

  async about(rulebookId: string): Promise<RulebookInfo> {
    const { id, version, setups, ownTexts = {} } = await load(rulebookId, undefined, null)
    const templates = Object.fromEntries(Object.entries(ownTexts).map(([name, own]) => [name, own.template]))
    return { id, version, setups, bots: botIds, templates }
  }

  /** Reads a text that a player brings for an option, and gives it in the form that is kept. Throws BadInput. */
  async readOwn(rulebookId: string, option: string, text: string): Promise<string> {
    const own = (await load(rulebookId)).ownTexts?.[option]
    if (own === undefined) throw new BadInput(`The option ${shown(option)} takes no text of one's own.`)
    return own.read(text)
  }

  /** The board of a setup before the first answer, as a spectator sees it. */
  async preview(rulebookId: string, setup: Setup): Promise<unknown> {
    const rulebook = await load(rulebookId, undefined, setup.id)
    return rulebook.view(rulebook.begin(chooseSetup(rulebook, setup.id, setup.options), 'preview'), null)
  }

  /** The board that answers from the beginning of a setup lead to, as a spectator sees it. */
  async previewAfter({ rulebook: id, setup }: GameSpec, seed: string, answers: readonly Answered[]) {
    const rulebook = await load(id, undefined, setup.id)
    const state = rulebook.begin(chooseSetup(rulebook, setup.id, setup.options), seed)
    for (const { seat, action } of answers) rulebook.play(state, seat, action)
    return rulebook.view(state, null) as unknown
  }

  /** Begins a game, saves it and gives its id. A lesson begins after answers that led to its position. */
  async begin(spec: GameSpec, seed: string = newSeed(), answers: readonly Answered[] = []): Promise<string> {
    const rulebook = await load(spec.rulebook, undefined, spec.setup.id)
    const setup = chooseSetup(rulebook, spec.setup.id, spec.setup.options)
    const info = { ...gameInfo({ ...spec, setup }, rulebook.version), answers: answers.length }
    return this.keep({ info, seed, answers })
  }

  /** Takes a record file in as a game of this browser and gives its id. Throws BadInput. */
  async takeIn(text: string): Promise<string> {
    const { parseRecord } = await import('./records.ts')
    const record = parseRecord(text)
    const rulebook = await load(record.rulebook, record.version)
    const match = replay(rulebook, record)
    const players = match.state.asked.map(() => ({ kind: 'human' }) as const)
    const { setup, version, seed, answers, laid } = record
    const spec: GameSpec = { rulebook: rulebook.id, setup, players, openHands: false, lesson: null }
    const winners = match.state.result?.winners ?? null
    return this.keep({
      info: { ...gameInfo(spec, version), answers: answers.length, winners },
      seed,
      answers,
      ...(laid === undefined ? {} : { laid }),
    })
  }

  /** Begins a game at a moment of one that is over, as its branch, and gives its id. Throws BadInput. */
  async branch(text: string, wish: BranchWish): Promise<string> {
    const { branchOfRecord } = await import('./branching.ts')
    return this.keep(await branchOfRecord(text, wish, load))
  }

  /** The same from what the viewer of the game that is open knows now: nothing of the truth is read. Throws BadInput. */
  async branchHere(wish: ImaginedWish): Promise<string> {
    if (this.game === null) throw new BadInput('No game is open here to try something from.')
    return this.game.branch(wish)
  }

  /** The same from what a server has imagined for a seat of a match that goes on there. */
  async branchElsewhere(position: ImaginedPosition, wish: ImaginedWish): Promise<string> {
    const { branchOfImagined } = await import('./branching.ts')
    const game = branchOfImagined(position, wish)
    replay(await load(position.rulebook, position.version), recordOf(game))
    return this.keep(game)
  }

  /** Opens a record that is over and kept elsewhere, to be read. Throws BadInput. */
  async read(text: string): Promise<Host & ProxyMarked> {
    const { parseRecord } = await import('./records.ts')
    const record = parseRecord(text)
    return proxy(new Host(replay(await load(record.rulebook, record.version), record), anyChance))
  }

  /** A view's board in text, for a game that has no board of its own. */
  async sketch(rulebookId: string, version: number, view: unknown): Promise<string> {
    return (await load(rulebookId, version)).sketch(view)
  }

  /** Plays the record of a match that is over again, to see that no die was changed. Throws BadInput. */
  async checkDice(text: string): Promise<DiceFindings> {
    const { checkDice } = await import('./dice-check.ts')
    return checkDice(text)
  }

  /** Opens a game of this browser; `publish` is told of everything that the page is to show. */
  async open(id: string, publish: Publish, options: HostOptions): Promise<HostedGame & ProxyMarked> {
    this.close()
    const saved = await this.store.load(id)
    if (saved === null) throw new TableError('missing', `no game ${id}`)
    this.game = new HostedGame(saved, await replayed(saved), this.store, this.thinkers, publish, options)
    this.game.open()
    return proxy(this.game)
  }

  close(): void {
    this.game?.close()
    this.game = null
    this.thinkers.stop()
  }

  /** Whoever is thinking answers now. */
  hurry(): void {
    this.thinkers.hurry()
  }

  private async keep(game: SavedGame): Promise<string> {
    try {
      await this.store.begin(game)
    } catch (error) {
      throw new TableError('storage', error instanceof Error ? error.message : String(error))
    }
    return game.info.id
  }
}

/** The match that a saved game leads to, by the rules that it began with. Where those are not here it cannot be opened. */
async function replayed(saved: SavedGame): Promise<AnyMatch> {
  const { rulebook, version, setup } = saved.info
  try {
    return replay(await load(rulebook, version, setup.id), recordOf(saved))
  } catch (error) {
    if (error instanceof BadInput) throw new TableError('version', error.message)
    throw error
  }
}

/** With what that setup needs, or all of them; null where only their names are looked at. */
function load(id: string, version?: number, setup?: string | null): Promise<Rulebook> {
  return findRulebook(id).load(version, setup)
}
