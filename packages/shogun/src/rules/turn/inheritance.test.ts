import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { actionOf, armyId, at, type Scene, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }
const pass = { kind: 'pass' }
const own = (...provinces: string[]) => provinces.map((id) => `${id} 1p`).join(', ')

const thirtyThree =
  'aki bingo bitchu bizen bungo buzen chikugo chikuzen harima higo hitachi hizen hoki hyuga iga inaba ise iwami izu izumi izumo kii kozuke kawachi kazusa musashi nagato omi osumi owari sagami sanuki satsuma'.split(
    ' ',
  )

describe('an inheritance', () => {
  test('SG-INC-01 after A8 it counts for the income of the same round', () => {
    const t = new TestTable({
      forces: {
        pink: own('aki', 'suo', 'nagato', 'iwami', 'izumo', 'bingo', 'hoki'),
        grey: 'iyo 1p, tosa 1p, sanuki 1p',
      },
      armies: { pink: ['kii: 1a', 'ise: 1a', 'iga: 1a'], grey: ['kai:'] },
      ninja: 'pink',
      at: actionOf('dismiss'),
    })
    expect([t.asks, t.state.clans[0].provinces]).toEqual(['ninja / strike', 10])
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('income').map(({ clan, koku }) => [clan, koku])).toEqual([
      [0, 4], // 13 provinces; Kai is empty
      [2, 3],
      [3, 3],
    ])
  })

  test('SG-ELM-13 after A9 the loser’s koku are gone, and the heir plans with his own income only', () => {
    const t = new TestTable({
      forces: {
        pink: own('aki', 'suo'),
        grey: own(
          'iyo',
          'tosa',
          'sanuki',
          'kaga',
          'noto',
          'etchu',
          'hida',
          'mino',
          'owari',
          'ise',
          'iga',
          'omi',
        ),
      },
      armies: { pink: ['kii: 1a', 'izumi: 1a', 'yamato: 1a'], grey: ['kai:'] },
      ninja: 'pink',
      at: actionOf('dismiss'),
    })
    t.say(pass)
    expect(t.state.clans[1].koku).toBe(4)
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.state.clans.map(({ koku }) => koku)).toEqual([3, 0, 3, 3])
    expect([t.asks, t.asked]).toEqual(['plan / plan', [0, 2, 3]])
    expect(t.state.clans[0].provinces).toBe(17)
  })

  test('SG-RND-10 SG-RND-03 a clan that goes out before its war turn has none', () => {
    const t = new TestTable({
      forces: { pink: 'mino 5a, osumi 1p', grey: 'kai 3p' },
      armies: { pink: ['izu: 1a', 'aki: 1a', 'suo: 1a'], grey: ['hida:'] },
      at: [
        ['set-up / rounds', { turn: 0, splitter: 0 }],
        ['round / war', { turn: 1 }],
        ['war turn / after A', { clan: 0, latest: -1 }],
      ],
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say(end)
    t.say(end).say(end)
    expect(t.state.turn).toBe(2)
    expect(t.events('warTurn').map(({ clan }) => clan)).toEqual([2])
  })

  test('SG-ELM-12 SG-ELM-07 who inherits in another’s turn attacks and moves with it in his own', () => {
    const t = new TestTable({
      forces: { pink: 'kii 2p', grey: 'mino 3p, hida 2p', indigo: 'kaga 1p' },
      armies: { pink: ['hida:'], grey: ['aki: 1a', 'iyo: 1a', 'tosa: 1a'] },
      at: [
        ['set-up / rounds', { turn: 0, splitter: 0 }],
        ['round / war', { turn: 1 }],
        ['war turn / after A', { clan: 0, latest: -1 }],
      ],
      change: (s) => {
        s.owner[at('hida')] = 0 // Pink’s lone daimyo beside a force of two
        s.clans[0].provinces++
        s.clans[1].provinces--
        s.clans[0].stock.spearman -= 2
        s.clans[1].stock.spearman += 2
      },
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('mino') })
    t.dice(12, 1, 12, 12).say(end) // the daimyo misses, one of three spearmen hits
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect([t.state.turn, t.owner('hida')]).toEqual([1, 'grey'])
    t.say(end)
    expect(t.offers({ kind: 'declare', from: at('hida'), to: at('kaga') })).toBe(true)
    expect(t.offers({ kind: 'declare', from: at('mino'), to: at('hida') })).toBe(false)
  })

  test('SG-ELM-13 SG-RON-13 the heir turns up inherited ronin for his own attack; nobody else knows where they lie', () => {
    const t = new TestTable({
      forces: { pink: 'kii 2p', grey: 'mino 3p', indigo: 'hida 1p' },
      armies: { pink: ['kii:', 'aki: 1a', 'iyo: 1a'], grey: ['suruga:'] },
      hidden: { mino: 2 },
      ninja: 'pink',
      at: warTurnOf('pink', 'begin'),
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.owner('mino')).toBe('pink')
    expect(shogun.scrutiny.secrets(t.state, 2)).toContain('hidden ronin in mino')
    expect(shogun.scrutiny.secrets(t.state, 0)).not.toContain('hidden ronin in mino')
    t.say(end)
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') }).say(end)
    t.dice(1, 12, 12, 12, 12, 12).say({ kind: 'reveal', toArmy: 0 })
    expect(t.events('rolled')[0]).toMatchObject({ clan: 0, unit: 'ronin', dice: [1, 12] })
  })

  test('SG-RUL-91 SG-DIP-03 a truce dies with its party: the heir has none with the other', () => {
    const t = new TestTable({
      forces: { pink: 'mino 5a, osumi 1p', grey: 'kai 3p', indigo: 'sagami 1p' },
      armies: { pink: ['izu: 1a', 'aki: 1a', 'suo: 1a'], grey: ['hida:'] },
      at: warTurnOf('pink', 'after A'),
      change: (s) => {
        s.truces = [
          { a: 1, b: 2, round: 2 },
          { a: 0, b: 3, round: 2 },
        ]
      },
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say(end)
    expect(t.state.truces).toEqual([{ a: 0, b: 3, round: 2 }])
  })

  test('SG-FRT-05 SG-WAR-C-09 castle extras lost in this war turn stay lost when the province passes to an heir', () => {
    const t = new TestTable({
      forces: { pink: 'mino 5a, kaga 2p, osumi 1p', grey: 'hida 1p' },
      armies: { grey: ['kai:'], indigo: ['iyo: 1a', 'tosa: 1a', 'sanuki: 1a'] },
      castles: { hida: 1 },
      ninja: 'indigo',
      at: warTurnOf('pink', 'after A'),
    })
    t.say(pass)
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.say({ kind: 'declare', from: at('kaga'), to: at('hida') }).say(end)
    t.say(pass)
      .say({ kind: 'fight', from: at('mino') })
      .say(pass)
    t.dice(1, 1, 1, 12, 12, 12, 12).say(pass).say(pass) // three of the castle’s fall
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.owner('hida')).toBe('indigo')
    t.dice(12, 12, 12, 12).say({ kind: 'breakOff' })
    expect(t.events('rolled').at(-1)).toMatchObject({ clan: 2, dice: [12, 12] })
    expect(t.events('battle').map(({ enemy }) => enemy)).toEqual([1, 2])
  })

  test('SG-ELM-09 SG-WIN-01 the 35th by inheritance wins at once: no daimyo comes back first', () => {
    const t = new TestTable({
      forces: { pink: `mino 5a, ${own(...thirtyThree.slice(0, 32))}`, grey: 'kai 1p, suruga 1p' },
      armies: { pink: ['izu: 1a', 'lost', 'lost'], grey: ['hida:'] },
      at: warTurnOf('pink', 'after A'),
    })
    expect(t.state.clans[0].provinces).toBe(33)
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say(end)
    expect(t.state.result).toEqual({ winners: [0], because: 'result.provinces' })
    expect([t.asked, t.army('pink', 2).leader]).toEqual([[], 'lost'])
  })

  const long: Scene = {
    options: { victory: 'long' },
    forces: { pink: `mino 5a, ${own(...thirtyThree.slice(0, 32))}`, grey: 'kai 1p, suruga 1p' },
    armies: { pink: ['izu: 1a', 'yamato: 1a', 'lost'], grey: ['hida:'] },
    at: warTurnOf('pink', 'after A'),
  }

  test('SG-WIN-03 SG-ELM-09 in the long game the same goes on, and his daimyo come back', () => {
    const t = new TestTable(long)
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say(end)
    expect([t.state.result, t.asks, t.state.clans[0].provinces]).toEqual([null, 'recovery / place', 36])
  })

  test('SG-ELM-16 SG-WIN-03 in the long game too a sole survivor has won at once', () => {
    const t = new TestTable({
      ...long,
      armies: { ...long.armies, indigo: ['lost'], green: ['lost'] },
      change: (s) => {
        for (const clan of [2, 3]) s.clans[clan].alive = false
      },
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say(end)
    expect(t.state.result).toEqual({ winners: [0], because: 'result.survivor' })
  })

  test('SG-WIN-03 SG-NIN-10 SG-RUL-66 a blow after A9 may bring the 35th in time for the end of the round', () => {
    const t = new TestTable({
      ...long,
      armies: { ...long.armies, grey: ['hida:'] },
      forces: { ...long.forces, grey: 'kai 1p, suruga 1p, hida 1p' },
      ninja: 'pink',
      at: actionOf('dismiss'),
    })
    t.say(pass)
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    t.say({ kind: 'place', province: at('kai') }).say({ kind: 'settled' })
    expect(t.state.result).toEqual({ winners: [0], because: 'result.provinces' })
  })

  test('SG-RUL-43 SG-2P-11 with two players both clans that fell together are out, and their allies play on', () => {
    const t = new TestTable({
      seats: 2,
      forces: { pink: 'kai 2p', indigo: 'suruga 2p' },
      armies: { pink: ['mino:'], indigo: ['hida:'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('hida') })
    t.dice(1, 1).say(end)
    expect(t.events('eliminated').map(({ clan, by }) => [clan, by])).toEqual([
      [0, -1],
      [2, -1],
    ])
    expect([t.state.result, t.owner('kai'), t.owner('suruga')]).toEqual([null, null, null])
  })

  test('SG-2P-07 SG-2P-11 with two players the land of a beaten clan is closed to the heir’s ally', () => {
    const t = new TestTable({
      seats: 2,
      forces: { pink: 'mino 5a, osumi 1p', grey: 'sagami 2p', indigo: 'kai 2p' },
      armies: { pink: ['izu: 1a', 'aki: 1a', 'suo: 1a'], grey: ['sagami level 2: 1a'], indigo: ['hida:'] },
      at: [
        ['set-up / rounds', { turn: 0, splitter: 0 }],
        ['round / war', { turn: 1 }],
        ['war turn / after A', { clan: 0, latest: -1 }],
      ],
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say(end)
    expect(t.force('kai')).toEqual(troopOf('2p'))
    t.say(end).say(end)
    expect([t.state.turn, t.owner('kai')]).toEqual([1, 'pink'])
    t.say(end)
    expect(t.offers({ kind: 'declare', to: at('kai') })).toBe(false)
    expect(t.offers({ kind: 'declare', to: at('musashi') })).toBe(true)
  })
})
