import { type Action, chooseSetup } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { Engine } from '../engine/engine.ts'
import type { Update } from '../engine/publishing.ts'
import type { Thinkers } from '../engine/thinking.ts'
import type { GameSpec, Player } from '../table/game.ts'
import type { Snapshot } from '../table/table.ts'
import { MemoryStore } from './memory-store.ts'

export const human: Player = { kind: 'human' }
export const bot: Player = { kind: 'bot', bot: 'random' }
export const duel = chooseSetup(mini, 'duel')

export type Think = Thinkers['choose']
export const firstAnswer: Think = async ({ state, seat }) =>
  mini.answers(mini.load(structuredClone(state)), seat)[0] as Action

export function thinkers(choose: Think): Thinkers {
  return {
    choose,
    judge: () => Promise.reject(new Error('nothing is judged here')),
    advise: async () => [],
    hurry: () => {},
    stop: () => {},
  }
}

export const options = { onlyLook: false, takeForced: false }

/** Everything here happens in memory: when all that was promised is kept, what is left waits for somebody. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

export async function sitDown(players: readonly Player[], think = firstAnswer, openHands = false) {
  const store = new MemoryStore()
  const updates: Update[] = []
  const minds = thinkers(think)
  const engine = new Engine(store, minds)
  const spec: GameSpec = { rulebook: 'mini', setup: duel, players, openHands, lesson: null }
  const id = await engine.begin(spec, 'a seed')
  const publish = async (update: Update) => {
    updates.push(structuredClone(update))
  }
  const game = await engine.open(id, publish, options)
  const now = (): Snapshot => (updates.at(-1) as Update).snapshot
  const choose = (index: number) => {
    const { questions, answers, viewer } = now()
    const question = questions.find(({ seat }) => seat === viewer)
    return game.answer(question?.id ?? -1, answers[index]?.action as Action)
  }
  await settle()
  return { store, engine, game, id, updates, now, choose, settle, publish, thinkers: minds }
}
