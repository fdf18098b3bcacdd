import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/attacks.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, file, title] = /^\|[^|]*\| `([^`]+)` \| (.+) \|$/.exec(line) ?? []
    return file === undefined || title === undefined ? [] : [{ file, title }]
  })

/** What docs/attacks.md says is tried is tried, by a test of that name. */
describe('attacks', () => {
  test('there are many', () => expect(rows.length).toBeGreaterThan(45))

  test.each(rows)('$file: $title', ({ file, title }) => {
    const text = readFileSync(join(root, 'packages/server/src', file), 'utf8')
    expect([`'${title}'`, `\`${title}\``].some((quoted) => text.includes(quoted))).toBe(true)
  })
})
