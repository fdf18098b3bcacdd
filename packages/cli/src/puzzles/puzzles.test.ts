import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { turnFrame, turnPlayed } from '@gunbai/bots'
import { chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, describe, expect, it } from 'vitest'
import { gunbai } from '../testing/console.ts'
import { turnBy, turnsOf } from './lines.ts'
import { isDifferent, withoutTwins } from './rivals.ts'
import { isAbout, themeOf } from './theme.ts'

const home = mkdtempSync(join(tmpdir(), 'gunbai-puzzles-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the command', () => {
  it('looks at so many positions and says what it found', async () => {
    const { code, out } = await gunbai(
      `puzzles samurai gmt-01 --positions 2 --bot strong:40 --folder ${join(home, 'few')} --json`,
    )
    expect(code).toBe(0)
    const { positions, found, all } = JSON.parse(out)
    expect([positions, all]).toEqual([2, found])
    const index = JSON.parse(readFileSync(join(home, 'few/index.json'), 'utf8'))
    expect(readdirSync(join(home, 'few')).length).toBe(index.length + 1)
  }, 60_000)

  it('is refused for a game that does not say what a turn is', async () => {
    const { code, err } = await gunbai(`puzzles mini duel --folder ${join(home, 'none')}`)
    expect([code, err]).toEqual([2, expect.stringContaining('mini does not say what a turn is')])
  })
})

describe.each([
  ['samurai', 'gmt-01'],
  ['shogun', 'standard-3'],
  ['glory', 'two-crossings'],
])('turns of %s', (id, setup) => {
  it('begin with a choice of one seat, and are played to where the rules end them', async () => {
    const rulebook = await findRulebook(id).load()
    const turns = turnsOf(rulebook, chooseSetup(rulebook, setup), 'turns')
    const frames = new Set()
    for (let i = 0; i < 3; i++) {
      const begun = turns.next().value
      if (begun === undefined) throw new Error('the game is too short')
      const { state, seat, before } = begun
      expect(rulebook.answers(state, seat).length).toBeGreaterThan(1)
      frames.add(before.length)
      expect(turnFrame(rulebook, state)).toBeDefined()
      const { given, plan } = turnBy(rulebook, begun, 'greedy', 'turn')
      const played = turnPlayed(rulebook, state, seat, given)
      expect([played.isOver, played.length]).toEqual([true, given.length])
      expect(plan[0]).toEqual(given[0]?.action)
    }
    expect(frames.size).toBe(3)
  })
})

describe('what a puzzle is about', () => {
  const calm = { won: 0, lost: 0, deeds: {} }
  const theme = async (best: object, plain: object) =>
    themeOf(await findRulebook('samurai').load(), { ...calm, ...best }, { ...calm, ...plain })

  it('is to win, if that happens clearly more often', async () => {
    expect(await theme({ won: 0.8, deeds: { flagWon: 1 } }, { won: 0.3 })).toEqual({
      theme: 'win',
      happens: { best: 0.8, plain: 0.3 },
    })
  })
  it('is not to lose, if that happens clearly less often', async () => {
    expect((await theme({ lost: 0.1 }, { lost: 0.5 })).theme).toBe('hold')
  })
  it('is a deed that is wanted or to be prevented; what is better to tell of first', async () => {
    expect((await theme({ deeds: { flagWon: 0.6 } }, { deeds: { flagWon: 0.2 } })).theme).toBe('flagWon')
    expect((await theme({ deeds: { leaderLost: 0.1 } }, { deeds: { leaderLost: 0.5 } })).theme).toBe(
      'leaderLost',
    )
    expect(
      (await theme({ deeds: { leaderSlain: 0.3, flagWon: 0.32 } }, { deeds: { leaderSlain: 0, flagWon: 0 } }))
        .theme,
    ).toBe('leaderSlain')
  })
  it('is a plan where nothing of that is clear', async () => {
    expect((await theme({ deeds: { flagWon: 0.3 } }, { deeds: { flagWon: 0.25 } })).theme).toBe('plan')
  })
})

describe('plans', () => {
  const move = (unit: number, hex: number) => ({ kind: 'move', unit, hex })
  const card = (number: number) => ({ kind: 'playCommand', card: number })

  it('are clearly different if less than half of the longer is in both, in whatever order', () => {
    expect(isDifferent([card(1), move(1, 5)], [card(2), move(2, 6)])).toBe(true)
    expect(isDifferent([card(1), move(1, 5), move(2, 6)], [card(1), move(2, 6), move(1, 5)])).toBe(false)
    expect(isDifferent([card(1), move(1, 5), move(2, 6)], [card(1), move(3, 7), move(4, 8)])).toBe(true)
    expect(isDifferent([card(1), move(1, 5)], [card(1), move(2, 6)])).toBe(false)
  })
  it('that only stop sooner are not', () => {
    expect(isDifferent([card(1)], [card(1), move(1, 5), move(2, 6)])).toBe(false)
  })
  it('are tried once each', () => {
    const turn = (unit: number) => ({ given: [], plan: [move(unit, 5)] })
    expect(withoutTwins([turn(1), turn(2), turn(1)])).toEqual([turn(1), turn(2)])
  })
  it('may be looked for by what they are about', () => {
    expect([isAbout('win', []), isAbout('win', ['win']), isAbout('win', ['hold'])]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('what is stored', () => {
  it('is judged again from its position on: it comes over with new figures, or is gone', async () => {
    const [old, kept] = [join(home, 'old'), join(home, 'kept')]
    mkdirSync(old)
    const folder = join(import.meta.dirname, '../../../web/src/puzzle/files/samurai')
    const name = 'gmt-01-1-309.json'
    copyFileSync(join(folder, name), join(old, name))
    const judge = (margin: number) =>
      gunbai(
        `puzzles samurai gmt-01 --folder ${kept} --again ${old} --bot strong:40 --margin ${margin} --json`,
      )
    const { code, out } = await judge(99)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ judged: 1, kept: 0, all: 0, waiting: 0 })
    expect(readdirSync(old)).toEqual([])
  }, 60_000)
})
