import type { Tables } from './tables.ts'

/** Tables as the text of a file that `parseTables` reads: every value of every table, a row a line. */
export function printTables(tables: Tables): string {
  const { origin, terrain, ways, hexside, fire, fireModifiers, ratio, shock, shockModifiers } = tables
  return [
    '{',
    `  "origin": ${JSON.stringify(origin)},`,
    `  "terrain": {${lines(terrain.map(({ name, letter: _, ...row }) => named(name, row)))}},`,
    `  "ways": ${JSON.stringify(ways)},`,
    `  "hexside": {${lines(hexside.map(({ name, ...row }) => named(name, row)))}},`,
    `  "fire": [${lines(fire.map((row) => JSON.stringify(row)))}],`,
    `  "fireModifiers": {${lines(Object.entries(fireModifiers).map(([name, value]) => named(name, value)))}},`,
    `  "ratio": [${lines(ratio.map((row) => JSON.stringify(row)))}],`,
    `  "shock": [${lines(shock.map((row) => JSON.stringify(row)))}],`,
    `  "shockModifiers": {${lines(Object.entries(shockModifiers).map(([name, value]) => named(name, value)))}}`,
    '}\n',
  ].join('\n')
}

const named = (name: string, value: unknown): string => `${JSON.stringify(name)}: ${JSON.stringify(value)}`
const lines = (rows: readonly string[]): string => `\n    ${rows.join(',\n    ')}\n  `
