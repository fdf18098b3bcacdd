import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What is known of a battle before it is played: from its file, and as measured in the docs. */
export interface BattleFacts {
  readonly year: number | null
  /** The edition whose rules it follows, where a game has several. */
  readonly edition: string | null
  /** Flags that win it. */
  readonly flags: number | null
  /** By seat, how many units stand there at first. */
  readonly units: readonly number[]
  /** Who leads there: battles are looked for by them too. */
  readonly leaders: readonly string[]
  /** By seat: Command cards, Dragon cards, honor, and whether it begins. */
  readonly hands: readonly Hand[]
  /** Grounds by which battles are looked for. */
  readonly grounds: readonly ('river' | 'castle')[]
  /** What holds in this battle alone, as its file says it. */
  readonly special: readonly SpecialFact[]
  /** How many games of a hundred the first side wins, bot against itself. */
  readonly firstWins: number | null
  /** Mean length in turns. */
  readonly turns: number | null
}

export interface Hand {
  readonly command: number
  readonly dragon: number
  readonly honor: number
  readonly begins: boolean
}

/** A special rule of a scenario: what is said of it are the messages `briefing.<code>`. */
export interface SpecialFact {
  readonly code: string
  /** Whom it serves. */
  readonly who: 'top' | 'bottom' | 'both'
  readonly values: Readonly<Record<string, string | number>>
}

export type FactsBySetup = Readonly<Record<string, BattleFacts>>

const name = 'virtual:battle-facts'
const root = join(import.meta.dirname, '../../..')

/** A module of the facts of all battles, by rulebook and setup. */
export function battleFacts(): Plugin {
  return {
    name: 'gunbai-battle-facts',
    resolveId: (id) => (id === name ? `\0${id}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(allFacts())}` : null),
  }
}

export function allFacts(): Readonly<Record<string, FactsBySetup>> {
  const folder = join(root, 'packages/samurai/scenarios')
  const samurai = readdirSync(folder).map((file) => scenarioFacts(readFileSync(join(folder, file), 'utf8')))
  const evenness = measured(readFileSync(join(root, 'docs/scenarios-samurai.md'), 'utf8'), 1, 3)
  const glory = measured(readFileSync(join(root, 'docs/battles-glory.md'), 'utf8'), 4, 2)
  return {
    samurai: Object.fromEntries(samurai.map(([id, facts]) => [id, { ...facts, ...evenness[id] }])),
    glory: Object.fromEntries(Object.entries(glory).map(([id, each]) => [id, { ...nothing, ...each }])),
  }
}

const nothing: BattleFacts = {
  year: null,
  edition: null,
  flags: null,
  units: [],
  leaders: [],
  hands: [],
  grounds: [],
  special: [],
  firstWins: null,
  turns: null,
}

/** What the head of a scenario's file says. */
export function scenarioFacts(text: string): readonly [string, BattleFacts] {
  const field = (start: string) => new RegExp(`^${start}\\s+(\\S+)`, 'm').exec(text)?.[1] ?? null
  const number = (start: string) => (field(start) === null ? null : Number(field(start)))
  const hand = (side: string): Hand => {
    const [line = ''] = new RegExp(`^${side}\\s.*`, 'm').exec(text) ?? []
    const of = (what: string) => Number(new RegExp(`${what} (\\d+)`).exec(line)?.[1] ?? 0)
    return {
      command: of('command'),
      dragon: of('dragon'),
      honor: of('honor'),
      begins: /\bfirst\b/.test(line),
    }
  }
  return [
    field('scenario') ?? '',
    {
      ...nothing,
      year: number('year'),
      edition: field('edition'),
      flags: number('victory'),
      units: unitsOf(text),
      leaders: [...text.matchAll(/^\w (?:top|bottom) +\w+ +(.+)$/gm)].map(([, name = '']) => name),
      hands: [hand('top'), hand('bottom')],
      grounds: groundsOf(text),
      special: specialFacts(text),
    },
  ]
}

/** The letters that the maps of scenarios have for them. */
const letters = { river: /[r=]/, castle: /[cC]/ } as const

function groundsOf(text: string): BattleFacts['grounds'] {
  const [, map = ''] = /^terrain\n([\s\S]*?)\n\n/m.exec(text) ?? []
  return (['river', 'castle'] as const).filter((ground) => letters[ground].test(map))
}

/** Units of the top are written small, those of the bottom large. */
function unitsOf(text: string): readonly number[] {
  const [, map = ''] = /^units\n([\s\S]*?)\n\n/m.exec(text) ?? []
  return [/^[a-z]/, /^[A-Z]/].map((own) => map.split(/\s+/).filter((each) => own.test(each)).length)
}

const values = /(\w+)=(?:"([^"]*)"|(\S+))/g

/** The lines `special`, `victory-rule` and `first roll` of a scenario's file; a leader is called by his name. */
function specialFacts(text: string): readonly SpecialFact[] {
  const leader = (key: string) =>
    new RegExp(`^${key} (?:top|bottom) +\\w+ +(.+)$`, 'm').exec(text)?.[1] ?? key
  const lines = text.matchAll(/^(?:(?:special|victory-rule) (\S+)|first (roll))(.*)$/gm)
  return [...lines].map(([, code, roll, rest = '']): SpecialFact => {
    const named = [...rest.matchAll(values)].map(([, name = '', quoted, plain = '']) => {
      const value = quoted ?? plain
      if (name === 'leader') return [name, leader(value)]
      return [name, /^\d+$/.test(value) ? Number(value) : value]
    })
    const { who = 'both', ...others } = Object.fromEntries(named)
    return { code: code ?? `first-${roll}`, who, values: others }
  })
}

/** The rows of a table of measurements: by setup, what stands in these columns. */
export function measured(page: string, wins: number, turns: number) {
  const rows: Record<string, Pick<BattleFacts, 'firstWins' | 'turns'>> = {}
  for (const line of page.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const id = cells[0] ?? ''
    if (!/^[a-z][a-z0-9-]*$/.test(id) || !/^\d.*%/.test(cells[wins] ?? '')) continue
    rows[id] ??= {
      firstWins: Number.parseFloat(cells[wins] ?? ''),
      turns: Number.parseFloat(cells[turns] ?? ''),
    }
  }
  return rows
}
