import { colours, ownerOf, regularKinds, type SheetArmy, setArmy, setProvince } from '@gunbai/shogun/sheet'
import fields from '../../../screens/workshop/bench/fields.module.css'
import { Stepper } from '../../../screens/workshop/bench/stepper.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { provinceName } from '../description.ts'
import type { ShogunBench } from './bench.tsx'

/** What stands in one province: its force, its castle, and the army there. */
export function ProvinceCard({ bench, province }: { bench: ShogunBench; province: number }) {
  const say = useSay()
  const words = useWords()
  const { outline, text, change } = bench
  const owner = ownerOf(outline, province)
  const name = words.say(provinceName(province))
  const force = outline.forces[province]
  const army = outline.armies.find((each) => each.province === province)
  const set = (what: string, next: string) => change(say('workshop.did', { what, hex: name }), next)
  if (owner === null) {
    return (
      <p>
        <strong>{name}</strong> {say('workshop.province.nobody')}
      </p>
    )
  }
  const free = [0, 1, 2].find(
    (number) => !outline.armies.some((each) => each.clan === owner && each.number === number),
  )
  const men = force?.men ?? { archer: 0, swordsman: 0, gunner: 0, spearman: 0 }
  return (
    <section className={fields.card} aria-label={name} data-province-card={province}>
      <h3>
        {name}, {say(`clan.${colours[owner]}`)}
      </h3>
      {regularKinds.map((kind) => (
        <Stepper
          key={kind}
          label={say(`unit.${kind}`)}
          value={men[kind]}
          least={0}
          most={5}
          onStep={(n) =>
            set(say(`unit.${kind}`), setProvince(text, province, { clan: owner, men: { ...men, [kind]: n } }))
          }
        />
      ))}
      <label className={fields.field}>
        {say('workshop.castle')}
        <select
          value={force?.castle ?? 0}
          onChange={({ target }) =>
            set(
              say('workshop.castle'),
              setProvince(text, province, { clan: owner, castle: Number(target.value) as 0 }),
            )
          }
          name="castle"
        >
          {[0, 1, 2].map((level) => (
            <option key={level} value={level}>
              {say(`workshop.castle.${level}`)}
            </option>
          ))}
        </select>
      </label>
      {army === undefined && free !== undefined && (
        <Button
          onClick={() => set(say('workshop.army'), setArmy(text, owner, free, { province }))}
          data-army="add"
        >
          + {say('workshop.army.number', { number: free + 1 })}
        </Button>
      )}
      {army !== undefined && <ArmyFields bench={bench} army={army} onSet={set} />}
    </section>
  )
}

interface ArmyProps {
  readonly bench: ShogunBench
  readonly army: SheetArmy
  readonly onSet: (what: string, text: string) => void
}

/** The army of a province: its men, and its daimyo's experience. */
function ArmyFields({ bench: { text }, army, onSet }: ArmyProps) {
  const say = useSay()
  return (
    <fieldset>
      <legend>{say('workshop.army.number', { number: army.number + 1 })}</legend>
      {regularKinds.map((kind) => (
        <Stepper
          key={kind}
          label={say(`unit.${kind}`)}
          value={army.men[kind]}
          least={0}
          most={10}
          onStep={(n) =>
            onSet(
              say(`unit.${kind}`),
              setArmy(text, army.clan, army.number, { men: { ...army.men, [kind]: n } }),
            )
          }
        />
      ))}
      <Stepper
        label={say('workshop.army.level')}
        value={army.level}
        least={1}
        most={4}
        onStep={(level) =>
          onSet(say('workshop.army.level'), setArmy(text, army.clan, army.number, { level }))
        }
      />
      <Button
        kind="quiet"
        onClick={() => onSet(say('workshop.remove'), setArmy(text, army.clan, army.number, null))}
      >
        {say('workshop.remove')}
      </Button>
    </fieldset>
  )
}
