import { createInterface, type Interface } from 'node:readline'
import { advise, type Bot } from '@gunbai/bots'
import {
  type Action,
  BadInput,
  findAction,
  only,
  type Phrase,
  type Seat,
  seatsIn,
  streamOf,
} from '@gunbai/kernel'
import { Host, type Unasked } from '@gunbai/kernel/host'
import type { Speaker } from '@gunbai/words'
import { writeRecord } from '../record-file.ts'
import { print, type Terminal } from '../terminal.ts'
import { boardInText } from './board.ts'
import { goingTo } from './going.ts'
import { checkedRecord, type Play, sentences } from './log.ts'
import { orderedBy, sheetInText } from './ordering.ts'

/** A person at the terminal, with bots on the other seats. */
export class TerminalGame {
  private readonly terminal: Terminal
  private readonly play: Play
  private readonly seat: Seat
  private readonly bot: Bot
  private readonly say: Speaker
  private readonly reader: Interface
  private readonly lines: AsyncIterator<string>
  /** Whether all that will ever be typed has come, though lines of it may still wait to be read. */
  private inputEnded = false
  /** How much of the log was shown. */
  private shown = 0
  private readonly savedAs = new Set<string>()
  /** Takes answers, follows the orders of the person, and takes back. */
  private readonly host: Host

  constructor(terminal: Terminal, play: Play, seat: Seat, bot: Bot, say: Speaker) {
    this.terminal = terminal
    this.play = play
    this.seat = seat
    this.bot = bot
    this.say = say
    this.host = new Host(play, () => streamOf(play.record.answers.length))
    this.reader = createInterface({ input: terminal.input, output: terminal.output })
    this.lines = this.reader[Symbol.asyncIterator]()
    this.reader.once('close', () => {
      this.inputEnded = true
    })
  }

  /** Plays until the game is over or the person leaves. */
  async run(): Promise<void> {
    const { play } = this
    this.tell('play.begin', { seat: this.seat, seats: play.state.asked.length, bot: this.bot.id })
    try {
      while (play.state.result === null) {
        this.letBotsAnswer()
        this.showLog()
        if (this.followOrders() || this.giveOnly()) continue
        if (play.state.result === null && !(await this.askPerson())) {
          this.tell('play.left', { count: play.record.answers.length })
          return
        }
      }
      this.showLog()
      this.showBoard()
      this.showResult()
    } finally {
      this.reader.close()
    }
  }

  /** Bots answer until the person is the only one who is asked. They know nothing of each other's sealed answers. */
  private letBotsAnswer(): void {
    const { play } = this
    for (;;) {
      const seat = seatsIn(play.state.awaiting).find((each) => each !== this.seat)
      if (seat === undefined) return
      const list = play.rulebook.answers(play.state, seat)
      this.give(seat, this.bot.choose(play.rulebook, play.state, seat, list))
    }
  }

  /** Gives the answer that the person has ordered, if there is one here. */
  private followOrders(): boolean {
    const ordered = this.host.ordered(this.seat)
    if (ordered === null) return false
    this.tell('play.ordered', { choice: this.play.rulebook.phrasing.answer(ordered, this.play.state) })
    this.give(this.seat, ordered, this.host.unaskedBy(ordered))
    return true
  }

  /** Gives the answer that is the only one, where nothing hangs on it. */
  private giveOnly(): boolean {
    const forced = this.host.forced(this.seat, only(this.seat))
    if (forced === null) return false
    this.tell('play.only', { choice: this.play.rulebook.phrasing.answer(forced, this.play.state) })
    this.give(this.seat, forced, 'forced')
    return true
  }

  /** Shows the board and the choices and carries out what the person types. False when they leave. */
  private async askPerson(): Promise<boolean> {
    const { play, seat, say } = this
    const { phrasing } = play.rulebook
    const list = play.rulebook.answers(play.state, seat)
    const question = play.questions().find((each) => each.seat === seat)
    if (question === undefined) throw new Error(`seat ${seat} is asked nothing`)
    this.showBoard()
    print(this.terminal, say(phrasing.question(question, play.state)))
    for (const [i, action] of list.entries()) {
      print(this.terminal, `${String(i + 1).padStart(4)}  ${say(phrasing.answer(action, play.state))}`)
    }
    for (;;) {
      this.prompt(say({ id: 'play.choose', values: { count: list.length } }))
      const { value, done } = await this.lines.next()
      if (done) print(this.terminal, '')
      const input = done ? 'q' : String(value).trim()
      const [word, ...rest] = input.split(/\s+/)
      const chosen = chosenOf(list, input)
      if (chosen.length > 0) {
        this.giveAll(chosen)
        return true
      }
      switch (word) {
        case 'q':
          return false
        case 'b':
          this.showBoard()
          break
        case 'h':
          this.hint()
          break
        case 's':
          this.save(rest.join(' '))
          break
        case 'u':
          if (this.takeBack()) return true
          break
        case 'j':
          if (this.go(rest, list)) return true
          break
        case 'o':
          this.order(rest)
          if (this.followOrders()) return true
          break
        case '?':
          this.tell('play.help')
          break
        case '':
          break
        default:
          this.tell('play.noChoice', { input, count: list.length })
      }
    }
  }

  private prompt(words: string): void {
    if (this.inputEnded) {
      this.terminal.output.write(words)
      return
    }
    this.reader.setPrompt(words)
    this.reader.prompt()
  }

  private give(seat: Seat, action: Action, unasked?: Unasked): void {
    const question = this.play.questions().find((each) => each.seat === seat)
    const refusal = this.host.give(seat, question?.id ?? -1, action, this.host.lastAt() + 1, { unasked })
    if (refusal !== null)
      throw new Error(`seat ${seat} was refused an answer of its own list: ${refusal.refused}`)
  }

  /** Carries out several choices as one, up to the first surprise, and says why not all were. */
  private giveAll(actions: readonly Action[]): void {
    const { seat, host } = this
    const question = this.play.questions().find((each) => each.seat === seat)?.id ?? -1
    const at = host.lastAt() + 1
    const { taken, halt } = host.carryOut({ seat, question, actions }, (asked, action) =>
      host.give(seat, asked, action, at),
    )
    if (halt !== null) this.tell('play.halted', { taken, wanted: actions.length, because: halt.refused })
  }

  /** Brings a piece to the place that is named, several answers as one; false where that needs more to be said. */
  private go([word = '', ...more]: readonly string[], list: readonly Action[]): boolean {
    const first = more.length > 0 ? (list[Number(word) - 1] ?? null) : null
    const place = first === null ? [word, ...more].join(' ') : more.join(' ')
    const goings = goingTo(this.host, this.seat, place, this.say, first)
    const [going, ...others] = goings
    if (going === undefined) this.tell('play.noWay', { place })
    else if (others.length === 0) this.giveAll(going.answers)
    else {
      this.tell('play.whoGoes', { place })
      const { phrasing } = this.play.rulebook
      for (const [i, action] of list.entries()) {
        const begins = goings.some(({ answers }) => findAction(answers.slice(0, 1), action) !== undefined)
        if (begins)
          print(this.terminal, `  j ${i + 1} ${place}  ${this.say(phrasing.answer(action, this.play.state))}`)
      }
    }
    return going !== undefined && others.length === 0
  }

  /** Says what is ordered and could be, or orders something. */
  private order(line: readonly string[]): void {
    const { host, seat } = this
    const sheet = host.orderSheet(seat)
    if (sheet === null) {
      this.tell('play.noOrders')
      return
    }
    try {
      if (line.length > 0) host.order(seat, orderedBy(line, sheet))
    } catch (problem) {
      if (!(problem instanceof BadInput)) throw problem
      print(this.terminal, problem.message)
      return
    }
    const classes = sheet.classes.filter(({ id }) => line.length === 0 || id === line[0])
    for (const row of sheetInText({ classes, orders: host.ordersOf(seat) }, this.say))
      print(this.terminal, row)
  }

  /** Back to before what the person chose last, all of it, and what was answered since, if nothing hidden came out. */
  private takeBack(): boolean {
    const { play, seat, host } = this
    const people = only(seat)
    const count = host.latestBatch(seat, people)
    if (count === 0) {
      this.tell('play.notUndone')
      return false
    }
    host.takeBack(seat, count, people)
    this.shown = Math.min(this.shown, play.told.length)
    this.tell('play.undone')
    return true
  }

  /** The best few choices, from what the person may know. */
  private hint(): void {
    const { rulebook, state, record } = this.play
    const seed = `hint ${record.answers.length}`
    for (const { action, chance, reason } of advise(rulebook, state, this.seat, { seed })) {
      const choice = rulebook.phrasing.answer(action, state)
      this.tell('play.hint', { choice, chance, reason })
    }
  }

  private save(file: string): void {
    if (file === '') {
      this.tell('play.saveWhere')
      return
    }
    try {
      writeRecord(file, checkedRecord(this.play), this.savedAs.has(file))
      this.savedAs.add(file)
      this.tell('play.saved', { file })
    } catch (problem) {
      if (!(problem instanceof BadInput)) throw problem
      print(this.terminal, problem.message)
    }
  }

  private showLog(): void {
    for (const sentence of sentences(this.play, this.seat, this.say, this.shown))
      print(this.terminal, sentence)
    this.shown = this.play.told.length
  }

  private showBoard(): void {
    const { rulebook, state } = this.play
    print(this.terminal, `\n${boardInText(rulebook, rulebook.view(state, this.seat), this.say)}\n`)
  }

  private showResult(): void {
    const { result } = this.play.state
    if (result === null) return
    const ended = result.winners.includes(this.seat) ? 'won' : result.winners.length === 0 ? 'drawn' : 'lost'
    this.tell(`play.${ended}`, { because: { id: result.because } })
  }

  private tell(id: string, values: NonNullable<Phrase['values']> = {}): void {
    print(this.terminal, this.say({ id, values }))
  }
}

/** The choices that somebody has typed the numbers of, several where they are meant as one; none where it is something else. */
function chosenOf(list: readonly Action[], input: string): Action[] {
  if (!/^\d+(\s+\d+)*$/.test(input)) return []
  const chosen = input.split(/\s+/).map((number) => list[Number(number) - 1])
  return chosen.every((action) => action !== undefined) ? (chosen as Action[]) : []
}
