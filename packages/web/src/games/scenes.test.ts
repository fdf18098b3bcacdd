import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hitsAtMost } from '@gunbai/shogun/screen'
import { describe, expect, test } from 'vitest'
import { scenes as glory } from './glory/figures/scene-data.ts'
import { scenes as samurai } from './samurai/figures/scene-data.ts'
import { battleScenes, mapScenes } from './shogun/figures/scene-data.ts'

const docs = join(import.meta.dirname, '../../../../docs/players')

/** By game, the names of its scenes: those with a list of data, and those that are drawn by themselves. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  samurai: Object.keys(samurai),
  shogun: [...Object.keys(mapScenes), ...Object.keys(battleScenes), 'swords', 'ninja'],
  glory: [...Object.keys(glory), 'cup'],
}

test.each(Object.entries(drawn))(
  'the rulebook of %s shows every scene once, and each is drawn',
  (game, names) => {
    const text = readFileSync(join(docs, `${game}.en.md`), 'utf8')
    const shown = [...text.matchAll(/\{\{scene ([\w-]+)/g)].map(([, name]) => name)
    expect(shown.toSorted()).toEqual(names.toSorted())
  },
)

describe('what is told of the battles of Shogun', () => {
  const hits = (name: string, side: 1 | 2) =>
    battleScenes[name]?.throws.reduce(
      (sum, each) => sum + each[side].filter((value) => value <= hitsAtMost[each[0]]).length,
      0,
    )

  test.each([
    ['battle', 3, 1],
    ['castle', 2, 2],
    ['ronin', 1, 3],
  ])('%s: %i hits of the attacker, %i of the defender', (name, attackers, defenders) => {
    expect([hits(name, 1), hits(name, 2)]).toEqual([attackers, defenders])
  })

  test('no kind throws more dice than men of it stand there', () => {
    for (const { attackers, defenders, throws } of Object.values(battleScenes)) {
      for (const [kind, ...both] of throws) {
        const standing = [attackers, defenders].map(
          ({ men, extras }) =>
            men.filter((each) => each === kind).length + (kind === 'spearman' ? extras : 0),
        )
        both.forEach((dice, side) => {
          expect(dice.length, kind).toBeLessThanOrEqual(standing[side] ?? 0)
        })
      }
    }
  })
})
