import { makeBot } from '@gunbai/bots'
import type { Action } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { expose } from 'comlink'
import type { Thought } from './hosted-game.ts'

const thinker = {
  async choose({ rulebook: id, state: saved, seat, bot, seed }: Thought): Promise<Action> {
    const rulebook = await findRulebook(id).load()
    const state = rulebook.load(saved)
    return makeBot(bot, seed).choose(rulebook, state, seat, rulebook.answers(state, seat))
  },
}
export type Thinker = typeof thinker

expose(thinker)
