import { MOST_IGNORED } from '../rules/combat/morale.ts'
import { type Faces, flagsIn, hitsIn, honorIn, type Worth } from '../rules/combat/results.ts'

/** What a roll may come to, and how likely that is. */
export interface Roll {
  readonly hits: number
  readonly flags: number
  readonly honor: number
  readonly chance: number
}

/** What it may come to for a target: blocks lost, and flags. */
export interface Loss {
  readonly lost: number
  readonly flags: number
  readonly chance: number
}

/** Everything that so many dice may come to, with what can be read off it at once. */
export interface Rolls {
  readonly all: readonly Roll[]
  /** By number, the chance of so many hits, flags, tokens of honor. */
  readonly hits: readonly number[]
  readonly flags: readonly number[]
  readonly honor: readonly number[]
  /** By blocks of the target. */
  readonly losses: readonly (readonly Loss[])[]
  /** By number of hits, the chance of at least so many. */
  readonly atLeast: readonly number[]
  /** By blocks of the target, how many it loses on average. */
  readonly meanLoss: readonly number[]
  /** By blocks of the target, by flags that it may ignore: the chance that it survives but cannot ignore them all. */
  readonly driven: readonly (readonly number[])[]
  readonly meanFlags: number
  readonly meanHonor: number
}

const MOST_BLOCKS = 5

/** Rolls are the same whenever the dice and what the faces are worth are the same: each is worked out once. */
const known = new Map<number, Rolls>()

export function rollsOf(worth: Worth, dice: number): Rolls {
  const key = keyOf(worth, dice)
  let rolls = known.get(key)
  if (rolls === undefined) {
    rolls = summed(merged(worth, dice))
    known.set(key, rolls)
  }
  return rolls
}

/** All that a roll depends on, each in digits of its own. */
function keyOf(worth: Worth, dice: number): number {
  let key = dice
  key = key * 2 + (worth.symbol < 0 ? 0 : 1)
  key = key * 2 + (worth.swordsHit ? 1 : 0)
  key = key * 8 + worth.swordsIgnored
  key = key * 4 + worth.flag
  key = key * 2 + (worth.fortune ? 1 : 0)
  key = key * 2 + (worth.swordsAgain ? 1 : 0)
  return key * 16 + worth.fortuneLess
}

/** Faces that differ in nothing that counts are one roll. */
function merged(worth: Worth, dice: number): Roll[] {
  const rolls = new Map<number, Roll>()
  for (const { matching, flags, fortune, swords, chance } of facesOf(dice, worth.swordsAgain)) {
    const faces: Faces = { circle: matching, triangle: matching, square: matching, flags, fortune, swords }
    const roll = { hits: hitsIn(worth, faces), flags: flagsIn(worth, faces), honor: honorIn(worth, faces) }
    const key = (roll.hits * 64 + roll.flags) * 64 + roll.honor
    rolls.set(key, { ...roll, chance: chance + (rolls.get(key)?.chance ?? 0) })
  }
  return [...rolls.values()]
}

function summed(all: readonly Roll[]): Rolls {
  const sum = (of: (roll: Roll) => number): number =>
    all.reduce((total, roll) => total + roll.chance * of(roll), 0)
  const upTo = <T>(most: number, of: (count: number) => T): T[] =>
    Array.from({ length: most + 1 }, (_, count) => of(count))
  const mostHits = Math.max(MOST_BLOCKS, ...all.map((roll) => roll.hits))
  return {
    all,
    hits: counted(all, (roll) => roll.hits),
    flags: counted(all, (roll) => roll.flags),
    honor: counted(all, (roll) => roll.honor),
    losses: upTo(MOST_BLOCKS, (blocks) => lossesOf(all, blocks)),
    atLeast: upTo(mostHits, (hits) => sum((roll) => (roll.hits >= hits ? 1 : 0))),
    meanLoss: upTo(MOST_BLOCKS, (blocks) => sum((roll) => Math.min(roll.hits, blocks))),
    driven: upTo(MOST_BLOCKS, (blocks) =>
      upTo(MOST_IGNORED, (ignored) => sum((roll) => (roll.hits < blocks && roll.flags > ignored ? 1 : 0))),
    ),
    meanFlags: sum((roll) => roll.flags),
    meanHonor: sum((roll) => roll.honor),
  }
}

/** By number, how likely it is that something comes to it. */
export function counted(all: readonly Roll[], of: (roll: Roll) => number): number[] {
  const chances = [0]
  for (const roll of all) {
    const count = of(roll)
    while (chances.length <= count) chances.push(0)
    chances[count] += roll.chance
  }
  return chances
}

function lossesOf(all: readonly Roll[], blocks: number): Loss[] {
  const losses = new Map<number, Loss>()
  for (const { hits, flags, chance } of all) {
    const lost = Math.min(hits, blocks)
    const key = lost * 64 + flags
    losses.set(key, { lost, flags, chance: chance + (losses.get(key)?.chance ?? 0) })
  }
  return [...losses.values()]
}

/** How often the faces that may count come up: the target's symbol is one face of six, whichever it is. */
interface FaceCount {
  readonly matching: number
  readonly flags: number
  readonly fortune: number
  readonly swords: number
  readonly chance: number
}

const blank: FaceCount = { matching: 0, flags: 0, fortune: 0, swords: 0, chance: 2 / 6 }

// biome-ignore format: a table
const oneDie: readonly FaceCount[] = [
  blank, // the two symbols that are not the target's
  { ...blank, matching: 1, chance: 1 / 6 },
  { ...blank, flags: 1,    chance: 1 / 6 },
  { ...blank, fortune: 1,  chance: 1 / 6 },
  { ...blank, swords: 1,   chance: 1 / 6 },
]

/** SB-ARMY-06: a die that is rolled once more when it shows swords, the swords counting as well. */
const oneDieAgain: readonly FaceCount[] = oneDie.flatMap((face) =>
  face.swords === 0 ? [face] : oneDie.map((second) => together(face, second)),
)

function together(a: FaceCount, b: FaceCount): FaceCount {
  return {
    matching: a.matching + b.matching,
    flags: a.flags + b.flags,
    fortune: a.fortune + b.fortune,
    swords: a.swords + b.swords,
    chance: a.chance * b.chance,
  }
}

const faceTables: Readonly<Record<'once' | 'again', FaceCount[][]>> = {
  once: [[{ ...blank, chance: 1 }]],
  again: [[{ ...blank, chance: 1 }]],
}

/** All counts of faces that so many dice may show: those of one die fewer, and one more die. */
function facesOf(dice: number, swordsAgain: boolean): readonly FaceCount[] {
  const tables = faceTables[swordsAgain ? 'again' : 'once']
  for (let more = tables.length; more <= dice; more++) {
    const counts = new Map<number, FaceCount>()
    for (const fewer of tables[more - 1]) {
      for (const die of swordsAgain ? oneDieAgain : oneDie) {
        const count = together(fewer, die)
        const key = ((count.matching * 64 + count.flags) * 64 + count.fortune) * 64 + count.swords
        counts.set(key, { ...count, chance: count.chance + (counts.get(key)?.chance ?? 0) })
      }
    }
    tables.push([...counts.values()])
  }
  return tables[dice]
}
