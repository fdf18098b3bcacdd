import { defineConfig } from 'vitest/config'

const include = [
  'packages/*/src/**/*.test.ts',
  'packages/*/src/**/*.test.tsx',
  'packages/web/build/**/*.test.ts',
  'packages/cli/template/src/*.test.ts',
  'tools/**/*.test.ts',
]
const browser = 'packages/web/src/**/*.browser.test.ts'

export default defineConfig({
  test: {
    maxWorkers: '100%', // vitest would leave a core idle, which is half of a small machine
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
        // in a real browser, one file after the other, when the machine is quiet: these also measure
        test: {
          name: 'browser',
          include: [browser],
          globalSetup: 'packages/web/src/testing/global-setup.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
