import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const packages = join(import.meta.dirname, '../../..')

/** What a small file of a typeface holds, as its rule says. */
function lettersOf(file: string): Set<number> {
  const rule = css.split('@font-face').find((each) => each.includes(file)) ?? ''
  const ranges = /unicode-range:([^;]+);/.exec(rule)?.[1]?.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g) ?? []
  const held = new Set<number>()
  for (const [, first = '', last = first] of ranges) {
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) held.add(code)
  }
  return held
}

/** Whatever our messages are written with that a typeface of letters has: arrows and ticks are drawn by another. */
const written = new Set(
  readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((file) => /messages\/(.+\/)?(en|it|hu)\.json$/.test(file) && !/node_modules|dist/.test(file))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(join(packages, file), 'utf8')) as object))
    .flatMap((message: string) => [...message].map((letter) => letter.codePointAt(0) ?? 0))
    .filter((code) => code >= 0x20 && (code < 0x2070 || code === 0x2212)),
)

test.each([
  ['figtree-letters', 'figtree-double-acute'],
  ['zen-old-mincho-letters-700', 'zen-old-mincho-double-acute-700'],
])('%s and its double acutes hold every letter of every message', (...files) => {
  const held = new Set(files.flatMap((file) => [...lettersOf(file)]))
  expect([...written].filter((code) => !held.has(code)).map((code) => String.fromCodePoint(code))).toEqual([])
})
