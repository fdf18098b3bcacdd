import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Puzzle, type PuzzleEntry, readLine } from '@gunbai/bots'
import { type Rulebook, stateAfter } from '@gunbai/kernel'
import { type Turn, turnOf } from './lines.ts'
import type { Position } from './strict.ts'

/** The puzzles of a folder. */
export function puzzlesIn(folder: string): Puzzle[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'index.json')
    .map((name) => JSON.parse(readFileSync(fileOf(folder, name.slice(0, -5)), 'utf8')))
}

/** Writes a puzzle; false where it is there already. */
export function keep(folder: string, puzzle: Puzzle): boolean {
  const file = fileOf(folder, puzzle.id)
  if (existsSync(file)) return false
  writeFileSync(file, `${JSON.stringify(puzzle, null, 2)}\n`)
  index(folder)
  return true
}

/** Writes what a list of all puzzles in a folder says of each, the easier ones first. */
export function index(folder: string): PuzzleEntry[] {
  const entries = puzzlesIn(folder)
    .sort((a, b) => a.level - b.level || b.lead.mean - a.lead.mean || (a.id < b.id ? -1 : 1))
    .map(({ id, setup, seat, theme, level }): PuzzleEntry => ({ id, setup, seat, theme, level }))
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(entries, null, 2)}\n`)
  return entries
}

export const fileOf = (folder: string, id: string): string => join(folder, `${id}.json`)

/** Where a puzzle begins, and its two turns as they were played from there. */
export function replayed(rulebook: Rulebook, puzzle: Puzzle): { position: Position; turns: readonly Turn[] } {
  const { id, version, setup, seed, seat } = puzzle
  const before = readLine(puzzle.before)
  const record = {
    rulebook: rulebook.id,
    version,
    setup: { id: setup, options: {} },
    seed,
    answers: before,
    checks: [],
  }
  const turn = { state: stateAfter(rulebook, record), seat, before }
  const turns = [puzzle.solution, puzzle.wrong].map((line) => turnOf(rulebook, turn, readLine(line)))
  return { position: { id, setup, seed, turn }, turns }
}
