export const battleVisibilities = ['public', 'link', 'private'] as const
export type BattleVisibility = (typeof battleVisibilities)[number]

/** A battle that somebody has published. What it is stands in its versions, which never change. */
export interface BattleRow {
  id: string
  owner: string
  rulebook: string
  setup: string // the one of `ownSetups` that its text is brought to
  title: string
  sentence: string // what it is about
  words: string // JSON: by which it may be found
  sought: string // title, sentence and words, as they are searched
  visibility: BattleVisibility
  may_build: number // 1 where others may publish what they made of it
  parent: string | null // the battle that it was made of
  version: number // the latest
  size: number | null // pieces that begin, where the game tells
  share: number | null // of the first seat among bots at the latest version, in thousandths; null before any game
  bot_games: number
  turns: number | null // half of those games were no longer
  stars: number // of all raters together
  raters: number
  plays: number // games that people have ended, of all versions
  taken_at: number | null // when it was taken down by whoever looks after the site
  created_at: number
  touched_at: number // when its latest version came
}

/** What was published at one time: never changed, never written over. */
export interface BattleVersionRow {
  battle: string
  number: number // counted from 1
  text: string // as setups and records keep it
  hash: string // of rulebook, setup and text
  rules: number // the version of the rulebook that has read it
  notes: string // what has changed
  created_at: number
}

export interface BattleRatingRow {
  battle: string
  person: string
  stars: number // 1 to 5
  at: number
}

export interface BattleTalkRow {
  id: string
  battle: string
  author: string
  text: string // empty where it was erased
  at: number
}

/** That somebody finds something wrong with a battle, or with what was said about it. */
export interface BattleReportRow {
  id: string
  battle: string
  message: string | null // of the talk; null is the battle itself
  reporter: string
  reason: string
  at: number
  settled_at: number | null
}

/** A game that people have played of a version. Each match counts once. */
export interface BattleGameRow {
  match: string
  battle: string
  version: number
  winner: number | null // a seat; null is a draw
  people: number // how many of the seats were people
  at: number
}

export const trialStatuses = ['running', 'done', 'stopped', 'failed'] as const
export type TrialStatus = (typeof trialStatuses)[number]

/** Games that bots are to play, on whichever nodes have time: a play-test of a battle, or a ladder. */
export interface TrialRow {
  id: string
  hash: string // of the order: who asks for the same again gets this one
  starter: string | null // a person; null is the site itself or its keeper
  battle: string | null
  version: number | null
  rulebook: string
  order: string // JSON
  lots: number // into how many small lots it is cut
  counted: number // lots that have been played
  status: TrialStatus
  problem: string // why it failed
  figures: string | null // JSON, once it is done
  made_at: number
  touched_at: number // when a lot was last begun or counted
  ended_at: number | null
}

/** A lot that a node has taken, and what its games came to: one row, counted once. */
export interface TrialLotRow {
  trial: string
  lot: number
  node: string
  until_at: number // by then it is played, or another node may take it
  played: string | null // JSON
  played_at: number | null
}

/** The tables of the library and of what bots find out. */
export interface LibraryTables {
  battles: BattleRow
  battle_versions: BattleVersionRow
  battle_games: BattleGameRow
  battle_ratings: BattleRatingRow
  battle_talk: BattleTalkRow
  battle_reports: BattleReportRow
  trials: TrialRow
  trial_lots: TrialLotRow
}

/** By table the columns that name a row, in an order in which no table refers to a later one. */
export const libraryKeys = {
  battles: ['id'],
  battle_versions: ['battle', 'number'],
  battle_games: ['match', 'battle'],
  battle_ratings: ['battle', 'person'],
  battle_talk: ['id'],
  battle_reports: ['id'],
  trials: ['id'],
  trial_lots: ['trial', 'lot'],
} as const
