import { isUnseen, plainLine } from '../chat/plain-line.ts'
import type { Rooms } from '../matches/rooms.ts'
import { newId } from '../people/secret.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Limits } from '../settings.ts'
import type { BattleSearch } from '../storage/battle-store.ts'
import type { BattleRow, BattleVersionRow, BattleVisibility } from '../storage/library-tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonRow } from '../storage/tables.ts'
import type { LineFigures } from '../trials/trial-order.ts'
import type { Trials } from '../trials/trials.ts'
import { ownOptionOf, type ReadBattle, readBattle } from './own-battle.ts'
import { type BattleInfo, type BattlePage, shownBattle, shownPage } from './shown-battle.ts'

/** What is published, as its maker says it. */
export interface Publication {
  readonly rulebook: string
  readonly text: string
  readonly title: string
  readonly sentence: string
  readonly words: readonly string[]
  readonly visibility: BattleVisibility
  readonly mayBuild: boolean
  readonly parent?: string | undefined
  readonly notes: string
}

/** What a further version changes. */
export type Revision = Pick<Publication, 'text' | 'title' | 'sentence' | 'words' | 'notes'> & {
  /** The one that it follows: nothing is published over one that the maker has not seen. */
  readonly after: number
}

/** Games of bots that every version gets, by the site itself. */
export const measuring = { games: 200, bot: 'greedy' } as const
/** So many iterations a move may bots think that somebody asks for: more would keep the site's threads from everybody else. */
const mostThought = 500
/** Versions of one battle. */
const mostVersions = 200

/** Battles that people have published: their makers add versions, which never change; others play, rate and talk. */
export class Library {
  private readonly storage: Storage
  private readonly rooms: Rooms
  private readonly trials: Trials
  private readonly limits: Limits
  private readonly now: () => number

  constructor(storage: Storage, rooms: Rooms, trials: Trials, limits: Limits, now: () => number) {
    this.storage = storage
    this.rooms = rooms
    this.trials = trials
    this.limits = limits
    this.now = now
    trials.onCounted = async ({ battle, version }, figures) => {
      if (battle === null || version === null) return
      const [line] = await figures()
      if (line !== undefined) await this.storage.battles.measured(battle, version, measured(line))
    }
  }

  async publish(person: PersonRow, wish: Publication): Promise<BattleInfo> {
    if (person.kind === 'bot') throw new Problem('forbidden', 'Bots publish no battles.')
    const { battlesPerPerson } = this.limits
    const most = person.kind === 'guest' ? Math.ceil(battlesPerPerson / 10) : battlesPerPerson
    if ((await this.storage.battles.countOf(person.id)) >= most) {
      throw tooMany('battles', `You have ${most} battles in the library; remove one first.`, { count: most })
    }
    const read = await this.read(wish.rulebook, wish.text)
    await this.refuseCopy(person, read)
    const now = this.now()
    const id = newId()
    const battle: BattleRow = {
      id,
      owner: person.id,
      rulebook: wish.rulebook,
      visibility: wish.visibility,
      may_build: wish.mayBuild ? 1 : 0,
      parent: await this.parentOf(person, wish),
      version: 1,
      share: null,
      bot_games: 0,
      turns: null,
      stars: 0,
      raters: 0,
      plays: 0,
      taken_at: null,
      created_at: now,
      ...this.published(wish, read),
    }
    await this.storage.battles.add(battle, this.version(id, 1, wish, read))
    await this.measure(battle)
    return this.shown(battle)
  }

  /** Publishes a further version beside those before. */
  async revise(person: PersonRow, id: string, wish: Revision): Promise<BattleInfo> {
    const battle = await this.own(person, id)
    if (wish.after >= mostVersions)
      throw new Problem('bad request', `A battle has ${mostVersions} versions at most.`)
    const read = await this.read(battle.rulebook, wish.text)
    const last = await this.storage.battles.version(id, battle.version)
    if (last?.hash === read.hash)
      throw new Problem('bad request', 'Nothing has changed since the last version.')
    await this.refuseCopy(person, read)
    const version = this.version(id, wish.after + 1, wish, read)
    if (!(await this.storage.battles.addVersion(version, this.published(wish, read)))) {
      throw new Problem('taken', 'There is a later version than the one that you changed; open it again.')
    }
    const now = await this.find(person, id)
    await this.measure(now)
    return this.shown(now)
  }

  /** A battle, for whoever may see it; to everybody else there is none. One that was taken down its maker still sees. */
  async find(person: PersonRow | null, id: string): Promise<BattleRow> {
    const row = await this.storage.battles.find(id)
    const isHidden = row !== null && (row.visibility === 'private' || row.taken_at !== null)
    if (row === null || (isHidden && row.owner !== person?.id)) {
      throw new Problem('not found', 'There is no such battle in the library.')
    }
    return row
  }

  async page(person: PersonRow | null, id: string, number?: number): Promise<BattlePage> {
    const battle = await this.find(person, id)
    const rulebook = await this.rooms.rulebook(battle.rulebook)
    const version = await this.storage.battles.version(id, number ?? battle.version)
    if (version === null) throw new Problem('not found', `This battle has no version ${number}.`)
    return shownPage(this.storage, rulebook, await this.shown(battle), battle, version, person)
  }

  /** The text of a version, which never changes, and the option that it is brought to. */
  async text(person: PersonRow | null, id: string, number: number) {
    const { rulebook } = await this.find(person, id)
    const version = await this.storage.battles.version(id, number)
    if (version === null) throw new Problem('not found', `This battle has no version ${number}.`)
    const option = ownOptionOf(await this.rooms.rulebook(rulebook))
    return { text: version.text, hash: version.hash, option }
  }

  async search(search: BattleSearch): Promise<{ battles: BattleInfo[]; count: number }> {
    const { rows, count } = await this.storage.battles.search({
      ...search,
      text: folded(search.text ?? ''),
    })
    return { battles: await this.all(rows), count }
  }

  async mine(person: PersonRow): Promise<BattleInfo[]> {
    return this.all(await this.storage.battles.of(person.id, 200))
  }

  async show(person: PersonRow, id: string, visibility: BattleVisibility): Promise<BattleInfo> {
    await this.own(person, id)
    await this.storage.battles.show(id, visibility)
    return this.shown(await this.find(person, id))
  }

  async remove(person: PersonRow, id: string): Promise<void> {
    await this.own(person, id)
    await this.storage.battles.remove(id)
  }

  /** Has bots of this site play the latest version more often, or with another bot, than every version is. */
  async tryOut(person: PersonRow, id: string, bot: string, games: number): Promise<void> {
    const battle = await this.own(person, id)
    const [, thought = '0'] = /^strong:(\d+)$/.exec(bot) ?? []
    if (Number(thought) > mostThought) {
      throw new Problem(
        'bad request',
        `Bots of the site think ${mostThought} iterations at most; got ${thought}.`,
      )
    }
    if ((await this.storage.trials.runningOf(person.id)) >= this.limits.trialsPerPerson) {
      throw tooMany('trials', 'Bots are trying out a battle of yours already; wait until they have.')
    }
    await this.begin(battle, bot, games, person.id)
  }

  private async measure(battle: BattleRow): Promise<void> {
    await this.begin(battle, measuring.bot, measuring.games, null)
  }

  private async begin(battle: BattleRow, bot: string, games: number, starter: string | null): Promise<void> {
    const version = await this.storage.battles.version(battle.id, battle.version)
    if (version === null) throw new Error('a battle has the version that it says')
    const rulebook = await this.rooms.rulebook(battle.rulebook)
    const { setup, seats } = readBattle(rulebook, version.text)
    const line = { setup, bots: Array.from({ length: seats }, () => bot) }
    const seed = `library ${battle.id} ${battle.version}`
    await this.trials.begin(
      { rulebook: battle.rulebook, lines: [line], games, seed },
      { starter, battle: { id: battle.id, version: battle.version } },
    )
  }

  private async read(rulebook: string, text: string): Promise<ReadBattle> {
    return readBattle(await this.rooms.rulebook(rulebook), text)
  }

  /** The very text of somebody else's battle is not published again. */
  private async refuseCopy(person: PersonRow, { hash }: ReadBattle): Promise<void> {
    const known = await this.storage.battles.withHash(hash)
    const other = known.find(
      (each) => each.owner !== person.id && each.visibility === 'public' && each.taken_at === null,
    )
    if (other === undefined) return
    throw new Problem('taken', `This very battle is in the library already, as "${other.title}".`)
  }

  private async parentOf(person: PersonRow, { parent, rulebook }: Publication): Promise<string | null> {
    if (parent === undefined) return null
    const row = await this.find(person, parent)
    if (row.rulebook !== rulebook) throw new Problem('bad request', 'That battle is of another game.')
    if (row.may_build === 0 && row.owner !== person.id) {
      throw new Problem('forbidden', 'Its maker lets nobody publish what was made of this battle.')
    }
    return row.id
  }

  private published(wish: Omit<Revision, 'after'>, { setup, title: own, size }: ReadBattle) {
    const title = plainLine(wish.title) || own
    if (isUnseen(title)) throw new Problem('bad request', 'A battle needs a title that people can see.')
    const sentence = plainLine(wish.sentence)
    const words = [...new Set(wish.words.map((each) => plainLine(each).toLowerCase()))].filter(
      (each) => each !== '',
    )
    const sought = folded([title, sentence, ...words].join(' '))
    const kept = { title, sentence, words: JSON.stringify(words), sought, size, touched_at: this.now() }
    return { setup: setup.id, ...kept }
  }

  private version(
    battle: string,
    number: number,
    { notes }: Pick<Publication, 'notes'>,
    { text, hash, rules }: ReadBattle,
  ): BattleVersionRow {
    return { battle, number, text, hash, rules, notes: plainLine(notes), created_at: this.now() }
  }

  private async own(person: PersonRow, id: string): Promise<BattleRow> {
    const row = await this.find(person, id)
    if (row.owner !== person.id) throw new Problem('forbidden', 'Only its maker may change a battle.')
    return row
  }

  private async shown(row: BattleRow): Promise<BattleInfo> {
    const [info] = await this.all([row])
    if (info === undefined) throw new Error('one is shown as one')
    return info
  }

  private async all(rows: readonly BattleRow[]): Promise<BattleInfo[]> {
    const makers = await this.storage.people.all([...new Set(rows.map(({ owner }) => owner))])
    const names = new Map(makers.map(({ id, name }) => [id, name]))
    return rows.map((row) => shownBattle(row, names.get(row.owner) ?? ''))
  }
}

/** What the row of a battle tells of the games of its bots. */
function measured({ games, wins, turns }: LineFigures): Pick<BattleRow, 'share' | 'bot_games' | 'turns'> {
  return {
    share: games === 0 ? null : Math.round((1000 * (wins[0] ?? 0)) / games),
    bot_games: games,
    turns: turns?.median ?? null,
  }
}

/** A text as it is searched: small letters, without accents. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
