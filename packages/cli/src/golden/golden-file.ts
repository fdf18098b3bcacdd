import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type GoldenGame, parseGolden, printGolden } from './golden-game.ts'

/** Where the golden games are: a file for each version of each rulebook, a game a line. */
export const goldenFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@gunbai/rulebooks'))),
  '../golden',
)

const fileOf = (id: string, version: number, folder: string) => join(folder, `${id}-${version}.jsonl.gz`)

/** The golden games of a version; null where none were played. */
export function readGolden(id: string, version: number, folder = goldenFolder): GoldenGame[] | null {
  const file = fileOf(id, version, folder)
  if (!existsSync(file)) return null
  return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').map(parseGolden)
}

/** Writes them and gives the size of the file. */
export function writeGolden(
  id: string,
  version: number,
  games: readonly GoldenGame[],
  folder = goldenFolder,
): number {
  const file = gzipSync(`${games.map(printGolden).join('\n')}\n`, { level: 9 })
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(id, version, folder), file)
  return file.length
}

/** The versions of a rulebook that have golden games, oldest first. */
export function goldenVersions(id: string, folder = goldenFolder): number[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => (name.startsWith(`${id}-`) ? [Number(/-(\d+)\./.exec(name)?.[1])] : []))
    .sort((a, b) => a - b)
}
