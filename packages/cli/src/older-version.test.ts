import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord, printRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readGolden } from './golden/golden-file.ts'
import { gunbai } from './testing/console.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-older-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['samurai', 1],
  ['shogun', 1],
  ['glory', 2],
])('a record of %s %s, which is not the newest,', (id, version) => {
  const whole = join(folder, `${id}.json`)
  const half = join(folder, `${id}-half.json`)
  const { record } = readGolden(id, version)?.[0] ?? { record: null }
  if (record === null) throw new Error(`${id} ${version} has no golden games`)
  const answers = record.answers.slice(0, 40)

  beforeAll(async () => {
    expect((await findRulebook(id).load()).version).toBeGreaterThan(version)
    writeFileSync(whole, printRecord(record))
    writeFileSync(half, printRecord({ ...record, answers, checks: [] }))
  })

  test('replays to its hash, in words', async () => {
    const { code, out } = await gunbai(`replay ${whole} --verify --log --json`)
    const { hash, verified, log, ...rest } = JSON.parse(out)
    expect(code).toBe(0)
    expect(rest).toMatchObject({ rulebook: id, version, checks: record.checks.length })
    expect([verified, hash]).toEqual([true, record.checks.at(-1)?.hash])
    expect(log.length).toBeGreaterThan(20)
    expect(log.filter((sentence: string) => /^[a-z]+(\.\w+)+$/.test(sentence))).toEqual([])
  })

  test('is answered and resumed by its own rules', async () => {
    const seat = record.answers[40]?.seat
    const { question } = JSON.parse((await gunbai(`answer ${half} --seat ${seat} --json`)).out)
    const action = JSON.stringify(question.answers[0])
    const given = await gunbai(`answer ${half} --seat ${seat} --question ${question.id} --action '${action}'`)
    expect(given.code).toBe(0)
    const saved = parseRecord(readFileSync(half, 'utf8'))
    expect([saved.version, saved.answers.length]).toEqual([version, 41])
    expect((await gunbai(`resume ${half} --seat ${seat}`, { input: 'q\n' })).code).toBe(0)
  })
})
