import { below, chooseSetup, firstSeat, type Seat, type Stream, streamFrom } from '@gunbai/kernel'
import { dragonDeck, type SamuraiAction, type SamuraiState, samurai, scenarioOf } from '@gunbai/samurai'
import { bestOf } from '../../packages/bots/src/greedy.ts'

/** Games of one scenario, greedy against greedy. */
export interface Order {
  readonly setup: string
  readonly games: number
  /** Whether half of the Dragon cards are held back, by the toss of a coin, to see what playing them does. */
  readonly withhold: boolean
}

export interface Figures {
  readonly setup: string
  games: number
  unfinished: number
  /** Wins of the first side, which sits at the top. */
  wins: number
  turns: number
  /** By title of a Dragon card. */
  readonly dragons: Record<string, DragonFigures>
}

/** All counted by player and game, but for the moments. */
export interface DragonFigures {
  held: number
  playable: number
  /** Questions at which it could be played, and at which greedy would have. */
  moments: number
  wanted: number
  played: number
  wonPlayed: number
  withheld: number
  wonWithheld: number
}

const MOST_ANSWERS = 20_000

export function playGames({ setup, games, withhold }: Order): Figures {
  const figures: Figures = { setup, games: 0, unfinished: 0, wins: 0, turns: 0, dragons: {} }
  for (let game = 0; game < games; game++) {
    const notes = new Map<string, Note>()
    const state = playGame(setup, `${setup} ${game}`, withhold, notes)
    figures.games++
    figures.turns += (state.turns[0] + state.turns[1]) / 2
    if (state.result === null) figures.unfinished++
    if (state.result?.winners.includes(0)) figures.wins++
    for (const [key, note] of notes) add(figures.dragons, key, note, state)
  }
  return figures
}

/** What one player had to do with one Dragon card in one game. */
interface Note {
  playable: boolean
  moments: number
  wanted: number
  /** What the coin said when greedy first wanted to play it. */
  fate: 'unasked' | 'played' | 'withheld'
}

function playGame(setup: string, seed: string, withhold: boolean, notes: Map<string, Note>): SamuraiState {
  const state = samurai.begin(chooseSetup(samurai, setup), seed)
  const chance = streamFrom(seed, 'greedy')
  const coin = streamFrom(seed, 'coin')
  for (let answers = 0; state.result === null && answers < MOST_ANSWERS; answers++) {
    const seat = firstSeat(state.awaiting)
    for (const card of state.dragonHands[seat]) noteOf(notes, seat, titleOf(state, card))
    samurai.play(state, seat, choose(state, seat, chance, withhold ? coin : null, notes))
  }
  return state
}

/** What greedy would do, or would do next where the coin holds its card back. */
function choose(
  state: SamuraiState,
  seat: Seat,
  chance: Stream,
  coin: Stream | null,
  notes: Map<string, Note>,
): SamuraiAction {
  let answers = samurai.answers(state, seat)
  if (answers.length === 1) return answers[0]
  const imagined = samurai.imagine(state, seat, chance)
  const offered = new Set(answers.flatMap((each) => (each.kind === 'playDragon' ? [each.card] : [])))
  for (const card of offered) {
    const note = noteOf(notes, seat, titleOf(state, card))
    note.playable = true
    note.moments++
  }
  for (;;) {
    const best = bestOf(answers, samurai.knowledge.appraise(imagined, seat, answers), chance)
    if (best.kind !== 'playDragon') return best
    const note = noteOf(notes, seat, titleOf(state, best.card))
    note.wanted++
    if (note.fate === 'unasked') note.fate = coin !== null && below(coin, 2) === 0 ? 'withheld' : 'played'
    if (note.fate === 'played') return best
    answers = answers.filter((each) => each.kind !== 'playDragon' || each.card !== best.card)
  }
}

const titleOf = (state: SamuraiState, card: number): string =>
  dragonDeck(scenarioOf(state.scenario).edition.name).cards[card].face.title

function noteOf(notes: Map<string, Note>, seat: Seat, title: string): Note {
  const key = `${seat} ${title}`
  let note = notes.get(key)
  if (note === undefined) {
    note = { playable: false, moments: 0, wanted: 0, fate: 'unasked' }
    notes.set(key, note)
  }
  return note
}

function add(all: Record<string, DragonFigures>, key: string, note: Note, { result }: SamuraiState): void {
  const [seat, title] = key.split(' ')
  all[title] ??= {
    held: 0,
    playable: 0,
    moments: 0,
    wanted: 0,
    played: 0,
    wonPlayed: 0,
    withheld: 0,
    wonWithheld: 0,
  }
  const figures = all[title]
  const won = result?.winners.includes(Number(seat)) ? 1 : 0
  figures.held++
  figures.moments += note.moments
  figures.wanted += note.wanted
  if (note.playable) figures.playable++
  if (note.fate === 'played') {
    figures.played++
    figures.wonPlayed += won
  } else if (note.fate === 'withheld') {
    figures.withheld++
    figures.wonWithheld += won
  }
}
