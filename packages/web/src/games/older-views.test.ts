import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pick, type Rulebook, type SetupInfo, streamOf } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'

/**
 * A face draws the views of every version that can be played. So a view only ever gains fields, and what was gained is
 * named here, for the faces must do without it: by rulebook, the version with which a field came, and what the face does
 * where it is missing.
 */
const gained: Readonly<
  Record<string, readonly { readonly since: number; readonly field: string; readonly without: string }[]>
> = {
  shogun: ['archer', 'swordsman', 'gunner', 'spearman', 'ronin'].map((unit) => ({
    since: 2,
    field: `.provinces[].moved.${unit}: number`,
    without: 'men of forces are sent one by one',
  })),
}

/** Those that have a face of their own, and a version besides the newest. */
const older = (
  await Promise.all(
    shelf
      .filter(({ id }) => existsSync(join(import.meta.dirname, id)))
      .map(async ({ id, versions }) =>
        (await versions()).slice(0, -1).map((version) => [id, version] as const),
      ),
  )
).flat()

/** The fields that views have in a few games at random, as paths with the kind of what is there. */
function fieldsOf(rulebook: Rulebook, setups: readonly SetupInfo[], every: number): Set<string> {
  const fields = new Set<string>()
  for (const { id, seats } of setups) {
    const state = rulebook.begin({ id, options: {} }, id)
    const chance = streamOf(seats)
    for (let answer = 0; state.result === null && answer < 1500; answer++) {
      const { seat } = rulebook.questions(state)[0] as { seat: number }
      if (answer % every === 0) addFields(rulebook.view(state, (answer / every) % seats), '', fields)
      rulebook.play(state, seat, pick(chance, rulebook.answers(state, seat)))
    }
    addFields(rulebook.view(state, null), '', fields)
  }
  return fields
}

function addFields(value: unknown, path: string, fields: Set<string>): void {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) for (const each of value) addFields(each, `${path}[]`, fields)
  else if (typeof value === 'object') {
    for (const [name, each] of Object.entries(value)) addFields(each, `${path}.${name}`, fields)
  } else fields.add(`${path}: ${typeof value}`)
}

describe.each(older)('views of %s %s', (id, version) => {
  test('have all that the face may read in those of the newest', async () => {
    const [then, now] = await Promise.all([findRulebook(id).load(version), findRulebook(id).load()])
    const spread = then.setups.filter((_, place) => place % Math.ceil(then.setups.length / 6) === 0)
    const [had, have] = [fieldsOf(then, spread, 3), fieldsOf(now, spread, 11)]
    const known = (gained[id] ?? []).filter(({ since }) => since > version).map(({ field }) => field)
    const missing = [...have].filter((field) => !had.has(field) && !known.includes(field))
    expect(
      missing,
      'older views do not have these: name them above, with what the face does without',
    ).toEqual([])
  })

  test('show the same to the tables of today: a map, a piece, a card keeps its number', async () => {
    const [then, now] = await Promise.all([findRulebook(id).load(version), findRulebook(id).load()])
    for (const { id: setup } of then.setups) {
      const view = then.view(then.begin({ id: setup, options: {} }, 'older'), 0)
      expect(unframed(now.sketch(view)), setup).toEqual(unframed(then.sketch(view)))
    }
  })
})

/** What a sketch says without the names of rows and columns around its map, which older ones do not have. */
function unframed(sketch: string): readonly string[] {
  return sketch
    .split('\n')
    .filter((line) => !/^[\s\d]+$/.test(line))
    .map((line) =>
      line
        .replace(/^(?:[A-K]|\d\d) {1,2}/, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
}
