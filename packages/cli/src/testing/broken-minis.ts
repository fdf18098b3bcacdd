import type { Rulebook } from '@gunbai/kernel'
import { type MiniAction, type MiniEvent, type MiniState, type MiniView, mini } from '@gunbai/mini'
import { type BrokenMini, brokenOrders } from './broken-orders.ts'

type Mini = Rulebook<MiniState, MiniAction, MiniEvent, MiniView>

/** Passes for a duellist who has no strong card to counter with, as if he had not been asked. */
function passForTheWeak(state: MiniState, tell?: Parameters<Mini['play']>[3]): void {
  for (;;) {
    const [question] = mini.questions(state)
    if (question?.name !== 'counter / react') return
    if (state.hands[question.seat]?.some((card) => card >= 12)) return
    state.asked[question.seat] = (state.asked[question.seat] ?? 0) - 1
    mini.play(state, question.seat, { kind: 'pass' }, tell)
  }
}

/** The miniature rulebook broken in every way that the fuzzer should find: what is wrong, who finds it, in which words. */
export const broken: readonly BrokenMini[] = [
  [
    'takes an answer outside the list',
    'illegalAccepted',
    /which is not in its list/,
    {
      answer: (state, seat, id, action, tell) => {
        const refusal = mini.answer(state, seat, id, action, tell)
        const bid = action as Partial<{ kind: string; coins: number }> | null | undefined
        if (refusal?.refused !== 'illegal' || bid?.kind !== 'bid' || typeof bid.coins !== 'number')
          return refusal
        if (mini.answers(state, seat)[0]?.kind !== 'bid') return refusal
        mini.play(state, seat, { kind: 'bid', coins: bid.coins }, tell)
        return null
      },
    },
  ],
  [
    'takes an answer from a seat that is not asked',
    'wrongSeatAccepted',
    /is not asked but may answer/,
    {
      answer: (state, seat, id, action, tell) => {
        const refusal = mini.answer(state, seat, id, action, tell)
        if (refusal?.refused !== 'not asked') return refusal
        const asked = 1 - seat
        return mini.answer(state, asked, state.asked[asked] as number, action, tell)
      },
    },
  ],
  [
    'takes an answer to an old question',
    'staleAccepted',
    /may answer question/,
    {
      answer: (state, seat, _id, action, tell) =>
        mini.answer(state, seat, state.asked[seat] as number, action, tell),
    },
  ],
  ...brokenOrders,
  [
    'takes an answer after the end',
    'wrongSeatAccepted',
    /though the game is over/,
    {
      answer: (state, seat, id, action, tell) =>
        state.result !== null ? null : mini.answer(state, seat, id, action, tell),
    },
  ],
  [
    'shows the other hand',
    'leaks',
    /what seat # sees at "hands\.#/,
    { view: (s) => ({ ...mini.view(s, null), hands: s.hands.map((hand) => hand.slice()) }) },
  ],
  [
    'shows a spectator a hand',
    'leaks',
    /what a spectator sees/,
    { view: (s, seat) => mini.view(s, seat ?? 0) },
  ],
  [
    'tells everybody what was drawn',
    'leaks',
    /the event "drew" tells/,
    {
      answer: (state, seat, id, action, tell) =>
        mini.answer(state, seat, id, action, (event, insiders, fuller) =>
          tell?.(fuller ?? event, insiders, fuller),
        ),
    },
  ],
  [
    'offers answers that depend on the other hand',
    'leaks',
    /may answer depends on/,
    {
      answers: (s, seat) => {
        const list = mini.answers(s, seat)
        return (s.hands[1 - seat]?.[0] ?? 0) % 2 === 0 ? list : list.toReversed()
      },
    },
  ],
  [
    'asks by what the hand holds',
    'leaks',
    /whom "counter \/ react" asks/,
    {
      get sequence() {
        const peeping = Object.create(mini.sequence) as Mini['sequence']
        const strong = (s: MiniState) => s.hands.map((hand) => hand.some((card) => card >= 12))
        peeping.window = (s) => {
          const window = mini.sequence.window(s)
          if (window === null || mini.sequence.nameOf(s.stack.at(-1) as never) !== 'counter / react')
            return window
          return { ...window, seats: strong(s).reduce((set, has, seat) => set | (has ? 1 << seat : 0), 0) }
        }
        Object.defineProperty(peeping, 'watch', {
          set: (watch) => {
            mini.sequence.watch = watch
          },
        })
        return peeping
      },
    },
  ],
  [
    'does not open a window, by what the hand holds',
    'leaks',
    /that "[a-z ]+ \/ [a-z ]+" asks now, and does not ask always/,
    {
      answer: (state, seat, id, action, tell) => {
        const refusal = mini.answer(state, seat, id, action, tell)
        if (refusal === null) passForTheWeak(state, tell)
        return refusal
      },
      play: (state, seat, action, tell) => {
        mini.play(state, seat, action, tell)
        passForTheWeak(state, tell)
      },
    },
  ],
  ['imagines what is really there', 'leaks', /copies what is really there/, { imagine: (s) => mini.copy(s) }],
  [
    'imagines from what is really there',
    'leaks',
    /imagines depends on what is hidden/,
    {
      imagine: (s, seat, chance) => {
        const world = mini.imagine(s, seat, chance)
        const real = s.deck.draw[0]
        const here = world.deck.draw.indexOf(real as number)
        if (here > 0)
          [world.deck.draw[0], world.deck.draw[here]] = [real as number, world.deck.draw[0] as number]
        return world
      },
    },
  ],
  [
    'imagines a world that cannot be',
    'violations',
    /imagines a world in which the # cards have become/,
    {
      imagine: (s, seat, chance) => {
        const world = mini.imagine(s, seat, chance)
        return { ...world, deck: { ...world.deck, draw: world.deck.draw.map(() => 3) } }
      },
    },
  ],
  [
    'plays out by peeping',
    'leaks',
    /the bot "playout" lets what is hidden/,
    {
      knowledge: {
        ...mini.knowledge,
        playout: (s, seat, answers) =>
          answers[
            (s.hands[1 - seat] as number[]).reduce((sum, card) => sum + card, 0) % answers.length
          ] as MiniAction,
      },
    },
  ],
  [
    'refuses with a reason that tells something hidden',
    'leaks',
    /the reason why/,
    { whyNot: (s, seat) => ({ rule: 'MN-COUNTER-02', values: { above: s.hands[1 - seat]?.[0] ?? 0 } }) },
  ],
  [
    'gives odds that tell something hidden',
    'leaks',
    /the odds of/,
    {
      odds: (s, seat) => ({
        counts: [],
        chances: [{ name: { id: 'title' }, chance: (s.hands[1 - seat]?.[0] ?? 0) / 20 }],
      }),
    },
  ],
  [
    'gives odds that do not add up',
    'violations',
    /do not add up/,
    { odds: () => ({ counts: [{ name: { id: 'title' }, chances: [0.5, 0.4] }], chances: [] }) },
  ],
  [
    'breaks an invariant of its own',
    'violations',
    /round # was reached/,
    {
      scrutiny: { ...mini.scrutiny, violations: (s) => (s.round === 4 ? ['round 4 was reached'] : []) },
    },
  ],
  [
    'throws',
    'violations',
    /the rulebook throws "boom"/,
    {
      answer: (state, ...rest) => {
        if (state.round === 3) throw new Error('boom')
        return mini.answer(state, ...rest)
      },
    },
  ],
  [
    'throws where another seat imagines what is hidden',
    'violations',
    /the rulebook throws "cannot be"/,
    {
      imagine: (s, seat, chance) => Object.assign(mini.imagine(s, seat, chance), { by: seat }),
      copy: (s) => Object.assign(mini.copy(s), 'by' in s ? { by: s.by } : {}),
      answers: (s, seat) => {
        const by = (s as MiniState & { by?: number }).by ?? seat
        if (by !== seat && s.round === 3) throw new Error('cannot be')
        return mini.answers(s, seat)
      },
    },
  ],
  [
    'changes something though it refuses',
    'violations',
    /a refused answer has changed the state/,
    {
      answer: (state, ...rest) => {
        const refusal = mini.answer(state, ...rest)
        if (refusal !== null) state.revealed++
        return refusal
      },
    },
  ],
  [
    'throws a die that undo would take back',
    'violations',
    /undo would take it back/,
    {
      answer: (state, ...rest) => {
        const { revealed, dice } = state
        const before = dice.a
        const refusal = mini.answer(state, ...rest)
        if (state.dice.a !== before) state.revealed = revealed
        return refusal
      },
    },
  ],
  [
    'keeps a list in a frame',
    'violations',
    /is not flat/,
    {
      begin: (...how) => {
        const state = mini.begin(...how)
        Object.assign(state.stack[0] as object, { facts: { first: 0, second: 0, list: [] } })
        return state
      },
    },
  ],
  [
    'loses something when it is saved',
    'violations',
    /saved and loaded has changed/,
    { save: (s) => ({ ...mini.save(s), coins: [0, 0] }) },
  ],
  [
    'copies wrongly',
    'violations',
    /a copy of the state/,
    { copy: (s) => ({ ...mini.copy(s), coins: [0, 0] }) },
  ],
  [
    'shares with its copy',
    'violations',
    /has changed the original/,
    { copy: (s) => ({ ...mini.copy(s), asked: s.asked }) },
  ],
  [
    'lists a choice twice',
    'violations',
    /is twice in the list/,
    { answers: (s, seat) => [...mini.answers(s, seat), ...mini.answers(s, seat).slice(0, 1)] },
  ],
  [
    'appraises with what is no number',
    'violations',
    /appraising/,
    { knowledge: { ...mini.knowledge, appraise: (_s, _seat, answers) => answers.map(() => Number.NaN) } },
  ],
  [
    'offers what a rule forbids',
    'violations',
    /is offered, but MN-BID-# stands against it/,
    {
      candidates: (state, seat) => {
        const reason = { rule: 'MN-BID-01', values: { coins: 0 } }
        return mini.candidates(state, seat).map(({ action }) => ({ action, reason }))
      },
    },
  ],
  [
    'withholds what no rule forbids',
    'violations',
    /is not offered, and no rule stands against it/,
    {
      candidates: (state, seat) =>
        mini.candidates(state, seat).map(({ action }) => ({ action, reason: null })),
    },
  ],
  [
    'offers what it does not know as a candidate',
    'violations',
    /is offered, but is no candidate of its step/,
    { candidates: () => [] },
  ],
  [
    'says what it has no words for',
    'violations',
    /"answer.unknown" cannot be said in en/,
    { phrasing: { ...mini.phrasing, answer: () => ({ id: 'answer.unknown' }) } },
  ],
]
