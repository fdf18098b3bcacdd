import { BadInput, languages, shown } from '@gunbai/kernel'
import {
  armiesPerClan,
  ashigaruBoxes,
  baseCount,
  castleCount,
  colours,
  experienceTrack,
  forceLimit,
  perColour,
  type Regular,
  regularKinds,
  samuraiBoxes,
} from '../data/pieces.ts'
import { type Province, provinceCount, provinceIds } from '../position/map.ts'
import { toWin, toWinWithTwo } from '../rules/turn/victory.ts'
import type { Clan } from '../state.ts'

/** Where a game begins that players have set up themselves: who holds what, and what is in the treasuries. */
export interface Start {
  readonly seats: number
  readonly koku: readonly number[] // by clan
  readonly provinces: readonly StartProvince[]
  readonly armies: readonly StartArmy[]
}

export type Men = Readonly<Record<Regular, number>>

export interface StartProvince {
  readonly province: Province
  readonly clan: Clan
  readonly men: Men
  readonly castle: 0 | 1 | 2
}

export interface StartArmy {
  readonly clan: Clan
  /** Which of its clan, counted from 0. */
  readonly number: number
  readonly province: Province
  readonly level: number
  readonly men: Men
}

/** A start that cannot be read or that the box cannot field. */
export class StartError extends BadInput {
  /** Counted from 1. */
  readonly line: number
  readonly problem: string

  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line}: ${problem}.`)
    this.line = line
    this.problem = problem
  }
}

/** The letters of the units in a start: `2a 1s 3g 4p`. */
export const unitLetters: Readonly<Record<string, Regular>> = {
  a: 'archer', s: 'swordsman', g: 'gunner', p: 'spearman',
} // biome-ignore format: a table

/** No clan begins with more in its treasury. */
export const mostKoku = 99

export const clansFor = (seats: number): number => (seats === 2 ? 4 : seats) // SG-2P-01

/** The words of a line, without its remark. */
export const wordsOf = (line: string): string[] =>
  line.replace(/#.*$/, '').trim().split(/\s+/).filter(Boolean)

/** Reads a start drawn as text. The form is in `docs/draw-a-scenario.md`. Throws StartError. */
export function parseStart(file: string, text: string): Start {
  return new StartFile(file).read(text)
}

class StartFile {
  private readonly file: string
  private line = 0
  private seats = 0
  private readonly koku = new Map<Clan, number>()
  private readonly provinces = new Map<Province, StartProvince & { readonly line: number }>()
  private readonly armies: (StartArmy & { readonly line: number })[] = []

  constructor(file: string) {
    this.file = file
  }

  read(text: string): Start {
    const lines = text.split(/\r?\n/)
    lines.forEach((line, i) => {
      this.line = i + 1
      const [verb, ...rest] = wordsOf(line)
      if (verb !== undefined) this.statement(verb, rest)
    })
    this.line = lines.length
    if (this.seats === 0) throw this.wrong('the file ends without a line "seats 4"')
    this.checkWhole()
    const clans = Array.from({ length: clansFor(this.seats) }, (_, clan) => clan)
    return {
      seats: this.seats,
      koku: clans.map((clan) => this.koku.get(clan) ?? Math.floor(this.heldBy(clan).length / 3)), // SG-SET-15
      provinces: [...this.provinces.values()].map(({ line: _, ...province }) => province),
      armies: this.armies.map(({ line: _, ...army }) => army),
    }
  }

  private wrong(problem: string): StartError {
    return new StartError(this.file, this.line, problem)
  }

  private statement(verb: string, rest: readonly string[]): void {
    if (verb === 'start') {
      if (!/^[A-Za-z][\w-]*$/.test(rest[0] ?? ''))
        throw this.wrong(`expected a short name, got ${shown(rest[0])}`)
    } else if (verb === 'title') {
      if (!(languages as readonly string[]).includes(rest[0] ?? '') || rest.length < 2)
        throw this.wrong('write "title en Four corners": a language and the title')
    } else if (verb === 'seats') {
      if (this.seats > 0) throw this.wrong('a second line "seats"')
      this.seats = this.whole(rest[0], 2, 5)
    } else if (verb === 'clan') this.readClan(rest)
    else if (verb === 'province') this.readProvince(rest)
    else if (verb === 'army') this.readArmy(rest)
    else throw this.wrong(`${shown(verb)} is no word of a start: start, title, seats, clan, province, army`)
  }

  private readClan([colour, word, koku]: readonly string[]): void {
    const clan = this.clan(colour)
    if (word !== 'koku') throw this.wrong('write "clan pink koku 5"')
    if (this.koku.has(clan)) throw this.wrong(`a second treasury of ${colour}`)
    this.koku.set(clan, this.whole(koku, 0, mostKoku))
  }

  private readProvince([id, colour, ...rest]: readonly string[]): void {
    const province = this.province(id)
    const clan = this.clan(colour)
    if (this.provinces.has(province)) throw this.wrong(`${id} has a line already`)
    const built = rest.at(-1)
    const castle = built === 'castle' ? 1 : built === 'fortress' ? 2 : 0
    const men = this.men(castle === 0 ? rest : rest.slice(0, -1))
    const count = regularKinds.reduce((sum, kind) => sum + men[kind], 0)
    if (count > forceLimit)
      throw this.wrong(`${count} units in ${id}; a province force has ${forceLimit} at most (SG-LIM-03)`)
    this.provinces.set(province, { province, clan, men, castle, line: this.line })
  }

  private readArmy([colour, number, id, ...rest]: readonly string[]): void {
    const clan = this.clan(colour)
    const which = this.whole(number, 1, armiesPerClan) - 1
    const province = this.province(id)
    if (this.armies.some((each) => each.clan === clan && each.number === which))
      throw this.wrong(`army ${number} of ${colour} has a line already`)
    if (this.armies.some((each) => each.province === province))
      throw this.wrong(`another army stands in ${id} (SG-SET-21)`)
    const isLevelled = rest[0] === 'level'
    const level = isLevelled ? this.whole(rest[1], 1, Math.max(...experienceTrack)) : 1
    const men = this.men(isLevelled ? rest.slice(2) : rest)
    if (men.archer + men.swordsman > samuraiBoxes || men.gunner + men.spearman > ashigaruBoxes)
      throw this.wrong(
        `an army has ${samuraiBoxes} boxes for samurai and ${ashigaruBoxes} for ashigaru (SG-LIM-01)`,
      )
    this.armies.push({ clan, number: which, province, level, men, line: this.line })
  }

  /** What is only known when all is read: owners, what the box holds, and that nobody is out or has won already. */
  private checkWhole(): void {
    for (const { clan, province, line } of this.armies) {
      const known = this.provinces.get(province)
      this.line = line
      if (known !== undefined && known.clan !== clan)
        throw this.wrong(`${provinceIds[province]} is held by ${colours[known.clan]} (SG-SET-22)`)
    }
    for (const { province, men, line } of this.provinces.values()) {
      this.line = line
      const isHeld =
        regularKinds.some((kind) => men[kind] > 0) || this.armies.some((army) => army.province === province)
      if (!isHeld) throw this.wrong(`nobody stands in ${provinceIds[province]}: add a unit such as 1p`)
    }
    for (let clan = 0; clan < clansFor(this.seats); clan++) this.checkClan(clan)
    const last = [...this.provinces.values(), ...this.armies].find(({ clan }) => clan >= clansFor(this.seats))
    if (last !== undefined) {
      this.line = last.line
      throw this.wrong(
        `${colours[last.clan]} does not play: ${this.seats} seats have ${clansFor(this.seats)} clans`,
      )
    }
    const built = [...this.provinces.values()].filter(({ castle }) => castle > 0)
    this.line = built.at(-1)?.line ?? this.line
    if (built.length > castleCount)
      throw this.wrong(`${built.length} castles; the box has ${castleCount} (SG-CMP-08)`)
    if (built.filter(({ castle }) => castle === 2).length > baseCount)
      throw this.wrong(`more than ${baseCount} fortresses; the box has no more bases (SG-CMP-08)`)
  }

  private checkClan(clan: Clan): void {
    const armies = this.armies.filter((army) => army.clan === clan)
    const held = this.heldBy(clan)
    const colour = colours[clan]
    if (armies.length === 0) throw this.wrong(`${colour} has no army: add a line "army ${colour} 1 ..."`)
    const most = (this.seats === 2 ? toWinWithTwo : toWin) - 1
    if (held.length > most)
      throw this.wrong(`${colour} holds ${held.length} provinces: with more than ${most} it has won`)
    for (const kind of regularKinds) {
      const troops = [...this.provinces.values(), ...armies].filter((each) => each.clan === clan)
      const count = troops.reduce((sum, { men }) => sum + men[kind], 0)
      if (count > perColour[kind]) {
        this.line = troops.findLast(({ men }) => men[kind] > 0)?.line ?? this.line
        throw this.wrong(`${count} of ${kind} for ${colour}; the box has ${perColour[kind]} (SG-CMP-05)`)
      }
    }
  }

  private heldBy(clan: Clan): Province[] {
    const held = [...this.provinces.values(), ...this.armies].filter((each) => each.clan === clan)
    return [...new Set(held.map(({ province }) => province))]
  }

  private men(words: readonly string[]): Men {
    const men = { archer: 0, swordsman: 0, gunner: 0, spearman: 0 }
    for (const word of words) {
      const found = /^(\d{1,2})([asgp])$/.exec(word)
      if (found === null) throw this.wrong(`expected units such as 2a 1s 3g 4p, got ${shown(word)}`)
      men[unitLetters[found[2]]] += Number(found[1])
    }
    return men
  }

  private clan(word: string | undefined): Clan {
    const clan = (colours as readonly string[]).indexOf(word ?? '')
    if (clan < 0) throw this.wrong(`expected one of ${colours.join(', ')}; got ${shown(word)}`)
    return clan
  }

  private province(word: string | undefined): Province {
    const province = provinceIds.indexOf(word ?? '')
    if (province < 0 || province >= provinceCount) throw this.wrong(`there is no province ${shown(word)}`)
    return province
  }

  private whole(word: string | undefined, least: number, most: number): number {
    const number = /^\d{1,4}$/.test(word ?? '') ? Number(word) : -1
    if (number < least || number > most)
      throw this.wrong(`expected a whole number from ${least} to ${most}, got ${shown(word)}`)
    return number
  }
}
