import type { Advised } from '@gunbai/bots'
import { Type } from 'typebox'
import type { PastEntry, PastMoment } from '../../matches/chronicle.ts'
import type { MatchInfo } from '../../matches/match-info.ts'
import type { MatchPosition } from '../../matches/position.ts'
import type { Update } from '../../matches/update.ts'
import { diceKinds } from '../../storage/chain-tables.ts'
import { matchStatuses, visibilities } from '../../storage/tables.ts'
import { action, exactly, id, name, oneOf, orNull, phrase, seat, time, word } from './basics.ts'
import { cast, chains, link } from './dice.ts'

export const clock = Type.Union(
  [
    exactly({ kind: Type.Literal('none') }),
    exactly({
      kind: Type.Literal('live'),
      minutes: Type.Integer({ minimum: 1, maximum: 600, description: 'for the whole game' }),
      increment: Type.Integer({ minimum: 0, maximum: 600, description: 'seconds gained with each move' }),
    }),
    exactly({
      kind: Type.Literal('days'),
      days: Type.Integer({ minimum: 1, maximum: 60, description: 'for each move' }),
    }),
  ],
  { title: 'Clock', description: 'how much time the players have' },
)

export const outcome = Type.Object(
  {
    winners: Type.Array(seat, { description: 'none is a draw' }),
    by: oneOf(['rules', 'resignation', 'time', 'agreement', 'adjudication'] as const),
    because: orNull(Type.String({ description: "the rulebook's message id that says why" })),
  },
  { title: 'Outcome', description: 'how it ended' },
)

export const player = Type.Union([
  Type.Object({
    kind: oneOf(['person', 'guest', 'bot'] as const),
    id,
    name: Type.String(),
    rating: orNull(Type.Integer()),
  }),
  Type.Object({ kind: Type.Literal('house bot'), bot: Type.String(), rating: orNull(Type.Integer()) }),
])

export const matchInfo = Type.Unsafe<MatchInfo>(
  Type.Object(
    {
      id,
      rulebook: Type.String(),
      version: Type.Integer(),
      setup: Type.Object({ id: Type.String(), options: Type.Record(Type.String(), Type.Unknown()) }),
      clock,
      visibility: oneOf(visibilities),
      rated: Type.Boolean(),
      status: oneOf(matchStatuses),
      commitment: Type.String({ description: 'SHA-256 of "gunbai seed", a line feed and the seed' }),
      owner: id,
      players: Type.Array(orNull(player), { description: 'by seat; null is an empty chair' }),
      kept: Type.Array(orNull(Type.String()), {
        description: 'by seat, the name of whoever an empty chair is kept for',
      }),
      awaiting: Type.Array(seat, { description: 'whose move it is' }),
      outcome: orNull(outcome),
      createdAt: time,
      begunAt: orNull(time),
      touchedAt: time,
      dueAt: orNull(
        Type.Integer({ description: 'when the first of those whose move it is runs out of time' }),
      ),
      endedAt: orNull(time),
      dice: oneOf(diceKinds),
      chains,
    },
    { title: 'Match', description: 'a match as everybody who may see it sees it' },
  ),
)

export const matchWish = exactly({
  rulebook: word,
  setup: word,
  options: Type.Optional(
    Type.Record(
      Type.String({ maxLength: 60 }),
      Type.Union([
        Type.String({ maxLength: 40_000, description: 'or a whole text, such as a battle of one’s own' }),
        Type.Number(),
        Type.Boolean(),
      ]),
      {
        maxProperties: 30,
      },
    ),
  ),
  chairs: Type.Array(
    Type.Union([
      oneOf(['me', 'anybody'] as const),
      exactly({ bot: word }),
      exactly({
        challenge: Type.String({ ...id, description: 'the id of a bot that somebody has brought' }),
      }),
      exactly({
        invite: Type.String({ ...name, description: 'the name of somebody for whom the chair is kept' }),
      }),
    ]),
    {
      minItems: 1,
      maxItems: 31,
      description: 'by seat',
    },
  ),
  visibility: oneOf(visibilities),
  clock,
  rated: Type.Boolean(),
  dice: Type.Optional(oneOf(diceKinds)),
  chain: Type.Optional(link),
})

export const joining = exactly({
  seat: Type.Optional(seat),
  invitation: Type.Optional(id),
  chain: Type.Optional(link),
})
export const rematch = exactly({ chain: Type.Optional(link) })

export const lists = ['open', 'live', 'mine', 'finished'] as const
export const listQuery = exactly({
  list: oneOf(lists),
  status: Type.Optional(oneOf(matchStatuses)),
  rulebook: Type.Optional(word),
  setup: Type.Optional(word),
  player: Type.Optional(
    Type.String({ maxLength: 60, description: 'a name; "bot:" and its kind for a bot of this house' }),
  ),
  before: Type.Optional(time),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export const matchList = Type.Object({
  matches: Type.Array(matchInfo),
  next: orNull(Type.Integer({ description: 'give it as "before" for the next page' })),
})

export const heardEvent = Type.Object({
  event: Type.Object({ kind: Type.String() }, { additionalProperties: true }),
  phrase: orNull(phrase),
})

export const heardEntry = Type.Object(
  {
    number: Type.Integer({ description: 'counted for you alone, from 1, without gaps' }),
    at: time,
    kind: oneOf([
      'answer',
      'undo',
      'mean',
      'hold',
      'offer',
      'reply',
      'resign',
      'take over',
      'adjudge',
      'claim',
      'cast',
      'link',
    ] as const),
    seat,
    events: Type.Array(heardEvent),
    undone: Type.Array(Type.Integer(), {
      description: 'the numbers of your entries that this one takes back',
    }),
    offer: orNull(oneOf(['draw', 'undo'] as const)),
    accept: orNull(Type.Boolean()),
    unasked: orNull(oneOf(['ordered', 'declined', 'forced'] as const)),
  },
  { title: 'Entry', description: 'something that was done, as you hear of it' },
)

export const position = Type.Object(
  {
    number: Type.Integer({ description: 'the last entry that you have heard of' }),
    view: Type.Unknown({
      description: "the rulebook's view for your seat, or for spectators; its form is that of the game",
    }),
    questions: Type.Array(
      Type.Object({
        seat,
        id: orNull(Type.Integer({ description: 'told to that seat alone' })),
        name: Type.String(),
        about: Type.Record(Type.String(), Type.Unknown()),
        phrase,
      }),
    ),
    answers: Type.Array(Type.Object({ action, phrase }), {
      description: 'what you may answer, if you are asked',
    }),
    undoable: Type.Integer({ description: 'how many answers you may take back without asking' }),
    window: orNull(
      Type.Object(
        { class: Type.String(), declines: orNull(action) },
        { description: 'what is asked is whether somebody wants to interrupt; this answer says no' },
      ),
    ),
    mayAskUndo: Type.Boolean(),
    offer: orNull(
      Type.Object({
        offer: oneOf(['draw', 'undo'] as const),
        seat,
        agreed: Type.Integer({ description: 'the seats that have agreed, as bits' }),
      }),
    ),
    clocks: Type.Array(orNull(Type.Integer()), { description: 'by seat, milliseconds left at "now"' }),
    daysOff: Type.Array(orNull(time), {
      description: 'by seat, until when its player has days off, on which no clock by days runs',
    }),
    closesAt: orNull(
      Type.Integer({
        description:
          'when the window at which you are asked closes: your answer is given then, or your orders are followed; ' +
          'null where it stays open until you answer',
      }),
    ),
    meant: orNull(action),
    cast,
    now: time,
    outcome: orNull(outcome),
    bots: Type.Integer({ description: 'the seats that bots of this house play, as bits' }),
  },
  { title: 'Position', description: 'where the match stands, through your eyes' },
)

export const update = Type.Unsafe<Update>(
  Type.Object(
    {
      type: Type.Literal('update'),
      match: id,
      after: Type.Integer({ description: 'the number that you had' }),
      opening: Type.Array(heardEvent, { description: 'what was told before the first answer; only after 0' }),
      entries: Type.Array(heardEntry),
      position,
    },
    {
      title: 'Update',
      description: 'everything since a number, in order, once, and where the match then stands',
    },
  ),
)

export const matchPage = Type.Object({
  match: matchInfo,
  seat: orNull(seat),
  invitation: orNull(
    Type.String({ description: 'for those who sit here, while the match waits for players' }),
  ),
  playable: Type.Boolean({
    description: 'false where this server does not have the rules that it was begun with',
  }),
  update: orNull(update),
})

export const invitation = Type.Object({ invitation: id })

export const sinceQuery = exactly({
  since: Type.Optional(Type.Integer({ minimum: 0 })),
  invitation: Type.Optional(id),
})

export const answer = exactly({
  question: Type.Integer({ minimum: 0, description: 'the id of your open question' }),
  action,
})

export const answered = Type.Object({ position: Type.Unsafe<MatchPosition>(position) })

export const offer = exactly({ offer: oneOf(['draw', 'undo'] as const) })
export const reply = exactly({ accept: Type.Boolean() })
export const claim = exactly({ against: Type.Optional(seat) })
export const oddsQuestion = exactly({ action })
export const odds = Type.Object({ odds: Type.Unknown({ description: 'null where no dice decide' }) })

export const why = Type.Object({
  why: orNull(
    Type.Object(
      { rule: Type.String(), phrase },
      { description: 'null where it is legal, or no rule is known' },
    ),
  ),
})

export const advice = Type.Object({
  advice: Type.Array(
    Type.Unsafe<Advised>(
      Type.Object({
        action,
        phrase,
        chance: Type.Number({ description: 'the estimated chance of winning with it' }),
        reason: phrase,
      }),
    ),
    { description: 'best first' },
  ),
})

const pastQuestions = Type.Array(
  Type.Object({ seat, name: Type.String(), about: Type.Record(Type.String(), Type.Unknown()), phrase }),
)

export const pastPosition = Type.Unsafe<PastEntry>(
  Type.Object({
    number: Type.Integer({ description: 'of your entries; 0 is the beginning' }),
    last: Type.Integer({ description: 'the last of your numbers' }),
    view: Type.Unknown({ description: "the rulebook's view for your seat, or for spectators, as it was" }),
    questions: pastQuestions,
  }),
)

export const moment = Type.Unsafe<PastMoment>(
  Type.Object({
    moment: Type.Integer({ description: 'so many answers have been given' }),
    view: Type.Unknown(),
    questions: pastQuestions,
    events: Type.Array(heardEvent, { description: 'what the last of these answers led to' }),
    last: Type.Integer({ description: 'the last moment there is' }),
  }),
)
export const momentQuery = exactly({
  eyes: Type.Optional(
    Type.String({ pattern: '^(\\d{1,2}|spectator)$', description: 'a seat, or "spectator"' }),
  ),
})
