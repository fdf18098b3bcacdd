import type { Language } from '@gunbai/kernel'
import { colours } from '../../data/pieces.ts'
import { type Province, provinceIds } from '../../position/map.ts'
import type { Clan } from '../../state.ts'
import { clansFor, type Men } from '../start-file.ts'
import { menWritten, type Outline, outlineOf, type SheetArmy, type SheetForce } from './outline.ts'

/** Changes to the text of a start. Each gives the new text; what it does not speak of keeps every blank and remark. */

/** The text with that line said otherwise, its remark kept; an empty one takes it out. */
function withLine(text: string, line: number, said: string): string {
  const lines = text.split('\n')
  const remark = /\s*#.*$/.exec(lines[line] ?? '')?.[0] ?? ''
  if (said === '') lines.splice(line, 1)
  else lines[line] = said + remark
  return lines.join('\n')
}

/** The text with a new line behind the last of that clan, or at its end. */
function added(text: string, clan: Clan | null, said: string): string {
  const { statements } = outlineOf(text)
  const lines = text.split('\n')
  const ofClan = statements.filter(({ words }) => clan !== null && words.includes(colours[clan]))
  const head = statements.filter(({ words }) => ['start', 'title', 'seats'].includes(words[0]))
  const family = said.startsWith('province') ? ofClan.filter(({ words }) => words[0] !== 'army') : ofClan
  const behind = (clan === null ? head : family).at(-1) ?? ofClan[0]
  if (behind !== undefined) lines.splice(behind.line + 1, 0, said)
  else {
    while (lines.at(-1)?.trim() === '') lines.pop()
    lines.push('', said, '')
  }
  return lines.join('\n')
}

const provinceLine = (province: Province, { clan, men, castle }: Omit<SheetForce, 'line'>): string =>
  ['province', provinceIds[province], colours[clan], menWritten(men), ['', 'castle', 'fortress'][castle]]
    .filter(Boolean)
    .join(' ')

/** Who holds a province with what; null takes it out, with an army that stands there. */
export function setProvince(
  text: string,
  province: Province,
  change: Partial<Omit<SheetForce, 'line'>> | null,
): string {
  const { forces, armies } = outlineOf(text)
  const known = forces[province]
  const army = armies.find((each) => each.province === province)
  if (change === null) {
    const gone = [known?.line, army?.line].flatMap((line) => line ?? [])
    return gone.sort((a, b) => b - a).reduce((so, line) => withLine(so, line, ''), text)
  }
  const clan = change.clan ?? known?.clan ?? army?.clan
  if (clan === undefined) return text
  // another clan's army leaves with its province
  const left = army !== undefined && army.clan !== clan ? withLine(text, army.line, '') : text
  const now = outlineOf(left).forces[province]
  const usual = { clan, men: { ...noMen, spearman: 1 }, castle: 0 } as const
  const said = provinceLine(province, { ...usual, ...strip(now), ...change, clan })
  if (now === undefined) return added(left, clan, said)
  if (now.clan === clan) return withLine(left, now.line, said)
  return added(withLine(left, now.line, ''), clan, said)
}

const noMen: Men = { archer: 0, swordsman: 0, gunner: 0, spearman: 0 }

const strip = (force: SheetForce | undefined): Partial<Omit<SheetForce, 'line'>> =>
  force === undefined ? {} : { clan: force.clan, men: force.men, castle: force.castle }

/** Where an army stands and what it has; null for an army that the clan does not have. */
export function setArmy(
  text: string,
  clan: Clan,
  number: number,
  change: Partial<Pick<SheetArmy, 'province' | 'level' | 'men'>> | null,
): string {
  const known = outlineOf(text).armies.find((each) => each.clan === clan && each.number === number)
  if (change === null) return known === undefined ? text : withLine(text, known.line, '')
  const { province, level, men } = { ...usualArmy, ...known, ...change }
  if (province === undefined) return text
  const grade = level > 1 ? `level ${level}` : ''
  const said = ['army', colours[clan], number + 1, provinceIds[province], grade, menWritten(men)]
    .filter((each) => each !== '')
    .join(' ')
  return known === undefined ? added(text, clan, said) : withLine(text, known.line, said)
}

/** SG-SET-03, SG-SET-04 */
const usualArmy: { province?: Province; level: number; men: Men } = {
  level: 1,
  men: { archer: 1, swordsman: 1, gunner: 2, spearman: 0 },
}

/** What a clan has in its treasury. */
export function setKoku(text: string, clan: Clan, koku: number): string {
  const { statements } = outlineOf(text)
  const known = statements.find(({ words }) => words[0] === 'clan' && words[1] === colours[clan])
  const said = `clan ${colours[clan]} koku ${koku}`
  if (known !== undefined) return withLine(text, known.line, said)
  const first = statements.find(({ words }) => words.includes(colours[clan]))
  if (first === undefined) return added(text, clan, said)
  const lines = text.split('\n')
  lines.splice(first.line, 0, said)
  return lines.join('\n')
}

/** For how many; clans that do not play any more are taken out. */
export function setSeats(text: string, seats: number): string {
  const known = outlineOf(text).statements.find(({ words }) => words[0] === 'seats')
  const said = `seats ${seats}`
  const next = known === undefined ? added(text, null, said) : withLine(text, known.line, said)
  const out = colours.slice(clansFor(seats)) as readonly string[]
  const gone = outlineOf(next).statements.filter(({ words }) => words.some((word) => out.includes(word)))
  return gone.reduceRight((so, { line, words }) => (words[0] === 'title' ? so : withLine(so, line, '')), next)
}

export function setTitle(text: string, language: Language, title: string): string {
  const known = outlineOf(text).statements.find(({ words }) => words[0] === 'title' && words[1] === language)
  const plain = title
    .replaceAll(/[#\n\r]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const said = plain === '' ? '' : `title ${language} ${plain}`
  if (known !== undefined) return withLine(text, known.line, said)
  return said === '' ? text : added(text, null, said)
}

/** A start of which nothing is drawn yet. */
export const blankSheet = (language: string, title: string): string =>
  ['start own', `title ${language} ${title}`, 'seats 2', ''].join('\n')

/** Who holds a province, by its force or an army. */
export const ownerOf = ({ forces, armies }: Outline, province: Province): Clan | null =>
  forces[province]?.clan ?? armies.find((army) => army.province === province)?.clan ?? null
