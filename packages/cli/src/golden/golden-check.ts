import type { Shelved } from '@gunbai/rulebooks'
import { messagesOf } from '../messages.ts'
import { readGolden } from './golden-file.ts'
import { difference, type GoldenGame } from './golden-game.ts'
import { Sayable } from './sayable.ts'

/** What was found when the golden games of a version were played again. */
export interface GoldenFindings {
  readonly rulebook: string
  readonly version: number
  readonly games: number
  readonly answers: number
  /** Different messages that came up. */
  readonly messages: number
  /** What is wrong and what to do, in sentences; empty when all is well. */
  readonly problems: readonly string[]
}

/** Plays the golden games of a version again, by the rules of that version; `sample` plays one of each setup. */
export async function checkGolden(
  shelved: Shelved,
  version: number,
  { folder, sample = false }: { readonly folder?: string; readonly sample?: boolean } = {},
): Promise<GoldenFindings> {
  const { id } = shelved
  const all = readGolden(id, version, folder)
  const games = sample ? all?.filter(isFirstOfItsSetup) : all
  if (games == null) {
    const problem = `Version ${version} of ${id} has no golden games. Play them: npm run -s gunbai -- golden ${id} --record`
    return { rulebook: id, version, games: 0, answers: 0, messages: 0, problems: [problem] }
  }
  if (!(await shelved.versions()).includes(version)) {
    const problem =
      `Version ${version} of ${id} has golden games, but is not on the shelf: it was raised before it was frozen. ` +
      `Freeze it from the commit before (docs/versions.md).`
    return { rulebook: id, version, games: games.length, answers: 0, messages: 0, problems: [problem] }
  }
  const rulebook = await shelved.load(version)
  const sayable = new Sayable(await messagesOf(shelved, version))
  const problems = games.flatMap((game) => {
    const found = difference(rulebook, game, sayable)
    const { setup, seed } = game.record
    return found === null ? [] : [`${id} ${setup.id}, seed "${seed}": ${found}.`]
  })
  return {
    rulebook: id,
    version,
    games: games.length,
    answers: games.reduce((sum, { record }) => sum + record.answers.length, 0),
    messages: sayable.size,
    problems: problems.length === 0 ? [] : [...problems, remedy(id, version)],
  }
}

function isFirstOfItsSetup({ record }: GoldenGame, place: number, games: readonly GoldenGame[]): boolean {
  return games.findIndex((each) => each.record.setup.id === record.setup.id) === place
}

function remedy(id: string, version: number): string {
  return (
    `A rule of ${id} has changed, and its version has not. If matches may have been begun with version ${version}, ` +
    `freeze it as it was before the change and raise it to ${version + 1}; if nobody has it yet, play its golden ` +
    `games anew: npm run -s gunbai -- golden ${id} --record (docs/versions.md).`
  )
}
