import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { below, figuresOf, firstSeat, streamOf } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import { findFigures } from '@gunbai/rulebooks/figures'
import { describe, expect, test } from 'vitest'
import { findGame } from '../game.ts'
import { gunbai } from '../testing/console.ts'
import { Environment, rewardsOf } from './environment.ts'
import { pageFile, pageWithFigures } from './page.ts'
import { Clerk, packed } from './replies.ts'
import { doTask, tasks } from './tasks.ts'

async function deskOf(rulebookId: string, setupId: string, longest = 20_000) {
  const game = await findGame(rulebookId, setupId)
  const environment = new Environment({ ...game, figures: await findFigures(rulebookId), longest })
  const clerk = new Clerk(environment)
  return { environment, ask: (request: object) => JSON.parse(clerk.reply(JSON.stringify(request))) }
}

const places = (counts: readonly number[], chance: ReturnType<typeof streamOf>) =>
  counts.map((count) => (count === 0 ? 0 : below(chance, count)))

describe('over a pipe', () => {
  test('every line is answered by a line, a bad one by a sentence', async () => {
    const lines = [
      '{"do":"begin","count":2}',
      'no JSON',
      '{"do":"dance"}',
      '{"do":"step","games":[0],"places":[99]}',
    ]
    const { code, out } = await gunbai('environment mini duel', { input: `${lines.join('\n')}\n` })
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(code).toBe(0)
    expect(replies[0]).toMatchObject({ games: [0, 1], seats: [0, 0], counts: [4, 4], over: [false, false] })
    expect(replies.slice(1)).toEqual([
      { problem: 'A request is one JSON object on one line; got "no JSON".' },
      { problem: expect.stringMatching(/^"do" is one of describe, begin, step/) },
      { problem: 'Game 0 has answers 0 to 3 here; got 99.' },
    ])
  })

  test('--steps plays at random through a real pipe and prints how fast it went', async () => {
    const { code, out } = await gunbai('environment mini duel --steps 2000 --games 16')
    expect(code).toBe(0)
    const { steps, stepsPerSecond, finished } = JSON.parse(out)
    expect(steps).toBeGreaterThan(1500)
    expect(stepsPerSecond).toBeGreaterThan(0)
    expect(finished).toBeGreaterThan(0)
  })
})

describe.each(shelf.map(({ id }) => id))('%s', (id) => {
  test('figures are as long in every position, of whole numbers in 16 bits, and name every answer', async () => {
    const { rulebook } = await findGame(id, (await shelfSetups(id))[0] as string)
    const figures = await findFigures(id)
    if (figures === null) throw new Error('no figures')
    const setups = (await shelfSetups(id)).filter((_, i, all) => i % Math.ceil(all.length / 3) === 0)
    for (const setupId of setups) {
      const { setup } = await findGame(id, setupId)
      const { environment, ask } = await deskOf(id, setupId)
      const { parts } = ask({ do: 'describe' }).figures
      const size = parts.reduce((sum: number, part: { size: number }) => sum + part.size, 0)
      const state = rulebook.begin(setup, 'figures')
      const chance = streamOf(5)
      for (let i = 0; i < 800 && state.result === null; i++) {
        const seat = firstSeat(state.awaiting)
        const answers = rulebook.answers(state, seat)
        if (i % 20 === 0) {
          for (let eyes = 0; eyes < environment.seats; eyes++) {
            const row = figuresOf(figures, rulebook.view(state, eyes), eyes)
            expect(row.length).toBe(size)
            expect(row.filter((each) => !Number.isInteger(each) || Math.abs(each) > 32_767)).toEqual([])
          }
          for (const action of answers) expectNamed(figures, action)
        }
        rulebook.play(state, seat, rulebook.knowledge.playout(state, seat, answers, chance))
      }
    }
  })
})

/** Every field of an answer has its place, and a word is among the words. */
function expectNamed(
  figures: NonNullable<Awaited<ReturnType<typeof findFigures>>>,
  action: { kind: string },
): void {
  expect(figures.kinds).toContain(action.kind)
  for (const [name, value] of Object.entries(action)) {
    if (name === 'kind') continue
    const field = figures.fields.find((each) => each.name === name)
    expect([name, field === undefined]).toEqual([name, false])
    if (typeof value === 'string') expect(field?.words).toContain(value)
  }
}

const shelfSetups = async (id: string) =>
  ((await shelf.find((each) => each.id === id)?.load())?.setups ?? []).map((setup) => setup.id)

describe('games', () => {
  test('the same seeds and answers give the same games; packed rows are the rows', async () => {
    const play = async (observe: string) => {
      const { ask } = await deskOf('skirmish', 'fords')
      const seen = []
      let at = ask({ do: 'begin', count: 3, seed: 'same', observe, answers: 'figures' })
      const chance = streamOf(2)
      for (let i = 0; i < 40; i++) {
        seen.push(at)
        at = ask({ do: 'step', games: at.games, places: places(at.counts, chance) })
      }
      return seen
    }
    const rows = await play('figures')
    expect(await play('figures')).toEqual(rows)
    const unpacked = (await play('packed')).map((at) => at.observations)
    expect(unpacked).toEqual(rows.map((at) => at.observations.map((row: number[]) => packed(row))))
  })

  test('with renew a game that is over gives its number to the next; rewards add up to nothing', async () => {
    const { ask } = await deskOf('mini', 'duel')
    let at = ask({ do: 'begin', count: 4, renew: true, observe: 'nothing', answers: 'count' })
    const chance = streamOf(3)
    let ended = 0
    for (let i = 0; i < 400; i++) {
      for (const [game, over] of at.over.entries()) {
        expect(at.rewards[game][0] + at.rewards[game][1]).toBe(0)
        if (over) {
          ended++
          expect(at.seats[game]).toBe(-1)
          expect(at.counts[game]).toBe(0)
        }
      }
      at = ask({ do: 'step', games: at.games, places: places(at.counts, chance) })
    }
    expect(ended).toBeGreaterThan(4)
  })

  test('a step of which one answer is wrong changes nothing in any game', async () => {
    const { ask } = await deskOf('mini', 'duel')
    const before = ask({ do: 'begin', count: 2 })
    expect(ask({ do: 'step', games: [0, 1], places: [1, 44] })).toHaveProperty('problem')
    expect(ask({ do: 'step', games: [0, 0], places: [1, 1] })).toEqual({
      problem: '"games" names a game twice.',
    })
    expect(ask({ do: 'look', games: [0, 1] })).toEqual(before)
  })

  test('bots play the seats they were given; advice is a place of the list; judgment lies between 0 and 1', async () => {
    const { ask } = await deskOf('samurai', 'gmt-01')
    const at = ask({ do: 'begin', count: 2, players: ['playout', null], observe: 'nothing', answers: 'list' })
    expect(at.seats).toEqual([1, 1])
    const advice = ask({ do: 'advise', games: [0, 1], bot: 'greedy' }).places
    for (const [i, place] of advice.entries()) expect(place).toBeLessThan(at.counts[i])
    for (const value of ask({ do: 'evaluate', games: [0, 1], seats: [0, 1] }).values) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
    expect(ask({ do: 'begin', players: ['greedy', 'greedy'] })).toHaveProperty('problem')
    expect(ask({ do: 'advise', games: [0], bot: 'nobody' })).toHaveProperty('problem')
  })

  test('an imagined game shows its seat the same, and keeps the other hand for itself', async () => {
    const { ask, environment } = await deskOf('samurai', 'gmt-01')
    ask({ do: 'begin', seed: 'hidden' })
    const real = ask({ do: 'look', games: [0] })
    const seat = real.seats[0]
    const worlds = ask({ do: 'imagine', games: [0, 0, 0, 0], seats: [seat, seat, seat, seat], seed: 9 })
    for (const view of worlds.observations) expect(view).toEqual(real.observations[0])
    expect(worlds.answers).toEqual(worlds.games.map(() => real.answers[0]))
    const hands = worlds.games.map((game: number) =>
      JSON.stringify(environment.rulebook.view(environment.game(game).state, 1 - seat)),
    )
    expect(new Set(hands).size).toBeGreaterThan(1)
    const { view } = { view: environment.rulebook.view(environment.game(0).state, 1 - seat) }
    expect(hands).not.toEqual(hands.map(() => JSON.stringify(view)))
  })

  test('a game that is too long is cut short as a draw', async () => {
    const { ask } = await deskOf('mini', 'duel', 3)
    let at = ask({ do: 'begin' })
    for (let i = 0; i < 3; i++) at = ask({ do: 'step', games: [0], places: [0] })
    expect(at).toMatchObject({ over: [true], cut: [true], rewards: [[0, 0]] })
  })

  test('rewards: one winner of two, of three, two of three, a draw', () => {
    const state = (winners: number[]) => ({ result: { winners, because: '' } }) as never
    expect(rewardsOf(state([1]), 2)).toEqual([-1, 1])
    expect(rewardsOf(state([0]), 3)).toEqual([1, -0.5, -0.5])
    expect(rewardsOf(state([0, 2]), 3)).toEqual([0.25, -0.5, 0.25])
    expect(rewardsOf(state([]), 2)).toEqual([0, 0])
  })
})

test('docs/environment.md has the figures as they are; else run packages/cli/src/environment/page.ts', async () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(await pageWithFigures())
})

test('every task names what there is, and is done the same way twice', async () => {
  for (const task of tasks)
    expect((await findGame(task.rulebook, task.setup)).rulebook.id).toBe(task.rulebook)
  const [duel] = tasks
  if (duel === undefined) throw new Error('no task')
  const { environment } = await deskOf('mini', 'duel')
  const done = () => doTask(environment, { ...duel, games: 40 }, 'beginner')
  expect(done()).toEqual(done())
})

const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'])
const why = python.status === 0 ? '' : ' (skipped: this machine has no python3 of 3.9 or later)'

test.skipIf(python.status !== 0)(`the Python example learns the duel${why}`, () => {
  const folder = join(import.meta.dirname, '../../../../python')
  const main = join(import.meta.dirname, '../main.ts')
  const env = { ...process.env, GUNBAI_COMMAND: `${process.execPath} ${main}` }
  const script =
    'import learn_duel; before, after = learn_duel.main(16); assert after > before + 0.1, (before, after)'
  const learned = spawnSync('python3', ['-c', script], {
    cwd: join(folder, 'examples'),
    env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
  })
  expect(learned.stderr).toBe('')
  expect(learned.stdout).toMatch(
    /^mean reward against random: [+-]0\.\d+ before, \+0\.\d+ after 2048 games$/m,
  )
  const checked = spawnSync('python3', ['-m', 'unittest', '-q', 'test_gunbai'], {
    cwd: folder,
    env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
  })
  expect([checked.status, checked.stderr]).toEqual([0, expect.stringContaining('OK')])
})
