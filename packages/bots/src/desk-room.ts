import type { Action, Rulebook } from '@gunbai/kernel'
import { type Advice, adviseInPortions } from './advice.ts'
import type { Bot } from './bot.ts'
import type { Brief, Channel, Found, FromDesk, ToDesk, TurnToJudge } from './desk.ts'
import { Judging, type Verdict } from './puzzle/judging.ts'
import { makeBot } from './roster.ts'
import { chooseInPortions, inPortions, type StopSign } from './thought.ts'

/** So many bots are remembered at one desk; of more, those that were asked longest ago are forgotten. */
const mostBots = 16

/** Where the desk has its rulebooks from. */
export type Library = (rulebook: string, version: number) => Promise<Rulebook>

/** Where bots think, inside the worker. It hears "stop" while they do, and then answers with the best so far. */
export function openDesk(channel: Channel, load: Library): void {
  const bots = new Map<string, Bot>()
  const stops = new Map<number, { aborted: boolean }>()

  channel.receive((message) => {
    const asked = message as ToDesk
    if (asked.kind === 'stop') {
      const stop = stops.get(asked.id)
      if (stop !== undefined) stop.aborted = true
      return
    }
    const { id, brief } = asked
    const stop = { aborted: false }
    stops.set(id, stop)
    found(asked, brief, stop)
      .then(
        (found): FromDesk => ({ kind: 'done', id, found }),
        (problem): FromDesk => ({ kind: 'failed', id, problem: String(problem) }),
      )
      .then((answer) => {
        stops.delete(id)
        channel.send(answer)
      })
  })

  function found(asked: Exclude<ToDesk, { kind: 'stop' }>, brief: Brief, stop: StopSign): Promise<Found> {
    if (asked.kind === 'judge') return judge(brief, asked.turn, stop)
    return asked.kind === 'choose' ? choose(brief, stop) : advise(brief, stop)
  }

  async function choose(brief: Brief, stop: StopSign): Promise<Action> {
    const { rulebook, state, seat } = await openedAt(brief)
    return chooseInPortions(botFor(brief), rulebook, state, seat, rulebook.answers(state, seat), stop)
  }

  async function advise(brief: Brief, stop: StopSign): Promise<readonly Advice[]> {
    const { rulebook, state, seat } = await openedAt(brief)
    return adviseInPortions(rulebook, state, seat, { seed: brief.seed }, stop)
  }

  async function judge(brief: Brief, { given, best }: TurnToJudge, stop: StopSign): Promise<Verdict> {
    const { rulebook, state, seat } = await openedAt(brief)
    const judging = new Judging(rulebook, state, seat, given, best)
    await inPortions(judging, stop)
    return judging.verdict()
  }

  async function openedAt({ rulebook: id, version, state, seat }: Brief) {
    const rulebook = await load(id, version)
    return { rulebook, state: rulebook.load(state), seat }
  }

  function botFor({ game, seat, bot, seed }: Brief): Bot {
    const key = `${seat} ${bot} ${game}`
    const known = bots.get(key) ?? makeBot(bot, seed)
    bots.delete(key)
    bots.set(key, known)
    for (const oldest of bots.keys()) {
      if (bots.size <= mostBots) break
      bots.delete(oldest)
    }
    return known
  }
}
