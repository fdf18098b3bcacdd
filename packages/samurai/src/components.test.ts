import { describe, expect, it } from 'vitest'
import { commandCards, commandDeck } from './data/command-cards.ts'
import { faceNames } from './data/die.ts'
import { ALL_HONOR, editions } from './data/edition.ts'
import { kindCoded, kindsOf, leaderTable, limits, rangedDice, unitKinds } from './data/unit-kinds.ts'
import { nameOfHex } from './event.ts'
import { board } from './position/board.ts'
import { samurai } from './rulebook.ts'
import { dragonCards } from './rules/cards/dragon-cards.ts'
import { dragonDeck } from './rules/cards/dragon-deck.ts'
import { scenarioIds, scenarioOf } from './setups/library.ts'
import { parseScenario } from './setups/parse.ts'
import { scenarioTexts } from './setups/scenarios.generated.ts'
import { drawn } from './testing/scene.ts'

const blocksOf = (arm: string, seat: number): number =>
  kindsOf('gmt')
    .filter((kind) => kind.arm === arm)
    .reduce((sum, kind) => sum + kind.box[seat] * kind.blocks, 0)

/** The numbers of the scenarios of a box that are not here. Others may be: a scenario that somebody drew. */
const missing = (edition: string, scenarios: number): number[] => {
  const here = scenarioIds.filter((id) => id.startsWith(`${edition}-`)).map((id) => Number(id.split('-')[1]))
  return Array.from({ length: scenarios }, (_, place) => place + 1).filter((each) => !here.includes(each))
}

// Facts of the box that the rules build on. What no rule uses (colours, trays, markers) is listed with what stands for it.
describe('the box', () => {
  const facts: readonly (readonly [title: string, measured: () => unknown, expected: unknown])[] = [
    [
      'SB-COMP-01 60 Command cards, 39 of sections and 21 of tactics',
      () => [
        commandDeck.length,
        commandDeck.filter((face) => commandCards[face].scheme === 'sections').length,
        commandDeck.filter((face) => commandCards[face].scheme !== 'sections').length,
      ],
      [60, 39, 21],
    ],
    ['SB-COMP-02 40 Dragon cards in gmt', () => dragonDeck('gmt').cards.length, 40],
    ['SB-COMP-03 38 Dragon cards in zvezda', () => dragonDeck('zvezda').cards.length, 38],
    ['SB-COMP-04 30 honor tokens', () => ALL_HONOR, 30],
    ['SB-COMP-08 45 terrain tiles in gmt', () => editions.gmt.terrainTiles, 45],
    [
      'SB-COMP-09 30 terrain tiles and 13 hills in zvezda',
      () => [editions.zvezda.terrainTiles, editions.zvezda.hillTiles],
      [30, 13],
    ],
    [
      'SB-COMP-10 220 blocks of infantry, 68 of cavalry, 8 bodyguards',
      () => [
        blocksOf('infantry', 0) + blocksOf('infantry', 1),
        blocksOf('cavalry', 0) + blocksOf('cavalry', 1),
        blocksOf('guard', 0) + blocksOf('guard', 1),
        2 * limits.gmt.infantry,
        2 * limits.gmt.cavalry,
        2 * limits.gmt.commander,
      ],
      [220, 68, 8, 10, 8, 2],
    ],
    [
      'SB-COMP-11 122 figures in zvezda: 13 units, 5 leaders, a commander with 3 guards a side',
      () => [limits.zvezda.units * 4 + (limits.zvezda.leaders - 1) + 1 + editions.zvezda.bodyguards],
      [61],
    ],
    ['SB-COMP-14 40 scenarios of gmt', () => missing('gmt', 40), []],
    ['SB-COMP-15 8 scenarios of zvezda', () => missing('zvezda', 8), []],
    [
      'SB-DICE-01 six faces, one of each',
      () => [...faceNames],
      ['circle', 'triangle', 'square', 'flag', 'fortune', 'swords'],
    ],
  ]

  it.each(facts)('%s', (_, measured, expected) => {
    expect(measured()).toEqual(expected)
  })

  it('SB-COMP-05, SB-COMP-06 needing more dice than the box has means rolling on, never fewer', () => {
    // Nine Command cards and Shogun: ten dice, where zvezda has eight.
    const hand = 'order-one-left order-one-left order-two-left order-two-left order-two-left shogun'
    const more =
      'order-three-left order-three-left order-three-left order-two-right order-two-right order-two-right order-one-right'
    for (const edition of ['gmt', 'zvezda'] as const) {
      const t = drawn('E6 asp\nG6 ASP', {
        edition,
        top: { hand: `${hand} ${more}`, honor: 0 },
        bottom: { hand: 'advance-left' },
      })
      t.dice('xxxxxxxxxxxxx').say('play shogun')
      expect(t.rolls).toEqual(['shogun 13'])
    }
  })

  it('SB-COMP-07 flags are counted, not taken from a stock: a game may ask for more than 18', () => {
    const t = drawn('E6 ssp\nF6 ASP1', { victory: 25, top: { flags: 23 }, ordered: 'E6' })
    t.dice('tccc').say('attack E6 F6')
    expect(t.flags).toEqual([24, 0])
    expect(t.winner).toBeNull()
  })

  it('SB-COMP-12, SB-COMP-13 two armies, whatever their colours', () => {
    for (const setup of samurai.setups) expect(setup.seats, setup.id).toBe(2)
    for (const id of scenarioIds)
      expect(new Set(scenarioOf(id).units.map((unit) => unit.seat)).size, id).toBe(2)
  })

  it('SB-BOARD-06 hexes go by row and place, not by numbers printed in them', () => {
    expect([nameOfHex(board.hexes[0]), nameOfHex(board.hexes[126])]).toEqual(['A1', 'K12'])
  })

  it('SB-COMP-16 refuses more units of a kind than the box has, with line and reason', () => {
    const file = scenarioTexts['gmt-01']
    const row = ' asp     asp     asp     asp     asp     asp     asp     asp     asp     .       .       .'
    const lines = file.split('\n')
    const from = lines.indexOf('units') + 1
    lines[from] = row
    expect(() => parseScenario('test.txt', lines.join('\n'))).toThrow(/test\.txt, line \d+: .*SB-COMP-16/)
  })

  it('SB-COMP-11 a zvezda unit loses its figures one by one and is gone with the last', () => {
    const t = drawn('E6 si\nF6 ASP2', { edition: 'zvezda', ordered: 'E6' })
    t.dice('tccc').say('attack E6 F6')
    expect(t.at('F6')).toBe('ASP1')
    expect(t.flags).toEqual([0, 0])
  })
})

describe('the decks', () => {
  const copies = Object.fromEntries(commandCards.map((card) => [card.title, card.copies]))

  it('SB-COMP-01, SB-CMD-04 every section card and Shogun have the helmet, no other card does', () => {
    for (const card of commandCards) {
      expect(card.helmet, card.title).toBe(card.scheme === 'sections' || card.title === 'shogun')
    }
    expect(copies['infantry-onslaught']).toBe(2)
    expect(copies['counter-attack']).toBe(2)
    expect([copies['tiger-tail-left'], copies['tiger-tail-right'], copies.shogun]).toEqual([1, 1, 1])
    expect([copies['order-two-left'], copies['order-two-centre'], copies['order-three-right']]).toEqual([
      3, 4, 3,
    ])
  })

  it('SB-COMP-02, SB-COMP-03 37 titles in gmt, three of them twice; 35 in zvezda', () => {
    const titles = (edition: 'gmt' | 'zvezda') => {
      const all = dragonDeck(edition).cards.map(({ face }) => face.title.replace('-early', ''))
      return new Map(all.map((title) => [title, all.filter((each) => each === title).length]))
    }
    const gmt = titles('gmt')
    expect(gmt.size).toBe(37)
    expect([...gmt].filter(([, n]) => n > 1)).toEqual([
      ['brave-leader', 2],
      ['personal-challenge', 2],
      ['tactical-wisdom', 2],
    ])
    const zvezda = titles('zvezda')
    expect(zvezda.size).toBe(35)
    expect([...zvezda].filter(([, n]) => n > 1)).toEqual([
      ['brave-leader', 2],
      ['personal-challenge', 3],
    ])
  })

  it('SB-DRG-01 every Dragon card has a title, a cost from 0 to 5, a moment and an effect', () => {
    for (const card of dragonCards) {
      expect(card.cost, card.title).toBeGreaterThanOrEqual(0)
      expect(card.cost, card.title).toBeLessThanOrEqual(5)
      expect(card.window).toBeTruthy()
    }
    expect(dragonCards.filter(({ cost }) => cost === 0).length).toBeGreaterThan(1)
    expect(new Set(dragonCards.map(({ title }) => title)).size).toBe(dragonCards.length)
  })
})

describe('units', () => {
  const named = (edition: 'gmt' | 'zvezda', code: string) => unitKinds[kindCoded(edition, code)]
  const [circle, triangle, square, swords] = [0, 1, 2, 5]
  const rowOf = (k: (typeof unitKinds)[number]) => [
    k.symbol,
    k.blocks,
    k.moveAndBattle,
    k.move,
    k.close,
    k.weapon,
    k.steadfast,
    k.flight,
    k.shame,
  ]

  it.each([
    // code, symbol, blocks, move and battle, move, close, weapon, own flag, flight, honor
    ['ssp', square, 4, 1, 1, 4, 'none', 1, 1, 2],
    ['sb', square, 4, 1, 1, 3, 'bow', 1, 1, 2],
    ['asp', triangle, 4, 1, 2, 3, 'none', 0, 1, 1],
    ['ab', circle, 4, 2, 2, 2, 'bow', 0, 1, 1],
    ['aa', circle, 4, 0, 2, 2, 'arquebus', 0, 1, 1],
    ['li', circle, 4, 2, 2, 2, 'none', 0, 2, 2],
    ['sspc', square, 4, 2, 2, 4, 'none', 1, 1, 2],
    ['sbc', square, 4, 2, 2, 3, 'bow', 1, 1, 2],
    ['ac', swords, 4, 0, 0, 0, 'none', 0, 0, 0],
  ])('SB-UNIT-02, SB-UNIT-03, SB-UNIT-05 the gmt table: %s', (code, ...row) => {
    expect(rowOf(named('gmt', code))).toEqual(row)
  })

  it.each([
    ['asp', triangle, 4, 1, 2, 3, 'none', 0, 1, 1],
    ['ab', circle, 4, 2, 2, 2, 'bow', 0, 1, 1],
    ['aa', circle, 4, 2, 2, 2, 'arquebus', 0, 1, 1],
    ['si', square, 4, 1, 1, 4, 'none', 1, 1, 2],
    ['sc', square, 4, 2, 2, 4, 'none', 1, 1, 2],
    ['ac', swords, 3, 0, 0, 0, 'none', 0, 0, 0],
  ])('SB-UNIT-04, SB-UNIT-06 the zvezda table: %s', (code, ...row) => {
    const k = named('zvezda', code)
    expect(rowOf(k)).toEqual(row)
    expect(k.weapon !== 'none').toBe(k.symbol === circle)
  })

  it('SB-RNG-06, SB-RNG-07, SB-RNG-08 dice of bows and arquebuses by range', () => {
    expect(rangedDice.bow).toEqual({ at: [0, 0, 2, 2], moved: 1 })
    expect(rangedDice.arquebus).toEqual({ at: [0, 0, 2, 2, 1], moved: 0 })
    expect([leaderTable.infantry.move, leaderTable.cavalry.move]).toEqual([2, 3])
  })

  it('SB-UNIT-01, SB-UNIT-08 a hex holds one unit: units neither share it, nor split, nor merge', () => {
    const t = drawn('E6 ab2 ab2', { ordered: 'E6 E7', phase: 'move' })
    expect(t.can('move E6 E7')).toBe(false)
    expect(t.whyNot({ kind: 'move', unit: t.unit('E6').id, hex: t.unit('E7').hex })).toBe('SB-MOVE-04')
    t.say('move E6 D6')
    expect([t.at('E6'), t.at('D6'), t.at('E7')]).toEqual(['.', 'ab2', 'ab2'])
  })

  it('SB-UNIT-07 one block fights like four', () => {
    const t = drawn('E6 ssp1\nF6 ASP', { ordered: 'E6' }).dice('cccc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 4'])
  })

  it('SB-UNIT-09, SB-UNIT-10 a lone leader is no unit in gmt and one in zvezda', () => {
    // Next to a lone enemy leader a bow unit shoots on in gmt; in zvezda he is a unit and forbids it.
    const gmt = drawn('E6 ab\nF6 +I\nG7 ASP', { ordered: 'E6' })
    expect(gmt.offers('shoot')).toEqual([])
    const shooting = drawn('E6 ab .  ASP\nF6 +I', { ordered: 'E6' })
    expect(shooting.offers('shoot')).toEqual(['shoot E6 E8'])
    const zvezda = drawn('E6 ab .  ASP\nF6 +I', { ordered: 'E6', edition: 'zvezda' })
    expect(zvezda.offers('shoot')).toEqual([])
    // Attached he and his unit are one: one order, one target.
    const led = drawn('E6 asp+i\nF6 ASP', {
      edition: 'zvezda',
      top: { hand: 'order-one-centre order-two-left' },
    })
    led.say('play order-one-centre')
    expect(led.offers('order')).toEqual(['order E6', 'order leader E6'])
    led.say('order E6')
    expect(led.asks).toBe('turn / move')
  })

  it('SB-UNIT-11 an infantry leader leads infantry only, a cavalry leader anybody', () => {
    const t = drawn('E4 +i   asp   sspc\nE9  +c asp sspc', {
      orderedLeaders: 'E4 E9',
      ordered: '',
      phase: 'move',
    })
    expect(t.can('move leader E4 E5')).toBe(true)
    expect(t.can('move leader E4 E6')).toBe(false)
    expect(t.can('move leader E9 E10')).toBe(true)
    expect(t.can('move leader E9 E11')).toBe(true)
  })

  it('SB-UNIT-12 no hex holds two leaders after a move or a retreat', () => {
    const t = drawn('E5 +i   asp+i +c', { orderedLeaders: 'E5 E7', ordered: '', phase: 'move' })
    expect(t.can('move leader E5 E6')).toBe(false)
    expect(t.can('move leader E5 E7')).toBe(false)
    const back = drawn('D5 +i asp+i\nE6 +i\nF6 SSP', { turn: 'bottom', ordered: 'F6' })
    back.dice('cccc').say('attack F6 E6')
    expect(back.can('retreat D5')).toBe(false)
    expect(back.can('retreat D6')).toBe(false)
  })

  it('SB-UNIT-13 an ordered lone leader follows his type: infantry leaders move two hexes, cavalry leaders three', () => {
    const t = drawn('F6 +i\nF10 +c', { orderedLeaders: 'F6 F10', ordered: '', phase: 'move' })
    expect([t.can('move leader F6 F4'), t.can('move leader F6 F3')]).toEqual([true, false])
    expect([t.can('move leader F10 F7'), t.can('move leader F10 F6')]).toEqual([true, false])
  })
})

describe('setting up', () => {
  it('SB-SETUP-01, SB-SETUP-02 the scenario says who sits where; every unit is whole and in its hex', () => {
    const scenario = scenarioOf('gmt-07')
    expect(scenario.armies.map((army) => army.name)).toEqual(['Ouchi', 'Amako'])
    const t = drawn('E6 ssp ac\nG6 LI')
    expect([t.at('E6'), t.at('E7'), t.at('G6')]).toEqual(['ssp4', 'ac4+g', 'LI4'])
    expect(t.unit('E6').seat).toBe(0)
    expect(t.unit('G6').seat).toBe(1)
  })
})
