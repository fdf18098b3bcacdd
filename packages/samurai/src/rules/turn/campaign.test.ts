import { chooseSetup, firstSeat, streamOf, type Told, tellInto } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import type { SamuraiEvent } from '../../event.ts'
import { samurai } from '../../rulebook.ts'
import { scenarioOf } from '../../setups/library.ts'
import { kindOf, type SamuraiState } from '../../state.ts'

/** Plays a campaign by rules of thumb; what happens between the battles is watched. */
function playCampaign(id: string, seed: string, between: (s: SamuraiState) => void) {
  const told: Told<SamuraiEvent>[] = []
  const s = samurai.begin(chooseSetup(samurai, id), seed, tellInto(told))
  const chance = streamOf(1)
  for (let answers = 0; s.result === null && answers < 20_000; answers++) {
    const seat = firstSeat(s.awaiting)
    if (samurai.questions(s)[0].name.startsWith('carry over')) between(s)
    const list = samurai.answers(s, seat)
    samurai.play(s, seat, samurai.knowledge.playout(s, seat, list, chance), tellInto(told))
    expect(samurai.scrutiny.violations(s)).toEqual([])
  }
  return { s, events: told.map(({ event }) => event) }
}

describe('a mini-campaign', () => {
  it.each([
    ['campaign-18-19', 'gmt-18', 'gmt-19'],
    ['campaign-39-40', 'gmt-39', 'gmt-40'],
  ])('SB-SCN-02 %s is the battles %s and %s, one after the other', (id, first, second) => {
    const { s, events } = playCampaign(id, 'two battles', () => {})
    const battles = events.flatMap((event) => (event.kind === 'battle' ? [event.scenario] : []))
    expect(battles).toEqual([first, second])
    expect(events.filter((event) => event.kind === 'won')).toHaveLength(2)
    expect(s.result?.because).toBe('result.campaign')
  })

  it('SB-SCN-02, R-71 each side rolls a die for each flag, the winner first; more flags in all win', () => {
    for (let game = 0; game < 6; game++) {
      const { s, events } = playCampaign('campaign-39-40', `rolls ${game}`, () => {})
      const won = events.findIndex((event) => event.kind === 'won')
      const winner = (events[won] as Extract<SamuraiEvent, { kind: 'won' }>).seat
      const rolls = events.flatMap((event) =>
        event.kind === 'rolled' && event.purpose === 'carry over' ? [event] : [],
      )
      expect(rolls[0].seat).toBe(winner)
      expect(rolls[0].faces).toHaveLength(flagsWhenWon(events, won, winner))
      const [top, bottom] = s.campaign?.flags ?? []
      if (top !== bottom) expect(s.result?.winners).toEqual([top > bottom ? 0 : 1])
    }
  })

  it('SB-SCN-02 before cards are dealt units lose a block at most, and honor may be lost', () => {
    let weakened = 0
    for (let game = 0; game < 6; game++) {
      playCampaign('campaign-18-19', `losses ${game}`, (s) => {
        expect(s.scenario).toBe('gmt-19')
        expect([s.hands, s.dragonHands]).toEqual([
          [[], []],
          [[], []],
        ])
        for (const unit of s.units) {
          const lost = kindOf(unit).blocks - unit.blocks
          expect(lost).toBeLessThanOrEqual(1)
          weakened += lost
        }
        const { armies } = scenarioOf(s.scenario)
        for (const seat of [0, 1]) expect(s.honor[seat]).toBeLessThanOrEqual(armies[seat].honor)
      })
    }
    expect(weakened).toBeGreaterThan(0)
  })
})

/** The latest total that was told of a side before the battle was won. */
function flagsWhenWon(events: readonly SamuraiEvent[], before: number, seat: number): number {
  for (let i = before; i >= 0; i--) {
    const event = events[i]
    if (event.kind === 'flags' && event.seat === seat) return event.total
  }
  return 0
}
