import {
  type Action,
  BadInput,
  freshly,
  type GameRecord,
  imaginedBy,
  type Laid,
  parseRecord,
  type Rulebook,
  replay,
  type Seat,
  type Setup,
} from '@gunbai/kernel'
import { type AnyMatch, Host } from '@gunbai/kernel/host'
import type { BranchOf, Player, SavedGame } from '../table/game.ts'
import { anyChance } from './any-chance.ts'
import { gameInfo, newSeed } from './new-game.ts'

/** What is wanted of a branch. */
export interface BranchWish {
  /** By seat. */
  readonly players: readonly Player[]
  readonly from: BranchOf
  /** Fresh dice and cards, or those that would have come. */
  readonly chance: 'fresh' | 'same'
  /** A plan with which it begins, as far as nothing unforeseen happens. */
  readonly plan?: { readonly seat: Seat; readonly actions: readonly Action[] }
}

/** What is wanted of one that is imagined. */
export type ImaginedWish = Pick<BranchWish, 'players' | 'from'>

/** A position that a seat can imagine, of a game that goes on elsewhere. */
export interface ImaginedPosition {
  readonly rulebook: string
  readonly version: number
  readonly setup: Setup
  readonly state: Laid['state']
}

type Load = (id: string, version?: number) => Promise<Rulebook>

/** A game that begins at a moment of one that is over. Throws BadInput. */
export async function branchOfRecord(text: string, wish: BranchWish, load: Load): Promise<SavedGame> {
  const record = parseRecord(text)
  const rulebook = await load(record.rulebook, record.version)
  const { moment } = wish.from
  const before = upTo(record, moment)
  const match: AnyMatch = replay(rulebook, before)
  if (match.state.result !== null) {
    throw new BadInput('The game is over at this moment: nothing can be tried from here.')
  }
  const state = wish.chance === 'fresh' ? freshly(rulebook, match.state, anyChance()) : null
  const laid = [
    ...(before.laid ?? []).filter(({ after }) => state === null || after < moment),
    ...(state === null ? [] : [{ after: moment, state }]),
  ]
  const { laid: _, ...plain } = before
  const branch = replay(rulebook, laid.length === 0 ? plain : { ...plain, laid })
  if (wish.plan !== undefined) playPlan(branch, wish.plan)
  return kept(branch.record, wish)
}

/** A game that begins with what one seat knows of another that goes on: the truth of that one is not in it. */
export function branchOfImagined(
  { rulebook, version, setup, state }: ImaginedPosition,
  wish: ImaginedWish,
): SavedGame {
  const laid = [{ after: 0, state }]
  return kept({ rulebook, version, setup, seed: newSeed(), answers: [], checks: [], laid }, wish)
}

/** What a seat can imagine of a match that goes on. */
export function imaginedOf({ rulebook, record, state }: AnyMatch, seat: Seat | null): ImaginedPosition {
  if (seat === null) throw new BadInput('Nobody looks at this game who plays it: nothing can be tried.')
  if (state.result !== null) throw new BadInput('The game is over: look back at it, and try from there.')
  const { version, setup } = record
  return {
    rulebook: rulebook.id,
    version,
    setup,
    state: imaginedBy(rulebook, state, seat, anyChance()),
  }
}

function upTo(record: GameRecord, moment: number): GameRecord {
  const { laid = [], answers, ...rest } = record
  const earlier = laid.filter(({ after }) => after <= moment)
  const before = { ...rest, answers: answers.slice(0, moment), checks: [] }
  return earlier.length === 0 ? before : { ...before, laid: earlier }
}

/** Plays a plan up to the first surprise. */
function playPlan(match: AnyMatch, { seat, actions }: NonNullable<BranchWish['plan']>): void {
  const host = new Host(match, anyChance)
  const question = match.questions().find((each) => each.seat === seat)?.id
  if (question === undefined) return
  host.carryOut({ seat, question, actions }, (asked, action) => match.answer(seat, asked, action))
}

function kept(record: GameRecord, { players, from }: ImaginedWish): SavedGame {
  const { rulebook, version, setup, seed, answers, laid } = record
  const info = gameInfo({ rulebook, setup, players, openHands: true, lesson: null, branch: from }, version)
  const game = { info: { ...info, answers: answers.length }, seed, answers }
  return laid === undefined ? game : { ...game, laid }
}
