import type { Action, GameState, Rulebook, Seat } from '@gunbai/kernel'
import type { Bot } from './bot.ts'

/** Thinking under way. It can be asked at any time what it would choose now. */
export interface Thought {
  /** Thinks on for about so many milliseconds at most. True when it has come to its end. */
  goOn(milliseconds: number): boolean
  /** The place in the list of the answer that is best so far. */
  best(): number
}

/** One portion of thinking, in milliseconds: whoever says stop waits no longer than this. */
const portion = 5

/** What says stop: the part of an AbortSignal that is needed. */
export interface StopSign {
  readonly aborted: boolean
}

/**
 * Lets a bot think while the thread still hears messages: in a Web Worker, a worker thread or on a server. When the
 * sign says stop it answers at once with the best that it has found.
 */
export async function chooseInPortions(
  bot: Bot,
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  answers: readonly Action[],
  stop?: StopSign,
): Promise<Action> {
  if (bot.consider === undefined) return bot.choose(rulebook, state, seat, answers)
  const thought = bot.consider(rulebook, state, seat, answers)
  await inPortions(thought, stop)
  return answers[thought.best()] as Action
}

/** Lets something think to its end, or until it is stopped. */
export async function inPortions(
  thought: Pick<Thought, 'goOn'>,
  stop: StopSign = { aborted: false },
): Promise<void> {
  while (!stop.aborted && !thought.goOn(portion)) await othersTurn()
}

interface Port {
  onmessage: (() => void) | null
  postMessage(message: null): void
  close(): void
}
declare const MessageChannel: new () => { readonly port1: Port; readonly port2: Port }

/** Lets waiting messages in. Not by a timer: browsers make those wait four milliseconds. */
function othersTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
