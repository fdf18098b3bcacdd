import { BadInput } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { parseTables } from './table-file.ts'
import { printTables } from './table-print.ts'
import { reconstruction } from './tables.ts'

const parse = (file: object) => parseTables('mine.json', JSON.stringify({ origin: 'mine', ...file }))

describe('a file of tables', () => {
  test('replaces what it names and leaves the rest', () => {
    const tables = parse({
      terrain: { woods: { shock: -2 } },
      shockModifiers: { rear: 3 },
      ways: { road: 1 },
    })
    expect(tables.terrain.find((each) => each.name === 'woods')?.shock).toBe(-2)
    expect(tables.shockModifiers.rear).toBe(3)
    expect(tables.ways).toEqual({ path: 1, road: 1 })
    expect(tables.fire).toBe(reconstruction.fire)
    expect(tables.origin).toBe('mine')
  })
  test('may hold every table as it is written here', () => {
    const { fire, ratio, shock } = reconstruction
    expect(parse({ fire, ratio, shock })).toEqual({ ...reconstruction, origin: 'mine' })
  })
  test('is printed whole, as it was read', () => {
    const tables = parse({ terrain: { woods: { shock: -2, byRoad: [1, 1, 1, 1] } }, ways: { road: 1 } })
    expect(parseTables('printed', printTables(tables))).toEqual(tables)
    expect(printTables(parseTables('printed', printTables(tables)))).toBe(printTables(tables))
  })
  test.each([
    [`{"origin":"${'m'.repeat(61)}"}`, /a name of your own .* at most 60 letters/],
    ['{"origin":"reconstruction"}', /a name of your own/],
    ['{"origin":"mine","terrain":{"woods":{"letter":"x"}}}', /expected one of shock, .*got "letter"/],
    ['{"origin":"mine","terrain":{"woods":{"disorders":["guns"]}}}', /a list of infantry, cavalry/],
    ['{"origin":"mine","terrain":{"woods":{"charge":1}}}', /true or false/],
    ['{"origin":"mine","terrain":{"woods":{"costs":[0,1,1,1]}}}', /four costs from 0\.5 up/],
    ['{"origin":"mine","terrain":{"woods":{"costs":[null,1,1,1]}}}', /which infantry always can/],
    ['{"origin":"mine","terrain":{"woods":{"costs":["NA",1,1,1]}}}', /four costs from 0\.5 up/],
    ['{"origin":"mine","hexside":{"river":{"costs":[null,1,1,1]}}}', /"NA" for one that cannot cross/],
    ['{"origin":"mine","hexside":{"river":{"byRoad":[1,1,1,1]}}}', /expected one of shock, .*got "byRoad"/],
    ['{"origin":"mine","hexside":{"river":{"fallingBack":"wet"}}}', /one of free, level, barred.*got "wet"/],
    ['{"origin":"mine","ways":{"road":0}}', /whole or half points from 0\.5 up under "ways", "road", got 0/],
    ['{"origin":"mine","shockModifiers":{"rear":1.5}}', /a whole number .*"rear", got 1\.5/],
    ['{"origin":"mine","shockModifiers":{"rear":1000}}', /from -99 to 99 .*"rear", got 1000/],
    ['{"origin":"mine","fire":[{"from":9,"levels":4,"test":null,"rout":false}]}', /from 0 to 3/],
    [`{"origin":"${' '.repeat(100_000)}"}`, /at most 100000 characters in all, got 100013/],
    ['{', /mine\.json: this is not JSON/],
    ['{}', /expected a name of your own .* under "origin"/],
    ['{"origin":"mine","weather":1}', /expected one of origin, terrain.*got "weather"/],
    ['{"origin":"mine","terrain":{"swamp":{}}}', /expected one of clear, woods.*got "swamp"/],
    [
      '{"origin":"mine","terrain":{"woods":{"shock":"much"}}}',
      /a whole number under "terrain", "woods", "shock", got "much"/,
    ],
    ['{"origin":"mine","terrain":{"woods":{"costs":[1,2]}}}', /four costs/],
    [
      '{"origin":"mine","fire":[{"from":9,"levels":0,"test":null,"rout":false},{"from":9,"levels":0,"test":null,"rout":false}]}',
      /a "from" above 9 in row 2 of "fire"/,
    ],
    [
      '{"origin":"mine","shock":[{"from":1,"first":"attacker","attacker":["boom"],"defender":[],"also":[]}]}',
      /a list of t, tr, D, D2, R in row 1 of "shock", "attacker"/,
    ],
    [
      '{"origin":"mine","ratio":[{"label":"1:1","reach":1,"of":1,"modifier":0},{"label":"2:1","reach":2,"of":1,"modifier":1}]}',
      /from the best for the attacker down in row 2/,
    ],
  ])('%s is refused with the place and the reason', (text, message) => {
    expect(() => parseTables('mine.json', text)).toThrow(BadInput)
    expect(() => parseTables('mine.json', text)).toThrow(message)
  })
})
