import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSolved, LookAhead, PlanTrial, type Puzzle, readLine, turnFrame, turnPlayed } from '@gunbai/bots'
import { type Action, findAction, type GameRecord, includes, stateAfter, streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { beforeAll, describe, expect, test } from 'vitest'
import en from '../../messages/puzzles/en.json' with { type: 'json' }
import { Engine } from '../engine/engine.ts'
import type { Update } from '../engine/publishing.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { thinkers } from '../testing/thinkers.ts'
import { linesBefore, puzzleSpec } from './puzzle-spec.ts'

const folder = join(import.meta.dirname, 'files')
const games = { samurai: 40, shogun: 20, glory: 20 }
/** Of what there must be one at least, as far as such positions come about. */
const families = {
  samurai: ['win', 'leaderLost'],
  shogun: ['win', 'daimyoLost'],
  glory: ['win', 'squareBroken'],
}
/** So far apart the intervals must lie, as they were looked for; files have three figures. */
const margins = { samurai: 0.03, shogun: 0.03, glory: 0.02 }
const rounding = 0.0021

function filesOf(game: string): Puzzle[] {
  return readdirSync(join(folder, game))
    .filter((name) => name !== 'index.json')
    .map((name) => JSON.parse(readFileSync(join(folder, game, name), 'utf8')))
}

/** In so many worlds the plans are compared here, and if these do not show it in so many; the figures of a file come from more. */
const looks = [16, 96]

describe.each(Object.entries(games))('puzzles of %s', (game, many) => {
  const puzzles = filesOf(game)
  let rulebook: Awaited<ReturnType<ReturnType<typeof findRulebook>['load']>>
  beforeAll(async () => {
    rulebook = await findRulebook(game).load()
  })

  test('are enough, and the list has each of them', () => {
    const listed: { id: string }[] = JSON.parse(readFileSync(join(folder, game, 'index.json'), 'utf8'))
    expect(puzzles.length).toBeGreaterThanOrEqual(many)
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(puzzles.map(({ id }) => id)))
    for (const entry of listed) expect(puzzles.find(({ id }) => id === entry.id)).toMatchObject(entry)
  })

  test.each(families[game as keyof typeof families])('are also about %s', (theme) => {
    expect(puzzles.map((each) => each.theme)).toContain(theme)
  })

  test('are about something that can be said, with figures that make one plan clearly best', () => {
    for (const { id, theme, level, lead, winsLead, chance, rival, rivals } of puzzles) {
      expect(Object.keys(en), id).toEqual(
        expect.arrayContaining([`puzzle.theme.${theme}`, `puzzle.task.${theme}`]),
      )
      expect([1, 2, 3], id).toContain(level)
      // the whole interval of the best plan lies above that of every clearly different one
      const gap = chance.mean - chance.within - (rival.mean + rival.within)
      expect(gap, id).toBeGreaterThanOrEqual(margins[game as keyof typeof margins] - rounding)
      expect(rivals, id).toBeGreaterThanOrEqual(2)
      expect(lead.mean - lead.within, id).toBeGreaterThan(-rounding)
      expect(winsLead.mean - winsLead.within, id).toBeGreaterThan(-rounding)
      expect(chance.mean, id).toBeGreaterThanOrEqual(lead.mean)
    }
  })

  test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s: its solution is a whole turn and leads the wrong one, and brings what it is about',
    (_, puzzle) => {
      const { version, setup, seed, seats, seat, theme, solution, wrong } = puzzle
      const record: GameRecord = {
        rulebook: game,
        version,
        setup: { id: setup, options: {} },
        seed,
        answers: [...linesBefore(puzzle)],
        checks: [],
      }
      const start = stateAfter(rulebook, record)
      expect(start.asked.length).toBe(seats)
      expect(includes(start.awaiting, seat)).toBe(true)
      expect(turnFrame(rulebook, start)).toBeDefined()
      const planOf = (line: string): readonly Action[] => {
        const given = readLine(line)
        const state = rulebook.copy(start)
        for (const { seat: by, action } of given) {
          expect(rulebook.answer(state, by, state.asked[by] ?? -1, action)).toBeNull()
        }
        const turn = turnPlayed(rulebook, start, seat, given)
        expect([turn.isOver, turn.length]).toEqual([true, given.length])
        return turn.stretches[0]?.answers ?? []
      }
      const { knowledge } = rulebook
      const posture = knowledge.postures?.[0] ?? knowledge
      const plans = [solution, wrong].map((line) => ({ answers: planOf(line), posture }))
      const trial = new PlanTrial(new LookAhead(rulebook, start, seat, streamOf(1)), plans)
      for (const worlds of looks) {
        if (trial.worlds > 0 && trial.lead(0, 1).mean > puzzle.lead.mean / 3) break
        while (trial.worlds < worlds) trial.sweep()
      }
      // whoever begins as the wrong turn does gives away too much to have solved it
      expect(trial.lead(0, 1).mean).toBeGreaterThan(puzzle.lead.mean / 3)
      expect(gainIn(trial, theme, knowledge.feats?.deeds[theme]?.isWanted)).toBeGreaterThan(0)
    },
  )
})

/** How much more often what a puzzle is about comes to happen, or if it is bad less often. */
function gainIn(trial: PlanTrial, theme: string, isWanted: boolean | undefined): number {
  const [best, plain] = [trial.course(0), trial.course(1)]
  if (theme === 'win') return best.won - plain.won
  if (theme === 'hold') return plain.lost - best.lost
  if (theme === 'plan') return trial.lead(0, 1).mean
  return ((best.deeds[theme] ?? 0) - (plain.deeds[theme] ?? 0)) * (isWanted ? 1 : -1)
}

describe.each(Object.keys(games))('at a table of %s', (name) => {
  const puzzle = filesOf(name)[0] as Puzzle

  type Game = Awaited<ReturnType<Engine['open']>>

  /** Plays the turn; of what a line has, whatever is legal next. */
  async function play(next: (game: Game, legal: readonly Action[]) => Action | null | undefined) {
    const store = new MemoryStore()
    const engine = new Engine(store, thinkers())
    const id = await engine.begin(puzzleSpec(puzzle), puzzle.seed, linesBefore(puzzle))
    let latest: Update | null = null
    const game = await engine.open(
      id,
      async (update) => {
        latest = update
      },
      { onlyLook: false, takeForced: true },
    )
    const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
    for (let i = 0; i < 400 && !game.isTurnOver(); i++) {
      await settled()
      const { snapshot } = latest as unknown as Update
      if (snapshot.answers.length === 0) continue
      const legal = snapshot.answers.map(({ action }) => action)
      const action = next(game, legal) ?? (legal[0] as Action)
      const question = snapshot.questions.find(({ seat }) => seat === snapshot.viewer)
      await game.answer(question?.id ?? -1, action)
    }
    await settled()
    const { answers = [] } = (await store.load(id)) ?? {}
    return { game, snapshot: (latest as unknown as Update).snapshot, answers }
  }

  test('the solution solves it, and after the turn nobody is asked any more', async () => {
    const { game, snapshot, answers } = await play((at) => at.shown())
    expect(game.isTurnOver()).toBe(true)
    // what is shown is the stored turn answer by answer, also those of the others: so its judgment is known
    const since = answers.slice(linesBefore(puzzle).length).map(({ seat, action }) => ({ seat, action }))
    expect(since).toEqual(readLine(puzzle.solution))
    expect(snapshot.answers).toEqual([])
    const { lost } = await game.judge(readLine(puzzle.solution))
    expect(isSolved(puzzle, lost)).toBe(true)
    await game.backTo(linesBefore(puzzle).length)
    expect(game.isTurnOver()).toBe(false)
  })

  test('the wrong turn does not, and its first plan is told as what cost most', async () => {
    const own = readLine(puzzle.wrong).flatMap(({ seat, action }) => (seat === puzzle.seat ? [action] : []))
    const { game } = await play((_, legal) => {
      const place = own.findIndex((action) => findAction(legal, action) !== undefined)
      return place < 0 ? null : own.splice(0, place + 1).at(-1)
    })
    const { lost, worst } = await game.judge(readLine(puzzle.solution))
    expect(isSolved(puzzle, lost)).toBe(false)
    expect(worst?.first).toBe(0)
  })
})
