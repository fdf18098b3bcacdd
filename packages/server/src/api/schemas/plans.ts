import type { Journey, OrderSheet } from '@gunbai/kernel'
import { type Foreseen, type Halted, haltReasons } from '@gunbai/kernel/host'
import { Type } from 'typebox'
import { action, exactly, oneOf, orNull, phrase, word } from './basics.ts'
import { answered } from './matches.ts'

/** So many answers may be meant as one: more than any turn of any game needs. */
const mostAtOnce = 100
export const batch = exactly({
  question: Type.Integer({ minimum: 0, description: 'the id of your open question' }),
  actions: Type.Array(action, {
    minItems: 1,
    maxItems: mostAtOnce,
    description: 'the answer to it, the answer to your next question, and so on',
  }),
})

export const taken = Type.Integer({ description: 'how many of the answers were taken; they stand' })
export const halted = orNull(
  Type.Unsafe<Halted>(
    Type.Object(
      {
        because: oneOf(haltReasons),
        why: orNull(
          Type.Object({ rule: Type.String(), phrase }, { description: 'the rule that forbids it' }),
        ),
      },
      { description: 'why the rest was not taken; null where all were' },
    ),
  ),
)
export const carried = Type.Object({ taken, halted })
export const answeredAll = Type.Object({ ...carried.properties, ...answered.properties })

const stance = Type.Union([
  oneOf(['ask', 'ask when able', 'decline'] as const),
  exactly({
    way: word,
    bound: Type.Optional(Type.Integer({ description: 'the number of the way, where it has one' })),
  }),
])
const order = Type.Object(
  {
    window: word,
    subject: orNull(Type.String({ maxLength: 200, description: 'one card or piece of the class' })),
    stance,
    during: Type.Union([
      Type.Literal('game'),
      exactly({ turn: Type.Integer() }),
      exactly({ round: Type.Integer() }),
    ]),
    when: Type.Optional(
      Type.Union([
        exactly({ figure: word, atLeast: Type.Integer() }),
        exactly({ figure: word, below: Type.Integer() }),
      ]),
    ),
    cover: Type.Optional(
      Type.Literal(true, {
        description:
          'beside "ask when able": now and then you are asked for nothing, so that a pause tells nothing',
      }),
    ),
  },
  {
    additionalProperties: false,
    title: 'Order',
    description: 'what is to be answered at windows of a class; the latest that holds counts',
  },
)
export const orders = exactly({ orders: Type.Array(order, { maxItems: 200 }) })
export const orderSheet = Type.Object({
  sheet: orNull(
    Type.Unsafe<OrderSheet>(
      Type.Object(
        {
          classes: Type.Array(
            Type.Object({
              id: Type.String(),
              ways: Type.Array(Type.String()),
              bounds: Type.Record(
                Type.String(),
                Type.Object({ least: Type.Integer(), most: Type.Integer(), usual: Type.Integer() }),
                { description: 'by way, the number that it has' },
              ),
              duty: Type.Boolean({ description: 'something must be answered: nothing can be declined' }),
              recommended: Type.Object({ live: stance, days: stance }),
              subjects: Type.Array(Type.Object({ id: Type.String(), phrase })),
            }),
          ),
          orders: Type.Array(order),
          period: Type.Object({ turn: Type.Integer(), round: Type.Integer() }),
          figures: Type.Array(Type.Object({ id: Type.String(), value: Type.Number() }), {
            description: 'of yours that all see, on which an order may hang by "when"',
          }),
        },
        { description: 'what you can order and have ordered; null where the game has no windows' },
      ),
    ),
  ),
})
export const journeysQuery = exactly({ piece: Type.Integer({ minimum: 0 }) })
export const journeys = Type.Object({
  journeys: Type.Array(
    Type.Unsafe<Journey>(
      Type.Object({
        piece: Type.Integer(),
        place: Type.Integer(),
        facing: orNull(Type.Integer()),
        cost: Type.Number(),
        answers: Type.Array(action, { description: 'the batch that brings it there' }),
        path: Type.Array(Type.Integer()),
        stops: orNull(Type.Object({ rule: Type.String() })),
      }),
    ),
    { description: 'where the piece can go within one plan' },
  ),
})
export const draft = exactly({
  actions: Type.Array(action, {
    maxItems: mostAtOnce,
    description: 'the answer to your open question, the answer to your next question, and so on',
  }),
  piece: Type.Optional(Type.Integer({ minimum: 0, description: 'where could this one go then?' })),
  odds: Type.Optional(
    Type.Array(action, { maxItems: mostAtOnce, description: 'what might these lead to then?' }),
  ),
  unhindered: Type.Optional(
    Type.Boolean({
      description: 'if nobody interrupted: others decline at windows, and do duties as recommended',
    }),
  ),
  through: Type.Optional(
    Type.Array(action, {
      maxItems: mostAtOnce,
      description:
        'what may be answered between, such as the end of a phase; your windows are stepped over too, and nobody is thought to step in at his',
    }),
  ),
  to: Type.Optional(
    Type.String({ maxLength: 200, description: 'the name of the question to step on to after the draft' }),
  ),
})
export const foreseen = Type.Object({
  foreseen: Type.Unsafe<Foreseen>(
    Type.Object(
      {
        taken: Type.Integer({ description: 'how many of the answers would be taken' }),
        halted,
        question: orNull(Type.String({ description: 'the name of what you would be asked then' })),
        view: Type.Unknown({ description: 'what you would see then; null where it halted' }),
        answers: Type.Array(Type.Object({ action, phrase }), { description: 'what you could answer then' }),
        asked: orNull(
          Type.Object({
            seat: Type.Integer(),
            name: Type.String(),
            about: Type.Record(Type.String(), Type.Unknown()),
            phrase,
          }),
        ),
        journeys: journeys.properties.journeys,
        odds: Type.Array(Type.Unknown(), {
          description: 'of each answer in `odds`; null where no dice decide',
        }),
        legs: Type.Array(
          Type.Object({
            answers: Type.Array(action),
            drafted: Type.Integer({ description: 'so many of the draft are given by the end of it' }),
          }),
          {
            description:
              'the answers as they would be given, in batches between which somebody else is asked whether he steps in',
          },
        ),
        steppedOver: Type.Array(
          Type.Object({
            question: Type.String(),
            answers: Type.Array(Type.Object({ action, phrase }), {
              description: 'what else you could answer',
            }),
            after: Type.Integer({ description: 'so many of the draft come before it' }),
          }),
          { description: 'windows of yours that were stepped over' },
        ),
      },
      { description: 'how things would stand after a draft, as far as you can foresee it' },
    ),
  ),
})
export const holdWish = exactly({ question: Type.Integer({ minimum: 0 }) })
