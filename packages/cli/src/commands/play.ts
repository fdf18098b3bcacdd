import { randomBytes } from 'node:crypto'
import { makeBot } from '@gunbai/bots'
import { languages, Match, replay, type Seat, sealedSeed } from '@gunbai/kernel'
import { findRulebook, type Shelved } from '@gunbai/rulebooks'
import { speaker } from '@gunbai/words'
import type { Command } from 'commander'
import { each, index, oneOf } from '../arguments.ts'
import { findGame } from '../game.ts'
import { type Play, seatAt } from '../play/log.ts'
import { botMessages, ownMessages } from '../play/messages.ts'
import { TerminalGame } from '../play/terminal-game.ts'
import { readRecord } from '../record-file.ts'
import type { Terminal } from '../terminal.ts'

interface Seating {
  readonly seat: Seat
  readonly bot: string
  readonly language: string
}

interface Options extends Seating {
  readonly seed?: string
  readonly option?: readonly string[]
  readonly file?: string
}

export function addPlay(program: Command, terminal: Terminal): void {
  seated(program.command('play'))
    .description('play in the terminal, against a bot')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('[setup]', 'its id, as `setups` lists it; none with --file')
    .option('--file <battle>', 'a battle of your own, as text')
    .option('--option <name=value>', 'an option of the setup; may be repeated', each)
    .option('--seed <text>', 'where all chance comes from; otherwise it is drawn')
    .action(async (rulebookId: string, setupId: string | undefined, options: Options) => {
      const { shelved, rulebook, setup } = await findGame(rulebookId, setupId, options.option, options.file)
      const seed = options.seed ?? sealedSeed(randomBytes(16).toString('hex'))
      await sitDown(terminal, shelved, new Match(rulebook, setup, seed), options)
    })

  seated(program.command('resume'))
    .description('go on with a game that was saved')
    .argument('<file>', 'a record')
    .action(async (file: string, options: Seating) => {
      const record = readRecord(file)
      const shelved = findRulebook(record.rulebook)
      await sitDown(terminal, shelved, replay(await shelved.load(record.version), record), options)
    })
}

function seated(command: Command): Command {
  return command
    .option('--seat <n>', 'which seat is yours, from 0', index, 0)
    .option('--bot <id>', 'who plays the others', 'greedy')
    .option('--language <en|it|hu>', 'language of the sentences', 'en')
}

async function sitDown(terminal: Terminal, shelved: Shelved, play: Play, seating: Seating): Promise<void> {
  const language = oneOf(languages, 'language', seating.language)
  const seat = seatAt(play, seating.seat)
  const bot = makeBot(seating.bot, `bot ${play.record.seed} ${play.record.answers.length}`)
  const say = speaker(
    language,
    ownMessages(language),
    botMessages(language),
    await shelved.messages(language, play.record.version),
  )
  await new TerminalGame(terminal, play, seat, bot, say).run()
}
