import {
  BadInput,
  chooseSetup,
  firstSeat,
  Match,
  parseRecord,
  pick,
  printRecord,
  replay,
  streamFrom,
} from '@gunbai/kernel'
import { spoilt } from '@gunbai/kernel/testing'
import { describe, expect, it } from 'vitest'
import { samurai } from '../rulebook.ts'
import { scenarioOf } from './library.ts'
import { longestBattle, ownBattle } from './own-battle.ts'
import { scenarioTexts } from './scenarios.generated.ts'

const shelf = Object.values(scenarioTexts)
const own = (battle: string) => chooseSetup(samurai, 'own', { battle })
const edited = (from: string, to: string, id = 'gmt-01') => scenarioTexts[id].replace(from, to)

/** Plays by chance for a while, and gives the match. */
function played(battle: string, answers: number) {
  const match = new Match(samurai, own(battle), 'own battle')
  const chance = streamFrom('own battle', 'shuffles')
  for (let i = 0; i < answers && match.state.result === null; i++) {
    const seat = firstSeat(match.state.awaiting)
    const action = pick(chance, samurai.answers(match.state, seat))
    match.answer(seat, match.state.asked[seat], action)
  }
  return match
}

describe('a battle that players bring', () => {
  it('SB-SETUP-02 is set up as it is drawn, and every battle of the project could be brought', () => {
    for (const [id, text] of Object.entries(scenarioTexts)) {
      const brought = samurai.begin(own(text), 'same')
      const ours = samurai.begin(chooseSetup(samurai, id), 'same')
      expect({ ...samurai.save(brought), scenario: '' }, id).toEqual({ ...samurai.save(ours), scenario: '' })
    }
  })

  it('travels whole in the record, and replays to its hash where nobody has it', () => {
    const text = edited('top     "Red Samurai army"   command 5', 'top     "Our house"   command 6')
    const match = played(text, 120)
    const record = parseRecord(printRecord(match.record))
    expect(record.setup.options.battle).toBe(text)
    for (const other of shelf) scenarioOf(`${other}\n`) // forgets ours
    const again = replay(samurai, record)
    expect(samurai.hash(again.state)).toBe(samurai.hash(match.state))
    expect(samurai.view(again.state, null).armies[0]).toBe('Our house')
    expect(samurai.sketch(samurai.view(again.state, 0))).toContain('Our house')
    expect(samurai.load(samurai.save(again.state)).scenario).toBe(again.state.scenario)
  })

  it('keeps the story out of the state and of what is sent to the table', () => {
    const s = samurai.begin(own(`# a remark\n${scenarioTexts['gmt-01']}`), 'story')
    expect(s.scenario).not.toMatch(/story|remark/)
    expect(samurai.view(s, null).scenario).toBe(s.scenario)
  })

  it('SB-CC-ONE-03 follows its edition where no ruling is chosen', () => {
    const drawsDragon = (id: string, chosen = {}) =>
      samurai.begin(chooseSetup(samurai, 'own', { battle: scenarioTexts[id], ...chosen }), 'x').rulings
        .orderOneDrawsDragon
    expect([drawsDragon('gmt-01'), drawsDragon('zvezda-1')]).toEqual([true, false])
    expect([
      drawsDragon('gmt-01', { orderOneDrawsDragon: false }),
      drawsDragon('zvezda-1', { orderOneDrawsDragon: true }),
    ]).toEqual([false, true])
  })

  it('may be told in one language, or without a story', () => {
    const text = scenarioTexts['gmt-01'].replace(/^title (it|hu).*\n/gm, '').split('story en')[0]
    expect(scenarioOf(own(text).options.battle as string).title.hu).toBe('First Samurai Skirmish')
  })

  it('SB-COMP-04, SB-COMP-07 what the box cannot hold is counted', () => {
    const refused = (text: string) => expect(() => own(text))
    refused(edited('honor 5  first', 'honor 28  first')).toThrow(
      /line 10: 33 honor for both armies; the box has 30/,
    )
    refused(edited('victory 5', 'victory 19')).toThrow(/from 1 to 18, got "19"/)
    refused(edited('command 5', 'command 0')).toThrow(/from 1 to 12, got "0"/)
    refused(edited(' .       asp     .       asp', ' ssp     ssp     ssp     ssp')).toThrow(
      /6 ssp for the top army; the box has 5/,
    )
  })

  it('is asked for where it is missing, and not longer than it may be', () => {
    expect(() => chooseSetup(samurai, 'own')).toThrow(
      'The setup own needs a text of your own as "battle"; got nothing.',
    )
    expect(() => own(`${shelf[0]}${'#\n'.repeat(longestBattle)}`)).toThrow(/characters; 20000 are the most/)
  })
})

describe('what strangers bring', () => {
  const words = [
    'who=toString', '*constructor', '+__proto__', 'x=y', 'story en', 'zone', 'tag', 'leaders', 'units', 'terrain', 'first',
    'mt', 'ac+a', 'locked-units', 'card=constructor', 'leader=a', 'flags=999', 'victory-rule', 'special',
  ] // biome-ignore format: a list of words

  it('10,000 battles spoilt by chance are read or refused with a sentence, and nothing else', () => {
    const chance = streamFrom('hostile battles', 'shuffles')
    let refused = 0
    for (let i = 0; i < 10_000; i++) {
      const text = spoilt(pick(chance, shelf), words, chance)
      try {
        const { options } = own(text)
        expect(ownBattle.read(options.battle as string)).toBe(options.battle)
        const s = samurai.begin(own(text), 'hostile')
        expect(samurai.scrutiny.violations(s)).toEqual([])
      } catch (error) {
        expect(error, text).toBeInstanceOf(BadInput)
        refused++
      }
    }
    expect(refused).toBeGreaterThan(5_000)
    expect(refused).toBeLessThan(10_000)
  })

  it('what is read can be played', () => {
    const chance = streamFrom('odd battles', 'shuffles')
    for (let i = 0, good = 0; good < 12 && i < 400; i++) {
      const text = spoilt(pick(chance, shelf), words, chance)
      try {
        own(text)
      } catch {
        continue
      }
      good++
      expect(samurai.scrutiny.violations(played(text, 150).state)).toEqual([])
    }
  })
})
