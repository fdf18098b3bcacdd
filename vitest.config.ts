import { defineConfig } from 'vitest/config'

const include = [
  'packages/*/src/**/*.test.ts',
  'packages/*/src/**/*.test.tsx',
  'packages/web/build/**/*.test.ts',
  'packages/cli/template/src/*.test.ts',
  'tools/**/*.test.ts',
]
const browser = 'packages/web/src/**/*.browser.test.ts'

const inBrowser = {
  globalSetup: 'packages/web/src/testing/global-setup.ts',
  testTimeout: 600_000,
  hookTimeout: 300_000,
  // what comes is waited for, however busy the machine is; what does not come fails all the same
  expect: { poll: { timeout: 60_000 } },
  // where nobody watches, one that failed is tried once more and told apart: what is broken fails twice
  retry: process.env.CI === undefined ? 0 : 1,
}

export default defineConfig({
  test: {
    maxWorkers: '150%', // some wait: for a server, a beat, a clock; vitest would even leave a core idle
    projects: [
      {
        test: {
          name: 'unit',
          include,
          exclude: ['**/node_modules/**', browser],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // in a real browser, a file for each core, after the others
        test: { ...inBrowser, name: 'browser', include: [browser], sequence: { groupOrder: 1 } },
      },
      {
        // figures of the page, when they are asked for: one after the other, on a quiet machine
        test: {
          ...inBrowser,
          name: 'measures',
          include: ['packages/web/src/**/*.measure.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
