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
import { fieldOf } from '../position/field.ts'
import { glory } from '../rulebook.ts'
import { battleFiles } from './battles.generated.ts'
import { longestBattle } from './own-battle.ts'

const small = battleFiles.find(({ file }) => file.includes('two-crossings'))?.text ?? ''
const own = (battle: string, more = {}) => chooseSetup(glory, 'own', { battle, ...more })

/** Plays by chance for a while, and gives the match. */
function played(setup: ReturnType<typeof own>, answers: number) {
  const match = new Match(glory, setup, 'own battle')
  const chance = streamFrom('own battle', 'shuffles')
  for (let i = 0; i < answers && match.state.result === null; i++) {
    const seat = firstSeat(match.state.awaiting)
    match.answer(seat, match.state.asked[seat], pick(chance, glory.answers(match.state, seat)))
  }
  return match
}

describe('a battle that players bring', () => {
  it('every battle of ours could be brought, and begins as ours does', () => {
    for (const { text } of battleFiles) {
      const id = /^battle (\S+)/m.exec(text)?.[1] as string
      const brought = glory.save(glory.begin(own(text), 'same')) as unknown as Record<string, unknown>
      const ours = glory.save(glory.begin(chooseSetup(glory, id), 'same')) as unknown as Record<
        string,
        unknown
      >
      expect({ ...brought, field: '', battle: '' }, id).toEqual({ ...ours, field: '', battle: '' })
    }
  })

  it('travels whole in the record, with tables of one’s own too, and replays where nobody has it', () => {
    const text = `# a remark\n${small.replace('title ', 'title Flood at the ')}`
    const tables = JSON.stringify({ origin: 'my copy', ways: { road: 1 } })
    const match = played(own(text, { tables }), 80)
    const record = parseRecord(printRecord(match.record))
    expect(record.setup.options.battle).toBe(text)
    for (let i = 0; i < 60; i++) fieldOf(glory.begin(own(`${small}\ntitle ${i}`), 'x')) // forgets ours
    const again = replay(glory, record)
    expect(glory.hash(again.state)).toBe(glory.hash(match.state))
    const field = fieldOf(glory.view(again.state, null))
    expect([field.battle.title, field.tables.ways.road]).toEqual([expect.stringMatching(/^Flood at the /), 1])
    expect(again.state.battle).not.toContain('remark')
  })

  it('JG-5.1.1 what is set up against the rules is refused before anybody plays it', () => {
    const stacked = small.replaceAll(/^(unit \| \w+ +\| .*\| )(\d{4})( \| \w+ +\| 0)/gm, '$10101$3')
    expect(stacked).not.toBe(small)
    expect(() => own(stacked)).toThrow(BadInput)
  })

  it('maps, pieces and texts have an end', () => {
    expect(() => own(small.replace(/size \S+/, 'size 99x99'))).toThrow(/9801 hexes; 1200 are the most/)
    expect(() => own(small.replace(/^(size \S+)/m, '$1\n$1'))).toThrow(/a second size/)
    expect(() => own(small.padEnd(longestBattle + 1, '#'))).toThrow(/30000 are the most/)
    expect(() => own('')).toThrow(/line 1: the file ends without a line "battle ..."/)
    expect(() => own(small.replace(/^map$[\s\S]*?^end$/m, ''))).toThrow(/without a drawing/)
  })
})

describe('what strangers bring', () => {
  const words = [
    '0000', '9999', 'x-x-x-x', 'win', 'score', '1-999999', 'map', 'end', 'vcut', 'all', 'side', 'zone', 'cam', 'of', 'does',
  ] // biome-ignore format: a list of words

  it('400 battles spoilt by chance are refused with a sentence, or can be played', () => {
    const chance = streamFrom('hostile battles', 'shuffles')
    let refused = 0
    for (let i = 0; i < 400; i++) {
      const text = spoilt(small, words, chance)
      try {
        const setup = own(text)
        if (i % 8 === 0) expect(glory.scrutiny.violations(played(setup, 60).state)).toEqual([])
      } catch (error) {
        expect(error, text).toBeInstanceOf(BadInput)
        refused++
      }
    }
    expect(refused).toBeGreaterThan(150)
    expect(refused).toBeLessThan(400)
  })
})
