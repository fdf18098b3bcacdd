import { fieldOf } from '../../position/field.ts'
import { type GloryState, GONE, GOOD } from '../../state.ts'

/** JG-11.2, R-46: which formations are demoralised, looked at in phase E after all rout movement. */
export function checkDemoralisation(s: GloryState): void {
  const { battle, cards } = fieldOf(s)
  battle.formations.forEach((_, formation) => {
    let troops = 0
    let good = 0
    cards.forEach((card, unit) => {
      const { hex, condition } = s.units[unit]
      if (card.formation !== formation || card.arm === 'art') return
      if (hex < 0 && hex !== GONE) return // not yet arrived, or exited
      troops++
      if (condition === GOOD) good++
    })
    const demoralised = troops > 0 && good === 0 // JG-11.2-b
    if (s.formations[formation].demoralised === demoralised) return
    s.formations[formation].demoralised = demoralised
    s.tell?.({ kind: 'demoralised', field: s.field, formation, demoralised })
  })
}
