/**
 * Peers from the npm registry, measured in the process that measures us. The duel is Gunbai's miniature game written
 * for boardgame.io with the same state and rules (docs/rules/mini.md), driven through its bare reducer: no client,
 * no transport, no log on screen. Bids are taken in turn, which costs it nothing.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal')
const { MCTSBot } = require('boardgame.io/ai')
const { INVALID_MOVE } = require('boardgame.io/core')

const strength = (card) => Math.floor(card / 4) + 1

function drawInto(G, seat, random) {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discards)
    G.discards = []
  }
  G.hands[seat].push(G.deck.pop())
}

function endRound(G, random) {
  for (const seat of [0, 1]) {
    G.coins[seat]++
    if (G.hands[seat].length < 3) drawInto(G, seat, random)
  }
  G.round++
  G.phase = 'bid'
  G.asked = 0
}

function resolve(G, random) {
  if (G.stands) {
    const target = 1 - G.attacker
    if (random.D6() >= 3) G.lives[target]--
  }
  if (G.lives[0] > 0 && G.lives[1] > 0) endRound(G, random)
}

function askCounter(G, seat, above, random) {
  if (G.hands[seat].length === 0) return resolve(G, random)
  G.phase = 'counter'
  G.asked = seat
  G.above = above
}

/** A move that hands the turn to whoever is asked next: the framework's way of saying whose decision it is. */
function told(move) {
  return (context, ...args) => {
    const refused = move(context, ...args)
    const next = String(context.G.asked)
    if (refused === undefined && next !== context.ctx.currentPlayer) context.events.endTurn({ next })
    return refused
  }
}

const duel = {
  name: 'duel',
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 20 }, (_, i) => i))
    return {
      round: 1,
      lives: [3, 3],
      coins: [5, 5],
      hands: [deck.splice(-3), deck.splice(-3)],
      deck,
      discards: [],
      bids: [0, 0],
      stands: false,
      attacker: 0,
      phase: 'bid',
      asked: 0,
      above: 0,
    }
  },
  moves: {
    bid: told(({ G, random, playerID }, coins) => {
      const seat = Number(playerID)
      if (G.phase !== 'bid' || G.asked !== seat || coins > Math.min(3, G.coins[seat])) return INVALID_MOVE
      G.bids[seat] = coins
      G.asked = 1
      if (seat === 0) return
      G.coins[0] -= G.bids[0]
      G.coins[1] -= G.bids[1]
      G.attacker = G.bids[0] > G.bids[1] ? 0 : G.bids[1] > G.bids[0] ? 1 : random.D6() <= 3 ? 0 : 1
      G.stands = true
      askCounter(G, 1 - G.attacker, 0, random)
    }),
    counter: told(({ G, random, playerID }, card) => {
      const seat = Number(playerID)
      if (G.phase !== 'counter' || G.asked !== seat || !G.hands[seat].includes(card)) return INVALID_MOVE
      if (strength(card) <= G.above) return INVALID_MOVE
      G.hands[seat].splice(G.hands[seat].indexOf(card), 1)
      G.discards.push(card)
      G.stands = !G.stands
      askCounter(G, 1 - seat, strength(card), random)
    }),
    pass: told(({ G, random, playerID }) => {
      if (G.phase !== 'counter' || G.asked !== Number(playerID)) return INVALID_MOVE
      resolve(G, random)
    }),
  },
  endIf: ({ G }) => {
    if (G.lives[0] === 0) return { winner: '1' }
    if (G.lives[1] === 0) return { winner: '0' }
    if (G.round > 20) return { draw: true }
  },
  ai: { enumerate: (G, _ctx, playerID) => (Number(playerID) === G.asked ? legalMoves(G) : []) },
}

function legalMoves(G) {
  const moves = []
  if (G.phase === 'bid') {
    for (let coins = 0; coins <= Math.min(3, G.coins[G.asked]); coins++)
      moves.push({ move: 'bid', args: [coins] })
    return moves
  }
  moves.push({ move: 'pass', args: [] })
  for (const card of G.hands[G.asked]) {
    if (strength(card) > G.above) moves.push({ move: 'counter', args: [card] })
  }
  return moves
}

/** Plays one duel by random moves and says how many moves it took. */
export function randomGame(seed, random) {
  const game = ProcessGameConfig({ ...duel, seed })
  const reducer = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: 2 })
  let moves = 0
  while (state.ctx.gameover === undefined) {
    const legal = legalMoves(state.G)
    const { move, args } = legal[Math.floor(random() * legal.length)]
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: String(state.G.asked) },
    })
    moves++
  }
  return moves
}

/** Lets its MCTS bot think over the first bid for so many iterations. */
export async function search(iterations) {
  const game = ProcessGameConfig({ ...duel, seed: 'search' })
  const bot = new MCTSBot({
    game,
    enumerate: game.ai.enumerate,
    iterations,
    playoutDepth: 15,
    seed: 'search',
  })
  await bot.play(InitializeGame({ game, numPlayers: 2 }), '0')
  return iterations
}
