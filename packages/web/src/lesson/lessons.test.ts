import type { Action } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import { describe, expect, test } from 'vitest'
import { Engine } from '../engine/engine.ts'
import type { Update } from '../engine/publishing.ts'
import { fits, type Pattern } from '../table/pattern.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { thinkers } from '../testing/thinkers.ts'
import { lessons as glory } from './glory.ts'
import { type Lesson, progressOf, wantedAnswer } from './lesson.ts'
import { lessonSpec } from './lesson-spec.ts'
import { outlines } from './outlines.ts'
import { lessons as samurai } from './samurai.ts'
import { lessons as shogun } from './shogun.ts'

const all = [...samurai, ...shogun, ...glory].map(
  (lesson) => [`${lesson.rulebook} ${lesson.id}`, lesson] as const,
)

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The table of a lesson, as the page has it. */
async function begin(lesson: Lesson) {
  const engine = new Engine(new MemoryStore(), thinkers())
  const id = await engine.begin(lessonSpec(lesson), lesson.seed, lesson.before)
  let latest: Update | null = null
  let log: LogEntry[] = []
  const game = await engine.open(
    id,
    async (update) => {
      latest = update
      log = [...log.slice(0, update.log.keep), ...update.log.add]
    },
    { onlyLook: false, takeForced: true },
  )
  /** Waits until somebody is asked, or all is over. */
  const asked = async () => {
    for (let i = 0; i < 200; i++) {
      await settled()
      const { snapshot, problem } = latest as unknown as Update
      if (problem !== null) throw new Error(JSON.stringify(problem))
      if (snapshot.answers.length > 0 || snapshot.outcome !== null) return snapshot
    }
    throw new Error(`nobody asks the learner of ${lesson.id}`)
  }
  const isTold = (wanted: Pattern) =>
    log.some(({ event, moment }) => moment > lesson.before.length && fits(wanted, event))
  const progress = () => progressOf(lesson, game.learnersAnswers(), log)
  const answer = async (action: Action) => {
    const { questions, viewer } = await asked()
    await game.answer(questions.find(({ seat }) => seat === viewer)?.id ?? -1, action)
  }
  return { game, asked, progress, answer, isTold }
}

type Table = Awaited<ReturnType<typeof begin>>

/** What its own solution answers now. */
async function solving({ asked, progress }: Table): Promise<Action | null> {
  const { answers } = await asked()
  const legal = answers.map(({ action }) => action)
  return wantedAnswer(progress().wanted, legal) ?? (legal.length === 1 ? (legal[0] as Action) : null)
}

describe.each(all)('%s', (_, lesson) => {
  test('is won by its own solution, which meets every task in turn', async () => {
    const table = await begin(lesson)
    const tasks: number[] = []
    for (let i = 0; i < 60 && table.progress().task < lesson.tasks.length; i++) {
      const { task, wrong } = table.progress()
      expect(wrong).toBeNull()
      if (tasks.at(-1) !== task) tasks.push(task)
      const action = await solving(table)
      expect(action, `task ${lesson.tasks[task]?.id}`).not.toBeNull()
      await table.answer(action as Action)
      await table.asked()
    }
    expect(table.progress().task).toBe(lesson.tasks.length)
    expect(tasks).toEqual(lesson.tasks.map((_, i) => i))
    const promised = lesson.tasks.flatMap(({ shows = [] }) => shows)
    expect(promised.filter((each) => !table.isTold(each))).toEqual([])
  })

  test('a wrong answer at any task is told, does not meet it, and is taken back by trying again', async () => {
    const table = await begin(lesson)
    const told = new Set<number>()
    for (let i = 0; i < 60 && table.progress().task < lesson.tasks.length; i++) {
      const right = (await solving(table)) as Action
      const { answers, moment } = await table.asked()
      const before = table.progress()
      for (const { action } of answers.slice(0, 6)) {
        if (JSON.stringify(action) === JSON.stringify(right)) continue
        await table.answer(action)
        await table.asked()
        const after = table.progress()
        if (after.wrong !== null) {
          expect(after.task).toBe(before.task)
          told.add(before.task)
        }
        await table.game.backTo(moment)
        await table.asked()
        expect(table.progress()).toEqual(before)
      }
      await table.answer(right)
      await table.asked()
    }
    expect(table.progress().task).toBe(lesson.tasks.length)
    expect(told.size).toBeGreaterThan(0)
  })
})

test('the lessons are listed in their order', () => {
  const ids = (lessons: readonly Lesson[]) => lessons.map(({ id }) => id)
  expect(outlines).toEqual({ samurai: ids(samurai), shogun: ids(shogun), glory: ids(glory) })
})
