#!/usr/bin/env node
import { run } from './program.ts'

process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  // whoever read our output has gone, as `| head` does: nobody is left to tell
  if (problem.code !== 'EPIPE') throw problem
  process.exit()
})

// never process.exit() at the end: it would cut output that a pipe has not yet taken
process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  exitCode: 0,
})
