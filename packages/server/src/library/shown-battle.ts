import { type Rulebook, setupInfo } from '@gunbai/kernel'
import type {
  BattleGameRow,
  BattleRow,
  BattleVersionRow,
  BattleVisibility,
} from '../storage/library-tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonRow } from '../storage/tables.ts'
import { shownTrial, type TrialInfo } from '../trials/shown-trial.ts'
import { hashOfText, ownOptionOf, readBattle } from './own-battle.ts'

/** A battle as lists show it. Titles and sentences are text: whoever shows them escapes them. */
export interface BattleInfo {
  readonly id: string
  readonly owner: { readonly id: string; readonly name: string }
  readonly rulebook: string
  readonly setup: string
  readonly title: string
  readonly sentence: string
  readonly words: readonly string[]
  readonly visibility: BattleVisibility
  readonly mayBuild: boolean
  readonly version: number
  /** Pieces that begin, where the game tells. */
  readonly size: number | null
  /** Among bots of this site, at the latest version: the first seat's share of so many games, and their turns. */
  readonly bots: { readonly share: number | null; readonly games: number; readonly turns: number | null }
  /** Null where nobody has rated it. */
  readonly stars: number | null
  readonly raters: number
  /** Games that people have ended. */
  readonly plays: number
  readonly isTaken: boolean
  readonly createdAt: number
  readonly touchedAt: number
}

/** Games that people have ended, of one version or of all. */
export interface PeopleResults {
  readonly games: number
  /** By seat; a draw counts for nobody. */
  readonly wins: readonly number[]
  readonly draws: number
}

export interface BattleVersionInfo {
  readonly number: number
  readonly hash: string
  readonly notes: string
  readonly createdAt: number
  readonly people: PeopleResults
}

export interface BattlePage extends BattleInfo {
  /** What is shown: one version, whole. */
  readonly shown: { readonly number: number; readonly hash: string; readonly text: string }
  /** The option of the setup that the text is brought to. */
  readonly option: string
  readonly seats: number
  readonly versions: readonly BattleVersionInfo[]
  readonly people: PeopleResults
  /** Games of bots at the version that is shown, the latest order first. */
  readonly trials: readonly TrialInfo[]
  readonly parent: { readonly id: string; readonly title: string } | null
  readonly builtOn: number
  readonly mayWrite: boolean
  /** How many stars whoever asks has given. */
  readonly myStars: number | null
}

export function shownBattle(row: BattleRow, name: string): BattleInfo {
  return {
    id: row.id,
    owner: { id: row.owner, name },
    rulebook: row.rulebook,
    setup: row.setup,
    title: row.title,
    sentence: row.sentence,
    words: JSON.parse(row.words) as string[],
    visibility: row.visibility,
    mayBuild: row.may_build === 1,
    version: row.version,
    size: row.size,
    bots: { share: row.share === null ? null : row.share / 1000, games: row.bot_games, turns: row.turns },
    stars: row.raters === 0 ? null : Math.round((10 * row.stars) / row.raters) / 10,
    raters: row.raters,
    plays: row.plays,
    isTaken: row.taken_at !== null,
    createdAt: row.created_at,
    touchedAt: row.touched_at,
  }
}

/** A battle with everything that is known of one of its versions. */
export async function shownPage(
  storage: Storage,
  rulebook: Rulebook,
  info: BattleInfo,
  row: BattleRow,
  version: BattleVersionRow,
  person: PersonRow | null,
): Promise<BattlePage> {
  const { id } = info
  const [history, games, tried, builtOn, myStars, parent] = await Promise.all([
    storage.battles.history(id),
    storage.battles.games(id),
    storage.trials.of(id, 20),
    storage.battles.builtOn(id),
    person === null ? null : storage.opinions.starsOf(id, person.id),
    row.parent === null ? null : storage.battles.find(row.parent),
  ])
  const { setup, seats } = seatedIn(rulebook, row, version)
  const mine = tried.filter((each) => each.version === version.number)
  const isKnown = parent !== null && parent.visibility === 'public' && parent.taken_at === null
  return {
    ...info,
    shown: { number: version.number, hash: version.hash, text: version.text },
    setup,
    option: ownOptionOf(rulebook),
    seats,
    versions: history.map(({ number, hash, notes, created_at }) => ({
      number,
      hash,
      notes,
      createdAt: created_at,
      people: resultsOf(
        games.filter((each) => each.version === number),
        seats,
      ),
    })),
    people: resultsOf(games, seats),
    trials: await Promise.all(mine.map((each) => shownTrial(storage, each))),
    parent: isKnown ? { id: parent.id, title: parent.title } : null,
    builtOn,
    mayWrite: info.owner.id === person?.id,
    myStars,
  }
}

/** The setup that a version is brought to: a later one may be for more players. */
function seatedIn(rulebook: Rulebook, { setup }: BattleRow, version: BattleVersionRow) {
  const { seats = 2 } = setupInfo(rulebook, setup) ?? {}
  if (hashOfText(rulebook.id, setup, version.text) === version.hash) return { setup, seats }
  const read = readBattle(rulebook, version.text)
  return { setup: read.setup.id, seats: read.seats }
}

function resultsOf(games: readonly BattleGameRow[], seats: number): PeopleResults {
  const wins = Array.from(
    { length: seats },
    (_, seat) => games.filter(({ winner }) => winner === seat).length,
  )
  return { games: games.length, wins, draws: games.filter(({ winner }) => winner === null).length }
}
