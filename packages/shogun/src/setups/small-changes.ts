import type { Phrase, Seat, SmallChange } from '@gunbai/kernel'
import { families, forceLimit, regularKinds } from '../data/pieces.ts'
import { provinceNames } from '../position/map.ts'
import type { Clan } from '../state.ts'
import { setArmy, setKoku, setProvince } from './sheet/edits.ts'
import { outlineOf, problemsIn } from './sheet/outline.ts'

/**
 * The smallest changes of a start for two that should help one of them: koku more or less, a spearman more or less, an archer for an
 * army. Only those that the box and the rules allow.
 */
export function smallChanges(text: string): readonly SmallChange[] {
  const { seats } = outlineOf(text)
  if (seats !== 2 || problemsIn(text).length > 0) return []
  const changes = [0, 1].flatMap((seat) => [...treasuries(text, seat), ...men(text, seat)])
  return changes.filter((change) => change.text !== text && problemsIn(change.text).length === 0)
}

const told = (id: string, clan: Clan, values: Phrase['values'] = {}): Phrase => ({
  id: `change.${id}`,
  values: { clan: families[clan][0], ...values },
})

/** SG-2P-01: two clans a seat. */
const clansOf = (seat: Seat): readonly Clan[] => [seat * 2, seat * 2 + 1]

function treasuries(text: string, seat: Seat): SmallChange[] {
  const { koku } = outlineOf(text)
  return [1, -1].flatMap((by) => {
    const whose = by > 0 ? seat : 1 - seat
    return clansOf(whose).map((clan): SmallChange => {
      const next = Math.max(0, (koku[clan] ?? 0) + by * 2)
      const id = by > 0 ? 'koku.more' : 'koku.less'
      return {
        id: `${id} ${clan} ${seat}`,
        words: told(id, clan),
        helps: seat,
        text: setKoku(text, clan, next),
      }
    })
  })
}

/** A spearman more where there is room, one less where somebody stays; an archer more for the first army. */
function men(text: string, seat: Seat): SmallChange[] {
  const { forces, armies } = outlineOf(text)
  const found: SmallChange[] = []
  for (const by of [1, -1]) {
    for (const clan of clansOf(by > 0 ? seat : 1 - seat)) {
      const province = forces.findIndex((force) => {
        const count = regularKinds.reduce((sum, kind) => sum + (force?.men[kind] ?? 0), 0)
        return force?.clan === clan && force.men.spearman > 0 && (by > 0 ? count < forceLimit : count > 1)
      })
      const force = forces[province]
      if (force === undefined) continue
      const id = by > 0 ? 'spearman.more' : 'spearman.less'
      const next = { men: { ...force.men, spearman: force.men.spearman + by } }
      found.push({
        id: `${id} ${clan} ${seat}`,
        words: told(id, clan, { province: provinceNames[province] }),
        helps: seat,
        text: setProvince(text, province, next),
      })
    }
  }
  const army = armies.find(({ clan }) => clansOf(seat).includes(clan))
  if (army !== undefined) {
    const next = { men: { ...army.men, archer: army.men.archer + 1 } }
    found.push({
      id: `archer.more ${seat}`,
      words: told('archer.more', army.clan, { province: provinceNames[army.province] }),
      helps: seat,
      text: setArmy(text, army.clan, army.number, next),
    })
  }
  return found
}
