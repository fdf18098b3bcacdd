import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shownMutant } from './mutant.ts'
import { choose, Mutation, type Tried } from './mutation.ts'
import { asJson, isGood, rowsOf, survivorsOf, tableOf } from './report.ts'
import { scopes } from './scope.ts'
import { copyTree } from './tree-copy.ts'

/** `npm run -s mutate`: makes small faults in the code and counts those that the tests notice. */
const help = `npm run -s mutate -- [options]

  --mutants <n>     how many, spread by lines over the packages (300)
  --seed <text>     which of them (1)
  --package <name>  only this one, or more than one: ${scopes.map(({ name }) => name).join(', ')}
  --file <path>     only this source, or more than one
  --list            only say which they would be
  --json            print JSON`

const { values } = parseArgs({
  options: {
    mutants: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    package: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const root = join(import.meta.dirname, '../..')
const say = (words: string) => process.stderr.write(`${words}\n`)

if (values.help) console.log(help)
else await run()

async function run(): Promise<void> {
  const { seed, file: files } = values
  const unknown = values.package?.find((name) => !scopes.some((scope) => scope.name === name))
  const most = Number(values.mutants)
  if (unknown !== undefined || !Number.isInteger(most) || most < 1) {
    say(
      unknown === undefined
        ? `--mutants expects a count, got "${values.mutants}".`
        : `There is no package "${unknown}".`,
    )
    say(help)
    process.exitCode = 2
    return
  }
  const wanted = scopes.filter(({ name }) => values.package?.includes(name) ?? true)
  const chosen = choose(wanted, root, seed, most, files).filter(({ lines }) => lines > 0)
  const count = chosen.reduce((sum, { most }) => sum + most, 0)
  if (values.list) {
    for (const { mutants, most } of chosen) {
      for (const mutant of mutants.slice(0, most)) console.log(shownMutant(mutant))
    }
    return
  }

  const tree = copyTree(root)
  const mutation = new Mutation(tree.folder)
  const tried: Tried[] = []
  const stop = async () => {
    await mutation.end()
    tree.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      say(`stopped by ${signal}`)
      void stop().then(() => process.exit(130))
    })
  }
  try {
    say('running the tests without a mutant ...')
    await mutation.measure(chosen.map(({ scope }) => scope))
    for (const test of mutation.leftOut) say(`fails without a mutant, and is left out: ${test}`)
    for (const { scope, mutants, most } of chosen) {
      let left = most
      for (const mutant of mutants) {
        if (left === 0) break
        const begun = Date.now()
        const one = await mutation.try(scope, mutant)
        if (one.fate === 'does not compile') continue
        left--
        tried.push(one)
        const took = `${((Date.now() - begun) / 1000).toFixed(1)} s`
        say(`${tried.length}/${count} ${one.fate} in ${took}: ${shownMutant(mutant)}`)
      }
    }
  } finally {
    await stop()
  }
  const rows = rowsOf(chosen, tried)
  if (values.json) console.log(asJson(seed, rows, tried, [...mutation.leftOut]))
  else console.log([tableOf(rows), '', 'survivors:', ...survivorsOf(tried)].join('\n'))
  if (!isGood(rows)) process.exitCode = 1
}
