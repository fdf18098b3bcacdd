import { unitKinds } from '@gunbai/samurai/screen'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { looks } from '../battle.ts'
import { isFar } from '../field-drawing.tsx'
import { type BlockLook, LoneLeader, PieceDrawings, UnitBlock } from './unit-block.tsx'

const drawn = (look: BlockLook) =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <UnitBlock look={look} />
    </svg>,
  )
const drawings = renderToStaticMarkup(<PieceDrawings />)
const ids = new Set([...drawings.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const used = (markup: string) => [...markup.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id ?? '')
const codes = [...new Set(unitKinds.map(({ code }) => code))]

test('every kind of unit has figures, a banner and a plinth, near and from afar', () => {
  for (const code of codes)
    for (const side of ['red', 'blue'] as const) {
      const look = looks[code]
      if (look === undefined) throw new Error(`${code} has no look`)
      const parts = used(
        drawn({ ...look, side, blocks: 4, full: 4, leader: { kind: 'cavalry' }, order: 'done' }),
      )
      for (const part of parts) expect(ids, code).toContain(part)
      expect(parts).toEqual(
        expect.arrayContaining([`b-${side}`, `p-${side}`, `far-${side}`, 's-cavalry', 'fan']),
      )
      expect(parts.filter((part) => part.startsWith('f-'))).toHaveLength(4)
    }
})

test('no two kinds of an edition look alike', () => {
  const pictures = ['ssp', 'sb', 'asp', 'ab', 'aa', 'li', 'sspc', 'sbc', 'ac'].map((code) =>
    drawn({ ...(looks[code] as (typeof looks)[string]), side: 'red', blocks: 4, full: 4 }),
  )
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('a unit has as many figures as blocks, and a place on its plinth for each that is lost', () => {
  for (const blocks of [1, 2, 3, 4]) {
    const markup = drawn({ mark: 'square', figure: 'sspc', side: 'blue', blocks, full: 4 })
    expect(used(markup).filter((part) => part === 'f-sspc')).toHaveLength(blocks)
    expect(/class="[^"]*gone/.test(markup)).toBe(blocks < 4)
  }
})

test('the sides differ in shape and in where they face', () => {
  const of = (side: 'red' | 'blue') => drawn({ mark: 'circle', figure: 'aa', side, blocks: 4, full: 4 })
  expect(of('blue')).toContain('scale(-1 1)')
  expect(of('red')).not.toContain('scale(-1 1)')
})

test('the fan tells what became of an order', () => {
  const of = (order: BlockLook['order']) =>
    drawn({ mark: 'circle', figure: 'aa', side: 'red', blocks: 4, full: 4, order: order ?? null })
  expect(new Set([of('given'), of('moved'), of('done'), of(null)]).size).toBe(4)
  expect(of('moved')).toContain('rotate(90)')
  expect(of(null)).not.toContain('#fan')
})

test('each leader alone stands under a standard of his kind', () => {
  for (const kind of ['infantry', 'cavalry', 'commander'] as const) {
    const parts = used(renderToStaticMarkup(<LoneLeader look={{ kind }} side="blue" />))
    expect(parts).toContain(`s-${kind}`)
    for (const part of parts) expect(ids).toContain(part)
  }
})

test('under 44 pixels a hex shows one banner', () => {
  expect(isFar(43 / 69.28)).toBe(true)
  expect(isFar(45 / 69.28)).toBe(false)
})
