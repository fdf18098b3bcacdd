import { createInterface, type Interface } from 'node:readline'
import { advise, type Bot } from '@gunbai/bots'
import { type Action, BadInput, type Phrase, type Seat, seatsIn, stateAfter } from '@gunbai/kernel'
import type { Speaker } from '@gunbai/words'
import { writeRecord } from '../record-file.ts'
import { print, type Terminal } from '../terminal.ts'
import { checkedRecord, type Play, sentences } from './log.ts'

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

  constructor(terminal: Terminal, play: Play, seat: Seat, bot: Bot, say: Speaker) {
    this.terminal = terminal
    this.play = play
    this.seat = seat
    this.bot = bot
    this.say = say
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
      const chosen = /^\d+$/.test(input) ? list[Number(input) - 1] : undefined
      if (chosen !== undefined) {
        this.give(seat, chosen)
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

  private give(seat: Seat, action: Action): void {
    const question = this.play.questions().find((each) => each.seat === seat)
    const refusal = this.play.answer(seat, question?.id ?? -1, action)
    if (refusal !== null)
      throw new Error(`seat ${seat} was refused an answer of its own list: ${refusal.refused}`)
  }

  /** Back to before the person's last choice, and what bots have answered since, if nothing hidden came out. */
  private takeBack(): boolean {
    const { play, seat } = this
    const last = play.record.answers.findLastIndex((each) => each.seat === seat)
    if (last < 0 || stateAfter(play.rulebook, play.record, last).revealed !== play.state.revealed) {
      this.tell('play.notUndone')
      return false
    }
    play.backTo(last)
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
    print(this.terminal, `\n${rulebook.sketch(rulebook.view(state, this.seat))}\n`)
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
