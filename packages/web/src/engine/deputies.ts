import type { Brief } from '@gunbai/bots'
import { type Action, findAction, nobody, only, type Seat, type SeatSet, type Snapshot } from '@gunbai/kernel'
import type { Host, Unasked } from '@gunbai/kernel/host'
import type { GameInfo } from '../table/game.ts'
import type { Device } from './device.ts'
import { nextInLine, partnersAnswer } from './partner.ts'
import type { Thinkers } from './thinking.ts'

/** An answer that no person has to be asked for; `unasked` where it is a person's. */
interface DeputysAnswer {
  readonly seat: Seat
  readonly question: number
  readonly action: Action
  readonly unasked: Unasked | undefined
}

/** Told who is thinking, null when nobody is any more, and why one could not. */
interface Ears {
  thinking(seat: Seat | null): void
  failed(error: unknown): void
}

/** Those who answer where no person has to be asked: bots, orders, and the rules where they leave one answer. */
export class Deputies {
  private readonly info: GameInfo
  private readonly host: Host
  private readonly device: Device
  private readonly thinkers: Thinkers
  private readonly takeForced: boolean
  private readonly ears: Ears
  private readonly people: SeatSet

  /** Whether an answer that is the only one is given for people is for them to say: `takeForced`. */
  constructor(
    info: GameInfo,
    host: Host,
    device: Device,
    thinkers: Thinkers,
    takeForced: boolean,
    ears: Ears,
  ) {
    this.info = info
    this.host = host
    this.device = device
    this.thinkers = thinkers
    this.takeForced = takeForced
    this.ears = ears
    this.people = info.players.reduce(
      (seats, { kind }, seat) => (kind === 'human' ? seats | only(seat) : seats),
      nobody,
    )
  }

  /** The next answer; null where people have to be asked, or nobody could think of one. */
  async next(): Promise<DeputysAnswer | null> {
    for (const { seat, id: question } of this.host.match.questions()) {
      const asked = { seat, question }
      if (this.info.players[seat]?.kind === 'bot') {
        const action = await this.chosenFor(seat)
        return action === null ? null : { ...asked, action, unasked: undefined }
      }
      const answer = this.answerFor(seat)
      if (answer !== null) return { ...asked, ...answer }
    }
    return null
  }

  /** Whether a person has to be asked: the device need not go to one who has not. */
  mustAsk(seat: Seat): boolean {
    return this.answerFor(seat) === null
  }

  /** What is answered for a person who is not asked. */
  private answerFor(seat: Seat): Pick<DeputysAnswer, 'action' | 'unasked'> | null {
    const ordered = this.host.ordered(seat)
    if (ordered !== null) return { action: ordered, unasked: this.host.unaskedBy(ordered) }
    const forced = this.mayForce() ? this.host.forced(seat, this.people) : null
    return forced === null ? null : { action: forced, unasked: 'forced' }
  }

  /** What a seat without a person answers: the only answer, what the lesson wants, or what its bot chooses. */
  private async chosenFor(seat: Seat): Promise<Action | null> {
    const answers = this.host.rulebook.answers(this.host.match.state, seat)
    if (answers.length === 1) return answers[0] as Action
    const once = nextInLine(this.info, this.host)
    const known = once?.seat === seat ? findAction(answers, once.action) : undefined
    if (known !== undefined) return known
    const replies = this.info.script?.replies
    return replies === undefined
      ? this.chosenByBot(seat)
      : partnersAnswer(answers, replies, this.host.window()?.declines ?? null)
  }

  private async chosenByBot(seat: Seat): Promise<Action | null> {
    this.ears.thinking(seat)
    try {
      const state = this.host.rulebook.save(this.host.match.state)
      return await this.thinkers.choose(briefOf(this.info, this.host, seat, state))
    } catch (error) {
      this.ears.failed(error)
      return null
    } finally {
      this.ears.thinking(null)
    }
  }

  /** At a window of people who hide their hands the only answer would say what is not in a hand: their orders decide. */
  private mayForce(): boolean {
    return this.takeForced && !(this.device.isSecretive && this.host.window() !== null)
  }
}

export function briefOf({ id: game, players }: GameInfo, host: Host, seat: Seat, state: Snapshot): Brief {
  const { id: rulebook, version } = host.rulebook
  const player = players[seat]
  const bot = player?.kind === 'bot' ? player.bot : ''
  // never the game's own seed: a bot's chance must tell it nothing of the dice
  return { game, rulebook, version, state, seat, bot, seed: `${game} ${host.last()}` }
}
