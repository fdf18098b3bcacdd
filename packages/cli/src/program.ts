import { BadInput } from '@gunbai/kernel'
import { Command, CommanderError } from 'commander'
import { addAdmin } from './commands/admin.ts'
import { addAnswer } from './commands/answer.ts'
import { addBackup } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addCalibrate } from './commands/calibrate.ts'
import { addConformance } from './commands/conformance.ts'
import { addEffort } from './commands/effort.ts'
import { addEnvironment } from './commands/environment.ts'
import { addExhaust } from './commands/exhaust.ts'
import { addFreeze } from './commands/freeze.ts'
import { addFuzz } from './commands/fuzz.ts'
import { addGolden } from './commands/golden.ts'
import { addHarvest } from './commands/harvest.ts'
import { addLab } from './commands/lab.ts'
import { addLadder } from './commands/ladder.ts'
import { addLuck } from './commands/luck.ts'
import { addNewRulebook } from './commands/new-rulebook.ts'
import { addNoise } from './commands/noise.ts'
import { addPlay } from './commands/play.ts'
import { addPuzzles } from './commands/puzzles.ts'
import { addReplay } from './commands/replay.ts'
import { addReview } from './commands/review.ts'
import { addRulebooks } from './commands/rulebooks.ts'
import { addSchemas } from './commands/schemas.ts'
import { addServe } from './commands/serve.ts'
import { addSetups } from './commands/setups.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTask } from './commands/task.ts'
import { addVerdicts } from './commands/verdicts.ts'
import { complain, type Terminal } from './terminal.ts'

/** Each adds one command, in the order in which --help lists them. */
const commands = [
  addRulebooks,
  addSetups,
  addPlay,
  addAnswer,
  addReplay,
  addReview,
  addSimulate,
  addEffort,
  addLab,
  addLadder,
  addLuck,
  addCalibrate,
  addNoise,
  addVerdicts,
  addHarvest,
  addPuzzles,
  addFuzz,
  addEnvironment,
  addTask,
  addExhaust,
  addConformance,
  addSchemas,
  addNewRulebook,
  addFreeze,
  addGolden,
  addBench,
  addServe,
  addAdmin,
  addBackup,
]

/** Runs one command line and gives the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('gunbai')
    .description('A rules-enforcing table for historical board wargames.')
    .showHelpAfterError('(add --help for what there is)')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: (text) => terminal.errors.write(text),
    })
    .exitOverride()
  for (const add of commands) add(program, terminal)
  try {
    await program.parseAsync(args, { from: 'user' })
    return terminal.exitCode
  } catch (problem) {
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : 2
    if (!(problem instanceof BadInput)) throw problem
    complain(terminal, problem.message)
    return 2
  }
}
