import { readFileSync } from 'node:fs'
import { commandCards } from '@gunbai/samurai'
import { describe, expect, it } from 'vitest'
import { lookOf, screenOf } from './card-look.ts'

const words = JSON.parse(
  readFileSync(new URL('../../../../../samurai/messages/en.json', import.meta.url), 'utf8'),
)
const dragons = Object.keys(words).flatMap((id) => /^dragon\.([^.]+)$/.exec(id)?.[1] ?? [])
const drawings = readFileSync(new URL('./cards.svg', import.meta.url), 'utf8')

describe('how cards are drawn', () => {
  it.each(commandCards.map((card) => [card.title, card] as const))(
    '%s: a screen with its orders, or a drawing of its own',
    (title, { scheme, left, centre, right }) => {
      expect(screenOf(title)).toEqual(scheme === 'sections' ? [left, centre, right] : null)
      if (scheme !== 'sections') expect(lookOf(title).art).toBe(title)
    },
  )

  it('has what every card asks for', () => {
    for (const title of [...commandCards.map(({ title }) => title), ...dragons])
      if (screenOf(title) === null) expect(drawings).toContain(`id="art-${lookOf(title).art}"`)
  })

  it('draws a Dragon card by its family: only what nobody knows is a fan', () => {
    expect(dragons).toHaveLength(38)
    expect(dragons.filter((title) => lookOf(title).art === 'leadership')).toEqual([])
  })
})
