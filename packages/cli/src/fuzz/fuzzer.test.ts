import { languages, type Messages, type Rulebook, replay } from '@gunbai/kernel'
import { type MiniAction, type MiniEvent, type MiniState, type MiniView, mini } from '@gunbai/mini'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { type FuzzOrder, fuzz } from './fuzzer.ts'
import { type checks, type Failure, isClean, type Tally } from './tally.ts'

type Mini = Rulebook<MiniState, MiniAction, MiniEvent, MiniView>

const messages = Object.fromEntries(
  await Promise.all(languages.map(async (each) => [each, await findRulebook('mini').messages(each)])),
) as Record<'en' | 'it' | 'hu', Messages>

interface Found {
  readonly tally: Tally
  readonly failures: { readonly failure: Failure; readonly record: Parameters<typeof replay>[1] | null }[]
}

function fuzzMini(broken: Partial<Mini> = {}, order: Partial<FuzzOrder> = {}): Found {
  const failures: Found['failures'] = []
  const rulebook = { ...mini, ...broken } as unknown as Rulebook
  const tally = fuzz(
    { rulebook, messages, setups: mini.setups, answers: 3000, seed: '1', maxAnswers: 1000, ...order },
    { answered: () => {}, failed: (failure, record) => void failures.push({ failure, record }) },
  )
  return { tally, failures }
}

test('finds nothing wrong with the miniature rulebook, and has tried', () => {
  const { tally, failures } = fuzzMini()
  expect(failures).toEqual([])
  expect(isClean(tally)).toBe(true)
  expect(tally.answers).toBe(3000)
  expect(tally.illegalTried).toBeGreaterThan(2000)
  expect(tally.wrongSeatTried).toBeGreaterThan(2000)
  expect(tally.staleTried).toBeGreaterThan(2000)
  expect(tally.games).toBeGreaterThan(40)
})

test('does the same again from the same seed, and something else from another', () => {
  expect(fuzzMini().tally).toEqual(fuzzMini().tally)
  expect(fuzzMini({}, { seed: '2' }).tally).not.toEqual(fuzzMini().tally)
})

test('leaves long games and counts them', () => {
  expect(fuzzMini({}, { answers: 100, maxAnswers: 10 }).tally).toMatchObject({
    games: 10,
    unfinished: 10,
    answers: 100,
  })
})

test('spreads the answers over all setups', () => {
  const begun: string[] = []
  const setups = ['a', 'b', 'c'].map((id) => ({
    id,
    seats: 2,
    options: [{ name: 'stakes', values: ['low', 'high'] }],
  }))
  const { tally } = fuzzMini(
    {
      setups,
      begin: (setup, seed, tell) => {
        begun.push(`${setup.id} ${setup.options.stakes}`)
        return mini.begin({ id: 'duel', options: {} }, seed, tell)
      },
    },
    { setups, answers: 1000 },
  )
  expect(tally.answers).toBe(1000)
  expect([...new Set(begun)].sort()).toEqual(['a high', 'a low', 'b high', 'b low', 'c high', 'c low'])
})

/** Passes for a duellist who has no strong card to counter with, as if he had not been asked. */
function passForTheWeak(state: MiniState, tell?: Parameters<Mini['play']>[3]): void {
  for (;;) {
    const [question] = mini.questions(state)
    if (question?.name !== 'counter / react') return
    if (state.hands[question.seat]?.some((card) => card >= 12)) return
    state.asked[question.seat]--
    mini.play(state, question.seat, { kind: 'pass' }, tell)
  }
}

const broken: readonly [what: string, check: (typeof checks)[number], words: RegExp, Partial<Mini>][] = [
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

describe('finds a rulebook that', () => {
  test.each(broken)('%s', (_what, check, words, parts) => {
    const { tally, failures } = fuzzMini(parts)
    expect(failures.map(({ failure }) => failure.message.replaceAll(/\d+/g, '#'))).toContainEqual(
      expect.stringMatching(words),
    )
    expect(tally[check]).toBeGreaterThan(0)
    expect(isClean(tally)).toBe(false)
  })

  test('plays differently the second time', () => {
    let games = 0
    const { tally } = fuzzMini({
      begin: (setup, seed, tell) => mini.begin(setup, `${seed} ${games++}`, tell),
    })
    expect(tally.replayMismatches + tally.undoMismatches).toBeGreaterThan(0)
  })

  test('takes back to another place than where it was', () => {
    const spoilt = {
      ...mini,
      begin: (...how: Parameters<Mini['begin']>) => {
        const state = mini.begin(...how)
        // counts how often it was begun, in a place that only a hash sees
        return Object.assign(state, { begun: spoilt.begun++ })
      },
      begun: 0,
    }
    expect(fuzzMini(spoilt).tally.undoMismatches).toBeGreaterThan(0)
  })
})

describe('a failure', () => {
  const lateTrouble: Partial<Mini> = {
    scrutiny: {
      ...mini.scrutiny,
      violations: (s) => (s.deck.discards.length >= 4 ? [`${s.round} is too late`] : []),
    },
  }

  test('leaves a record that shows it at its end, as short as can be', () => {
    const { failures } = fuzzMini(lateTrouble, { answers: 500 })
    for (const { record } of failures) {
      if (record === null) throw new Error('no record')
      const match = replay(mini, record)
      expect(match.state.deck.discards.length).toBe(4)
      // two bids, a counter and a pass for each of the four cards, where each fell in a round of its own
      expect(record.answers.length).toBeLessThanOrEqual(16)
    }
    expect(failures.length).toBeGreaterThan(0)
  })

  test('is followed by four more at most', () => {
    expect(fuzzMini(lateTrouble, { answers: 100_000 }).failures).toHaveLength(5)
  })

  test('in the very first position leaves a record without answers', () => {
    const { failures } = fuzzMini({ scrutiny: { ...mini.scrutiny, violations: () => ['nothing is right'] } })
    expect(failures[0]?.record?.answers).toEqual([])
  })
})
