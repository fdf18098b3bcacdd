import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glory } from './rulebook.ts'
import { armyName, canSee, inEnemyZone, nameIn, screenField } from './screen.ts'
import { battles } from './setups/battles.ts'

test('every battle can be drawn from what its view tells', () => {
  for (const { id } of battles) {
    const view = glory.view(glory.begin({ id, options: {} }, 'seed'), null)
    const field = screenField(view)
    expect(field.battle.id).toBe(id)
    expect(view.units.length).toBe(field.cards.length)
    expect(view.tops.length).toBe(field.ground.map.size)
  }
})

test('JG-7.4-a zones and sight are asked of a view as of a state', () => {
  const s = glory.begin({ id: 'two-crossings', options: {} }, 'seed')
  const view = glory.view(s, null)
  const { hexes } = screenField(view).ground.map
  expect(hexes.map((hex) => inEnemyZone(view, 0, hex))).toEqual(hexes.map((hex) => inEnemyZone(s, 0, hex)))
  expect(hexes.some((hex) => inEnemyZone(view, 0, hex))).toBe(true)
  expect(hexes.map((hex) => canSee(view, hexes[0], hex))).toEqual(
    hexes.map((hex) => canSee(s, hexes[0], hex)),
  )
})

test.each(['en', 'it', 'hu'])('the armies of every battle have a name in %s', async (language) => {
  const messages = JSON.parse(readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8'))
  for (const { armies } of battles) {
    for (const army of armies) expect(messages).toHaveProperty([`army.${army.code}`])
  }
  expect(armyName({ code: 'bavarian', name: 'Bavarians' })).toBe('Bavarians')
})

test.each(['en', 'it', 'hu'])('every piece, marker and objective has its name in %s', (language) => {
  const messages = JSON.parse(readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8'))
  const english = JSON.parse(readFileSync(new URL('../messages/en.json', import.meta.url), 'utf8'))
  const used = new Set<string>()
  for (const { formations, units, combined, zones } of battles) {
    for (const { name } of [...formations, ...units, ...combined, ...zones]) used.add(`name.${name}`)
    for (const { name } of [...formations, ...units, ...combined]) {
      expect(english[`name.${name}`]).toBe(name.replaceAll("'", '’'))
    }
  }
  const known = Object.keys(messages).filter((id) => id.startsWith('name.'))
  expect(known.sort()).toEqual([...used].sort())
  // no two units of a battle come to be called the same, whose names are not
  for (const { units } of battles) {
    const names = [...new Set(units.map(({ name }) => name))]
    expect(new Set(names.map((name) => messages[`name.${name}`])).size).toBe(names.length)
  }
})

test('a battle of somebody else has the names of its file', () => {
  const [battle] = battles
  expect(nameIn({ ...battle }, 'Blue 1st Line')).toBe('Blue 1st Line')
  expect(nameIn(battle, 'Blue 1st Line')).toEqual({ id: 'name.Blue 1st Line' })
})

test('a battle that nobody knows is named', () => {
  expect(() => screenField({ field: 'austerlitz' })).toThrow(/no battle "austerlitz"/)
})
