import { Type } from 'typebox'
import { exactly, id, oneOf, orNull, time, word } from '../api/schemas/basics.ts'
import { balances, battleSorts, sizes } from '../storage/battle-store.ts'
import { battleVisibilities, trialStatuses } from '../storage/library-tables.ts'
import type { TrialInfo } from '../trials/shown-trial.ts'
import { trialBounds } from '../trials/trial-order.ts'
import type { BattleMessage } from './opinions.ts'
import { longestText } from './own-battle.ts'
import type { BattleInfo, BattlePage, BattleVersionInfo, PeopleResults } from './shown-battle.ts'

const text = Type.String({
  minLength: 1,
  maxLength: longestText,
  description: 'a battle as its file has it; its rulebook reads it',
})
const visibility = oneOf(battleVisibilities)
const said = {
  text,
  title: Type.String({ maxLength: 80, description: 'where it is empty, the one in the text' }),
  sentence: Type.String({ maxLength: 300 }),
  words: Type.Array(Type.String({ minLength: 1, maxLength: 24 }), {
    maxItems: 8,
    description: 'by which others may find it',
  }),
  notes: Type.String({ maxLength: 500, description: 'what is new' }),
}

export const publication = exactly({
  rulebook: word,
  ...said,
  visibility,
  mayBuild: Type.Boolean({ description: 'whether others may publish what they made of it' }),
  parent: Type.Optional(Type.String({ ...id, description: 'the battle that it was made of' })),
  isOwn: Type.Literal(true, { description: 'that map, set-up and words are not copied from a printed game' }),
})
export const revision = exactly({
  ...said,
  after: Type.Integer({ minimum: 1, maximum: 1000, description: 'the version that it follows' }),
})
export const showing = exactly({ visibility })
export const rating = exactly({
  stars: Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()], {
    description: 'null takes them back',
  }),
})
export const saying = exactly({ text: Type.String({ minLength: 1, maxLength: 500 }) })
export const battleReport = exactly({
  message: Type.Optional(Type.String({ ...id, description: 'of the talk; without one the battle itself' })),
  reason: Type.String({ minLength: 1, maxLength: 500 }),
})
export const trialWish = exactly({
  bot: Type.String({
    minLength: 1,
    maxLength: 20,
    description: 'greedy, or strong with iterations: strong:300',
  }),
  games: Type.Integer({ minimum: 10, maximum: 2000 }),
})

export const librarySearch = exactly({
  rulebook: Type.Optional(word),
  text: Type.Optional(Type.String({ maxLength: 80, description: 'in title, sentence, words or maker' })),
  balance: Type.Optional(oneOf(balances)),
  size: Type.Optional(oneOf(sizes)),
  stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'at least' })),
  sort: Type.Optional(oneOf(battleSorts)),
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 48 })),
})

const share = Type.Number({ description: 'from 0 to 1' })
const count = Type.Integer({ minimum: 0 })

const info = {
  id,
  owner: Type.Object({ id, name: Type.String() }),
  rulebook: Type.String(),
  setup: Type.String(),
  title: Type.String(),
  sentence: Type.String(),
  words: Type.Array(Type.String()),
  visibility,
  mayBuild: Type.Boolean(),
  version: Type.Integer({ description: 'the latest' }),
  size: orNull(Type.Integer({ description: 'pieces that begin' })),
  bots: Type.Object(
    { share: orNull(share), games: count, turns: orNull(count) },
    { description: 'what bots of this site found at the latest version: the share of the first seat' },
  ),
  stars: orNull(Type.Number()),
  raters: count,
  plays: Type.Integer({ description: 'games that people have ended' }),
  isTaken: Type.Boolean({ description: 'taken down; then only its maker sees it' }),
  createdAt: time,
  touchedAt: time,
}
export const battleInfo = Type.Unsafe<BattleInfo>(Type.Object(info, { title: 'Battle' }))
export const battleList = Type.Object({ battles: Type.Array(battleInfo), count })
export const ownBattles = Type.Object({ battles: Type.Array(battleInfo) })
export const battleCounts = Type.Object({
  counts: Type.Array(Type.Object({ rulebook: Type.String(), count })),
})

const people = Type.Unsafe<PeopleResults>(
  Type.Object({ games: count, wins: Type.Array(count, { description: 'by seat' }), draws: count }),
)
export const trialInfo = Type.Unsafe<TrialInfo>(
  Type.Object(
    {
      id,
      battle: orNull(id),
      version: orNull(Type.Integer()),
      rulebook: Type.String(),
      status: oneOf(trialStatuses),
      problem: Type.String(),
      games: Type.Integer({ minimum: 1, maximum: trialBounds.games * trialBounds.lines }),
      played: count,
      figures: Type.Array(
        Type.Object(
          {
            bots: Type.Array(Type.String()),
            games: count,
            unfinished: count,
            wins: Type.Array(Type.Number(), { description: 'by seat' }),
            interval: Type.Array(Type.Array(share), { description: 'by seat, where the true share lies' }),
            turns: orNull(Type.Record(Type.String(), Type.Number())),
            causes: Type.Record(Type.String(), count, { description: 'by message, how often it ended so' }),
          },
          { description: 'what was counted so far' },
        ),
      ),
      madeAt: time,
      endedAt: orNull(time),
    },
    { title: 'Trial', description: 'games that bots play on whichever nodes have time' },
  ),
)
const version = Type.Unsafe<BattleVersionInfo>(
  Type.Object({
    number: Type.Integer(),
    hash: Type.String({ description: 'SHA-256 of rulebook, setup and text, a line each' }),
    notes: Type.String(),
    createdAt: time,
    people,
  }),
)
export const battlePage = Type.Unsafe<BattlePage>(
  Type.Object({
    ...info,
    shown: Type.Object({ number: Type.Integer(), hash: Type.String(), text }),
    option: Type.String({ description: 'of the setup, to which the text is brought' }),
    seats: Type.Integer(),
    versions: Type.Array(version, { description: 'the latest first' }),
    people,
    trials: Type.Array(trialInfo, { description: 'of the version that is shown' }),
    parent: orNull(Type.Object({ id, title: Type.String() })),
    builtOn: count,
    mayWrite: Type.Boolean({ description: 'whether it is yours' }),
    myStars: orNull(Type.Integer()),
  }),
)
export const pageQuery = exactly({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) })
export const versionText = Type.Object({
  text,
  hash: Type.String(),
  option: Type.String({ description: 'of the setup, to which the text is brought' }),
})
export const battleTalk = Type.Object({
  messages: Type.Array(
    Type.Unsafe<BattleMessage>(
      Type.Object({ id, author: Type.Object({ id, name: Type.String() }), text: Type.String(), at: time }),
    ),
  ),
})
