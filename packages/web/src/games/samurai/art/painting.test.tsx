import type { HexId } from '@gunbai/hexes'
import { terrains } from '@gunbai/samurai/screen'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { centreOf, field } from '../geometry.ts'
import { bearing, course, lying } from './course.ts'
import { Painting } from './painting.tsx'
import RareDrawings from './rare-drawings.tsx'

const names = Object.keys(terrains.gmt)
const open = field.hexes.map(() => 'open')
const paintedWith = (name: string, hexes: readonly number[] = [40]) =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <Painting
        ground={open.map((each, hex) => (hexes.includes(hex) ? name : each))}
        tents={[40, -1]}
        place={centreOf}
      />
    </svg>,
  )

test('every ground has a drawing of its own', () => {
  const seen = new Set(names.map((name) => paintedWith(name)))
  expect(seen.size).toBe(names.length)
})

test('whatever is used is drawn', () => {
  for (const name of names) {
    const markup = paintedWith(name) + renderToStaticMarkup(<RareDrawings />)
    const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of markup.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) expect(ids, name).toContain(id)
  }
})

test('a tent bears the colour of its side', () => {
  expect(paintedWith('tent')).toMatch(/href="#tent"[^>]*class="[^"]*red/)
})

test('a river runs through every hex of it, and on beyond the rim', () => {
  const hexes = [46, 47, 48, 49]
  const d = course((hex) => hexes.includes(hex), centreOf)
  for (const hex of hexes) expect(d).toContain(`${Math.round(centreOf(hex).x * 10) / 10} ${centreOf(hex).y}`)
  const xs = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x))
  expect(Math.min(...xs)).toBeLessThan(-500)
})

test('a bridge leads across its river', () => {
  expect(bearing(50 as HexId, (each) => each === 49 || each === 50 || each === 51, centreOf)).toBe(0)
  expect(lying(170)).toBe(-10)
  expect(lying(-120)).toBe(60)
})
