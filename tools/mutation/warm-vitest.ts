import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import type { FromVitest, ToVitest } from './test-bench.ts'

/**
 * A process that keeps one Vitest warm: what did not change is not transformed again, so that a mutant that the nearest
 * test notices takes a fraction of a second. `test-bench.ts` starts it, in the copy of the tree.
 */
const send = (message: FromVitest): void => void process.send?.(message)

class InGivenOrder {
  shard = (files: TestSpecification[]) => files
  sort = (files: TestSpecification[]) => files
}

const vitest = await createVitest('test', {
  root: process.cwd(),
  watch: false,
  project: ['unit'],
  maxWorkers: 1,
  // one after the other in one worker, which a run has to itself: what they import is loaded once for all
  isolate: false,
  sequence: { sequencer: InGivenOrder as never },
  reporters: [
    {
      onTestModuleQueued: ({ moduleId }) => send({ kind: 'began', test: moduleId }),
      onTestModuleEnd: ({ moduleId }) => send({ kind: 'ended', test: moduleId }),
    },
  ],
})
await vitest.standalone()
const all = new Map((await vitest.globTestSpecifications()).map((each) => [each.moduleId, each]))

process.on('disconnect', () => process.exit())
process.on('message', async ({ changed, tests, bail }: ToVitest) => {
  for (const file of changed) vitest.invalidateFile(file)
  for (const { config } of [vitest, ...vitest.projects])
    Object.assign(config, { bail: bail ? 1 : 0, isolate: false })
  const specifications = tests.map((test) => all.get(test)).filter((each) => each !== undefined)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const asked = new Set(tests)
  const ran = testModules.filter(({ moduleId }) => asked.has(moduleId))
  send({
    kind: 'ran',
    took: Object.fromEntries(ran.map((each) => [each.moduleId, each.diagnostic().duration])),
    failed: [...ran.flatMap(failuresOf), ...unhandledErrors.map(outside)],
  })
})
send({ kind: 'ready' })

function outside(error: unknown): string {
  return `outside of all tests: ${error instanceof Object && 'message' in error ? error.message : error}`
}

/** The tests that failed, or the file that could not be loaded. */
function failuresOf(module: TestModule): string[] {
  if (module.ok()) return []
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${module.relativeModuleId}: ${test.fullName}`,
  )
  return tests.length > 0 ? tests : [module.relativeModuleId]
}
