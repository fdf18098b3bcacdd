import { makeBot } from '@gunbai/bots'
import { below, chooseSetup, type Rulebook, type SetupInfo, type Stream, streamFrom } from '@gunbai/kernel'
import { type GoldenGame, type Player, played } from './golden-game.ts'

/** So many games of a rulebook at least, spread over all of its setups, and so many of each setup. */
const fewest = { games: 20, ofSetup: 2 }

/** Who plays: whoever does anything that is legal, against whoever knows what it wants. */
const bots = ['random', 'greedy'] as const

/** Plays the golden games of a rulebook: all of its setups, with their options as they come first and otherwise. */
export function playGolden(rulebook: Rulebook, done: (games: number) => void = () => {}): GoldenGame[] {
  const { setups } = rulebook
  const ofEach = Math.max(fewest.ofSetup, Math.ceil(fewest.games / setups.length))
  const games: GoldenGame[] = []
  for (const info of setups) {
    for (let game = 0; game < ofEach; game++) {
      const seed = `golden ${info.id} ${game}`
      const options = game === 0 ? {} : otherOptions(info, streamFrom(seed, 'shuffles'))
      const setup = chooseSetup(rulebook, info.id, options)
      games.push(played(rulebook, setup, seed, playersOf(rulebook, info.seats, game)))
      done(games.length)
    }
  }
  return games
}

function otherOptions({ options }: SetupInfo, chance: Stream) {
  return Object.fromEntries(options.map(({ name, values }) => [name, values[below(chance, values.length)]]))
}

/** The bots change seats from game to game. */
function playersOf(rulebook: Rulebook, seats: number, game: number): Player {
  const players = Array.from({ length: seats }, (_, seat) =>
    makeBot(bots[(seat + game) % bots.length] as string, `${game} ${seat}`),
  )
  return (state, seat, offered) => {
    const bot = players[seat]
    if (bot === undefined) throw new Error(`there is no seat ${seat}`)
    return bot.choose(rulebook, state, seat, offered)
  }
}
