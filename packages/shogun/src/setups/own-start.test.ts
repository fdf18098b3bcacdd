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
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { provinceIds, provinceOf } from '../position/map.ts'
import { shogun } from '../rulebook.ts'
import {
  blankSheet,
  outlineOf,
  ownerOf,
  problemsIn,
  setArmy,
  setKoku,
  setProvince,
  setSeats,
  setTitle,
  smallChanges,
} from './sheet/index.ts'
import { parseStart } from './start-file.ts'
import { startTexts } from './starts.generated.ts'

const shelf = Object.entries(startTexts)
const corners = startTexts['four-corners']
const own = (battle: string) => chooseSetup(shogun, `own-${outlineOf(battle).seats}`, { battle })

/** Plays by chance for a while, and gives the match. */
function played(battle: string, answers: number) {
  const match = new Match(shogun, own(battle), 'own start')
  const chance = streamFrom('own start', 'shuffles')
  for (let i = 0; i < answers && match.state.result === null; i++) {
    const seat = firstSeat(match.state.awaiting)
    match.answer(seat, match.state.asked[seat], pick(chance, shogun.answers(match.state, seat)))
  }
  return match
}

describe('a start that players bring', () => {
  it.each(shelf)(
    '%s is outlined as the engine reads it, keeps every invariant, and replays to its hash',
    (_, text) => {
      const outline = outlineOf(text)
      const start = parseStart('', text)
      expect(outline.armies).toHaveLength(start.armies.length)
      for (const { province, clan } of [...start.provinces, ...start.armies])
        expect(ownerOf(outline, province)).toBe(clan)
      expect(problemsIn(text)).toEqual([])
      const match = played(`# a remark\n${text}`, 300)
      expect(shogun.scrutiny.violations(match.state)).toEqual([])
      const record = parseRecord(printRecord(match.record))
      expect(record.setup.options.battle).toContain('# a remark')
      expect(shogun.hash(replay(shogun, record).state)).toBe(shogun.hash(match.state))
    },
  )

  it('SG-SET-15 begins with the first round, with its treasuries, castles and levels', () => {
    const text = setArmy(setProvince(setKoku(corners, 0, 9), provinceOf('bizen'), { castle: 2 }), 0, 0, {
      level: 3,
    })
    const s = shogun.begin(own(text), 'x')
    expect([s.round, s.clans[0].koku, s.castle[provinceOf('bizen')], s.bases]).toEqual([1, 9, 2, 4])
    expect(shogun.view(s, 0).armies[0].level).toBe(3)
    expect(shogun.scrutiny.violations(s)).toEqual([])
  })

  it.each([
    ['province kaga pink 6p', /6 units in kaga; a province force has 5 at most/],
    ['province kaga pink', /nobody stands in kaga/],
    ['province nowhere pink 1p', /there is no province "nowhere"/],
    ['army pink 1 aki', /has a line already/],
    ['province kaga gold 1p', /gold does not play/],
    ['seats 9', /a second line "seats"/],
    ['victory 3', /is no word of a start/],
  ])('refuses "%s"', (line, sentence) => {
    expect(() => own(`${corners.replace(/^province kaga .*\n/m, '')}${line}\n`)).toThrow(sentence)
  })

  it('is refused for another number of seats, when it is too long, and when somebody has won already', () => {
    expect(() => shogun.begin(chooseSetup(shogun, 'own-3', { battle: corners }), 'x')).toThrow(
      /choose the setup own-4/,
    )
    expect(() => own(corners.padEnd(13_000, '#'))).toThrow(/12000 are the most/)
    const all = provinceIds.reduce((so, _, at) => (at < 45 ? setProvince(so, at, { clan: 0 }) : so), corners)
    expect(problemsIn(all)[0]?.reason).toMatch(/it has won|the box has|no army/)
  })
})

describe('edits', () => {
  it('change what they say, and nothing else', () => {
    const bizen = provinceOf('bizen')
    const more = setProvince(corners, bizen, { men: { archer: 0, swordsman: 0, gunner: 0, spearman: 4 } })
    expect(more).toBe(corners.replace('bizen pink 3p', 'bizen pink 4p'))
    expect(setKoku(corners, 1, 7)).toBe(corners.replace('clan grey koku 5', 'clan grey koku 7'))
    expect(ownerOf(outlineOf(setProvince(corners, bizen, { clan: 2 })), bizen)).toBe(2)
    expect(ownerOf(outlineOf(setProvince(corners, bizen, null)), bizen)).toBeNull()
    expect(setTitle(corners, 'it', 'Angoli # x')).toContain('title it Angoli x\n')
    expect(problemsIn(setSeats(corners, 3))).toEqual([])
    expect(problemsIn(blankSheet('en', 'New'))[0]?.reason).toContain('has no army')
    for (const { text } of smallChanges(startTexts['two-alliances'])) expect(problemsIn(text)).toEqual([])
    expect(smallChanges(startTexts['two-alliances']).length).toBeGreaterThan(10)
  })

  it('in any order crash nothing, and nothing is wrong just where the engine says so', () => {
    const province = fc.nat({ max: provinceIds.length - 1 })
    const clan = fc.nat({ max: 4 })
    const number = fc.nat({ max: 6 })
    type Edit = (text: string) => string
    const edits: fc.Arbitrary<Edit> = fc.oneof(
      fc.tuple(province, clan, number, fc.constantFrom(0, 1, 2)).map(
        ([at, who, n, castle]): Edit =>
          (text) =>
            setProvince(text, at, {
              clan: who,
              castle: castle as 0,
              men: { archer: 0, swordsman: n % 3, gunner: 0, spearman: n },
            }),
      ),
      province.map(
        (at): Edit =>
          (text) =>
            setProvince(text, at, null),
      ),
      fc.tuple(clan, fc.nat({ max: 2 }), province, number).map(
        ([who, which, at, n]): Edit =>
          (text) =>
            setArmy(text, who, which, n === 0 ? null : { province: at, level: n }),
      ),
      fc.tuple(clan, fc.nat({ max: 120 })).map(
        ([who, n]): Edit =>
          (text) =>
            setKoku(text, who, n),
      ),
      fc.integer({ min: 2, max: 5 }).map(
        (n): Edit =>
          (text) =>
            setSeats(text, n),
      ),
      fc.constantFrom('x', '', '# y\nz').map(
        (title): Edit =>
          (text) =>
            setTitle(text, 'en', title),
      ),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...shelf.map(([, text]) => text), blankSheet('en', 'x'), ''),
        fc.array(edits, { maxLength: 10 }),
        (start, list) => {
          const text = list.reduce((so, edit) => edit(so), start)
          const outline = outlineOf(text)
          const problems = problemsIn(text)
          let taken = true
          try {
            shogun.begin(own(text), 'x')
          } catch (error) {
            expect(error).toBeInstanceOf(BadInput)
            taken = false
          }
          expect(problems.length === 0, text).toBe(taken)
          if (!taken) return
          const read = parseStart('', text)
          for (const each of read.provinces) expect(ownerOf(outline, each.province)).toBe(each.clan)
          expect(shogun.scrutiny.violations(shogun.begin(own(text), 'x'))).toEqual([])
        },
      ),
      { numRuns: 150, seed: 3 },
    )
  })

  it('500 spoilt texts are outlined, and read or refused with a place in them', () => {
    const chance = streamFrom('hostile starts', 'shuffles')
    const words = [
      'province',
      'army',
      'clan',
      'koku',
      'level',
      '99p',
      'seats',
      'pink',
      '<script>',
      '__proto__',
    ]
    for (let i = 0; i < 500; i++) {
      const text = spoilt(pick(chance, shelf)[1], words, chance)
      for (const { line } of problemsIn(text)) expect(line).toBeLessThan(text.split('\n').length)
      outlineOf(text)
    }
  })
})
