import { type Action, BadInput, isAction, refusalSentence, replay, type Seat, shown } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { speaker } from '@gunbai/words'
import type { Command } from 'commander'
import { index } from '../arguments.ts'
import { checkedRecord, type Play, seatAt } from '../play/log.ts'
import { readRecord, writeRecord } from '../record-file.ts'
import { print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly seat: Seat
  readonly question?: number
  readonly action?: string
  readonly json?: true
}

export function addAnswer(program: Command, terminal: Terminal): void {
  program
    .command('answer')
    .description('list what a seat may answer in a saved game, or give one answer and save it')
    .argument('<file>', 'a record; it is changed only when an answer is taken')
    .requiredOption('--seat <n>', 'who answers, from 0', index)
    .option('--question <id>', 'the id of the question that is answered', index)
    .option('--action <json>', 'the answer, as it is listed')
    .option('--json', 'print JSON')
    .action(async (file: string, { seat, question, action, json }: Options) => {
      const record = readRecord(file)
      const shelved = findRulebook(record.rulebook)
      const play = replay(await shelved.load(record.version), record)
      seatAt(play, seat)
      if (action !== undefined) {
        if (question === undefined) throw new BadInput('Say with --question which question this answers.')
        const refusal = play.answer(seat, question, parseAction(action))
        if (refusal !== null) throw new BadInput(refusalSentence(refusal))
        writeRecord(file, checkedRecord(play), true)
      }
      const open = openQuestion(play, seat)
      if (json) return printJson(terminal, { result: play.state.result, question: open })
      const say = speaker('en', await shelved.messages('en', record.version))
      const { phrasing } = play.rulebook
      if (open === null)
        return print(terminal, play.state.result ? 'The game is over.' : `Seat ${seat} is not asked now.`)
      print(terminal, `question ${open.id}: ${say(phrasing.question(open, play.state))}`)
      for (const each of open.answers)
        print(terminal, `  ${JSON.stringify(each)}  ${say(phrasing.answer(each, play.state))}`)
    })
}

/** What the seat is asked, with what it may answer. */
function openQuestion(play: Play, seat: Seat) {
  const question = play.questions().find((each) => each.seat === seat)
  return question === undefined ? null : { ...question, answers: play.rulebook.answers(play.state, seat) }
}

function parseAction(text: string): Action {
  const expected = 'Give the answer as JSON, as it is listed: {"kind": ...}'
  try {
    const action: unknown = JSON.parse(text)
    if (isAction(action)) return action
  } catch {}
  throw new BadInput(`${expected}; got ${shown(text)}.`)
}
