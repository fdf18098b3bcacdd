import {
  always,
  copyStack,
  copyStream,
  endGame,
  everybody,
  type GameState,
  procedure,
  rulebook,
  type Seat,
} from '@gunbai/kernel'

/**
 * A game for three that exists to test the server: all pledge coins in secret, each as often as it likes, and then the
 * pledges are opened. Whoever has pledged most after two rounds wins.
 */
export type PledgeAction = { readonly kind: 'pledge' } | { readonly kind: 'done' }
export type PledgeEvent = {
  readonly kind: 'opened'
  readonly first: number
  readonly second: number
  readonly third: number
}

export interface PledgeState extends GameState<PledgeEvent> {
  round: number
  pledged: number[] // by seat, hidden until opened
  opened: number[] // by seat
}

const seats = 3

const round = procedure<PledgeState, { closed: boolean }, PledgeAction>('round').steps({
  pledge: {
    who: () => everybody(seats),
    together: 'own pace',
    choices: [
      always({ kind: 'done' }),
      {
        kind: 'pledge',
        candidates: (_, __, ___, list) => void list.push({ kind: 'pledge' }),
        bars: [{ rule: 'PL-NINE', stops: (s, _, __, seat) => (s.pledged[seat] as number) >= 9 }],
      },
    ],
    answer: (s, _, seat, action) => {
      if (action.kind === 'done') return
      s.pledged[seat] = (s.pledged[seat] as number) + 1
      return 'again'
    },
  },
  open: (s) => {
    s.opened = s.pledged.slice()
    const [first = 0, second = 0, third = 0] = s.opened
    s.tell?.({ kind: 'opened', first, second, third })
    if (s.round === 2) {
      const most = Math.max(...s.opened)
      endGame(
        s,
        s.opened.flatMap((each, seat) => (each === most ? [seat] : [])),
        'result.most',
      )
    }
    s.round++
    return 'pledge'
  },
})

const phrase = (id: string) => ({ id })

export const pledges = rulebook<PledgeState, PledgeAction, PledgeEvent, object>({
  id: 'pledges',
  version: 1,
  setups: [{ id: 'three', seats, options: [] }],
  procedures: [round],
  opening: { closed: true },
  deal: (_, core) => ({ ...core, round: 1, pledged: [0, 0, 0], opened: [0, 0, 0] }),
  copy: (s) => ({
    ...s,
    stack: copyStack(s.stack),
    asked: s.asked.slice(),
    dice: copyStream(s.dice),
    shuffles: copyStream(s.shuffles),
    tell: null,
    pledged: s.pledged.slice(),
    opened: s.opened.slice(),
  }),
  view: (s, seat: Seat | null) => ({
    round: s.round,
    opened: s.opened,
    own: seat === null ? null : s.pledged[seat],
  }),
  imagine: (s, seat) => {
    for (const other of s.pledged.keys()) if (other !== seat) s.pledged[other] = s.opened[other] as number
  },
  sketch: (view) => JSON.stringify(view),
  phrasing: {
    question: () => phrase('question.pledge'),
    answer: ({ kind }) => phrase(`answer.${kind}`),
    event: () => phrase('event.opened'),
    reason: ({ rule }) => phrase(rule),
  },
  scrutiny: { violations: () => [], secrets: () => [], mentions: () => [], inventory: [], uses: () => [] },
  knowledge: {
    evaluate: () => 0.5,
    playout: (_, __, answers) => answers[0] as PledgeAction,
    appraise: (_, __, answers) => answers.map(() => 0),
  },
})
