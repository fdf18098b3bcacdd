import { armiesPerClan, colours, experienceTrack, families, type Unit, unitKinds } from './data/pieces.ts'
import { none, provinceNames } from './position/map.ts'
import type { ShogunView } from './view.ts'

const letters: Readonly<Record<Unit, string>> = {
  archer: 'a',
  swordsman: 's',
  gunner: 'g',
  spearman: 'p',
  ronin: 'r',
}

/** A table of the provinces by owner, with castles, forces, armies and hidden ronin. */
export function sketch(v: ShogunView): string {
  const turn =
    v.turn === none ? '' : `, war turn of ${colours[v.turn]}${v.phase === null ? '' : ` phase ${v.phase}`}`
  const head = `round ${v.round}, ${v.stage}${turn}; supply: ${v.ronin} ronin, ${v.castles} castles, ${v.bases} bases`
  const legend = 'a archer, s swordsman, g gunner, p spearman, r ronin, ? hidden ronin, ^ castle, # fortress'
  const blocks = v.clans.map((_, clan) => clanBlock(v, clan))
  const vacant = v.provinces.flatMap(({ owner }, i) => (owner === none ? [provinceNames[i]] : []))
  return [head, legend, ...blocks, `nobody: ${vacant.join(', ') || 'none'}`].join('\n')
}

function clanBlock(v: ShogunView, clan: number): string {
  const { alive, provinces, koku, sword, stacks, plan } = v.clans[clan]
  if (!alive) return `${colours[clan]}: out of the game`
  const marks = [
    `${provinces} provinces`,
    `${koku} koku`,
    sword > 0 ? `sword ${sword}` : '',
    v.ninja === clan ? 'the ninja' : '',
    stacks !== null && stacks.length > 0 ? `hidden stacks ${stacks.join(' ')}` : '',
    plan !== null && koku > 0
      ? `plan ${plan.swords} ${plan.buildings} ${plan.levies} ${plan.ronin} ${plan.ninja}`
      : '',
  ]
  const rows = v.provinces.flatMap(({ owner }, province) =>
    owner === clan ? [`  ${provinceRow(v, province)}`] : [],
  )
  return [`${colours[clan]}: ${marks.filter(Boolean).join(', ')}`, ...rows].join('\n')
}

function provinceRow(v: ShogunView, province: number): string {
  const { castle, force, hidden } = v.provinces[province]
  const name = `${provinceNames[province]}${['', ' ^', ' #'][castle]}`
  const armies = v.armies.flatMap((army, id) => {
    if (army.place !== province) return []
    const family = families[Math.floor(id / armiesPerClan)]?.[id % armiesPerClan]
    const leader = army.leader === 'slain' ? 'leaderless' : `level ${experienceTrack[army.hole]}`
    return [`${family} (${leader}) ${troopText(army)}`]
  })
  const parts = [troopText(force), ...armies, hidden ? `${hidden}?` : '']
  return `${name.padEnd(18)}${parts.filter(Boolean).join('  |  ')}`
}

function troopText(troop: Readonly<Record<Unit, number>>): string {
  return unitKinds.flatMap((unit) => (troop[unit] > 0 ? [`${troop[unit]}${letters[unit]}`] : [])).join(' ')
}
