import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput, shown } from '@gunbai/kernel'
import { onThreads } from '../threads.ts'
import { dataCard } from './card.ts'
import { type HarvestOrder, noteOf, type ShardNote, shardCount } from './shard.ts'

/** Which of several nodes this is, counted from 1: it takes every so many-th shard. */
export interface Part {
  readonly node: number
  readonly of: number
}

/**
 * Harvests what is still missing in a folder, on so many threads, and writes the card over all shards that are there. Several nodes
 * may share the folder, or bring their shards together later.
 */
export async function harvest(
  order: HarvestOrder,
  folder: string,
  threads: number,
  { node, of }: Part,
  done: (shards: number) => void = () => {},
): Promise<ShardNote[]> {
  openFolder(order, folder)
  const all = Array.from({ length: shardCount(order) }, (_, shard) => shard)
  const ours = all.filter((shard) => shard % of === node - 1)
  const missing = ours.filter((shard) => noteOf(folder, shard) === null)
  let count = ours.length - missing.length
  await onThreads<ShardNote>(
    new URL('./thread.ts', import.meta.url),
    { order, folder },
    missing,
    threads,
    () => {
      done(++count)
    },
  )
  const notes = all.flatMap((shard) => noteOf(folder, shard) ?? [])
  writeFileSync(join(folder, 'SHA256SUMS'), notes.map(({ sha256, file }) => `${sha256}  ${file}\n`).join(''))
  writeFileSync(join(folder, 'README.md'), dataCard(order, notes))
  return notes
}

/** Begins a folder, or goes on with one that was begun with the same order. */
function openFolder(order: HarvestOrder, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'order.json')
  const text = `${JSON.stringify(order, null, 2)}\n`
  if (!existsSync(file)) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    throw new BadInput(
      `The folder ${shown(folder)} is of another harvest: see its order.json. Name another one.`,
    )
  }
}
