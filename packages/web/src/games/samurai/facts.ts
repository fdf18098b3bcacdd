import { type EditionName, rangedDice, terrains, type unitKinds } from '@gunbai/samurai/screen'

type Say = (id: string, values?: Record<string, string | number>) => string
type UnitKind = (typeof unitKinds)[number]

/** What a kind of unit can do, in short sentences. */
export function unitFacts(say: Say, kind: UnitKind): readonly string[] {
  const ranged = rangedDice[kind.weapon]
  const farthest = ranged.at.length - 1
  return [
    kind.move === 0
      ? say('samurai.stat.stays')
      : say('samurai.stat.move', { move: kind.move, battle: kind.moveAndBattle }),
    kind.arm === 'guard' ? say('samurai.stat.closeGuard') : say('samurai.stat.close', { dice: kind.close }),
    ...(kind.weapon === 'none'
      ? []
      : [say('samurai.stat.ranged', { range: farthest, dice: ranged.at[2] ?? 0, moved: ranged.moved })]),
    ...(kind.steadfast > 0 ? [say('samurai.stat.steadfast', { flags: kind.steadfast })] : []),
    ...(kind.shame > 0 ? [say('samurai.stat.shame', { honor: kind.shame })] : []),
  ]
}

const anyNumber = 99

/** What a ground does, as the rulebook's own table has it; null where there is no such ground. */
export function groundFacts(say: Say, edition: EditionName, name: string): readonly string[] | null {
  const terrain = Object.entries(terrains[edition]).find(([each]) => each === name)?.[1]
  if (terrain === undefined) return null
  const maximum = (id: string, { foot, horse }: { foot: number; horse: number }) =>
    foot === anyNumber && horse === anyNumber
      ? []
      : [
          foot === horse
            ? say(`samurai.ground.${id}`, { dice: foot })
            : say(`samurai.ground.${id}Each`, {
                foot: foot === anyNumber ? '–' : foot,
                horse: horse === anyNumber ? '–' : horse,
              }),
        ]
  const facts = [
    ...(terrain.impassable ? [say('samurai.ground.impassable')] : []),
    ...(terrain.stops ? [say('samurai.ground.stops')] : []),
    ...(terrain.battleFoot ? [] : [say('samurai.ground.noBattle')]),
    ...(terrain.battleFoot && !terrain.battleHorse ? [say('samurai.ground.noBattleHorse')] : []),
    ...(terrain.blocksSight ? [say('samurai.ground.blocksSight')] : []),
    ...maximum('closeInto', terrain.closeInto),
    ...maximum('rangedInto', terrain.rangedInto),
    ...maximum('closeOut', terrain.closeOut),
    ...maximum('rangedOut', terrain.rangedOut),
    ...(terrain.steadies === 'nobody' ? [] : [say(`samurai.ground.steadies.${terrain.steadies}`)]),
  ]
  return facts.length === 0 ? [say('samurai.ground.plain')] : facts
}
