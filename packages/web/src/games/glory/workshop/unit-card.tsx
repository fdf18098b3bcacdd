import { fieldIn, removePiece, type SheetPiece, setPiece } from '@gunbai/glory/sheet'
import { CORNER_NAMES } from '@gunbai/hexes'
import fields from '../../../screens/workshop/bench/fields.module.css'
import { Stepper } from '../../../screens/workshop/bench/stepper.tsx'
import { Written } from '../../../screens/workshop/bench/written.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import type { GloryBench } from './bench.tsx'
import styles from './workshop.module.css'

const values = ['strength', 'cohesion', 'engagement', 'movement'] as const

interface Props {
  readonly bench: GloryBench
  readonly unit: SheetPiece
  readonly onPick: (code: string | null) => void
}

/** One unit: its name, its values on both sides, where it faces and when it comes. */
export function UnitCard({ bench, unit, onPick }: Props) {
  const say = useSay()
  const { text, change } = bench
  const code = fieldIn('unit', unit, 'code')
  const name = fieldIn('unit', unit, 'name')
  const set = (what: string, edit: Parameters<typeof setPiece<'unit'>>[3]) =>
    change(say('workshop.set', { what: name, value: what }), setPiece(text, 'unit', code, edit))
  return (
    <section className={styles.card} aria-label={name} data-unit-card={code}>
      <h3>{say('workshop.unit.picked', { unit: name, hex: fieldIn('unit', unit, 'hex') })}</h3>
      <Written
        label={say('workshop.army.name')}
        value={name}
        onWritten={(next) => set(next, { name: next })}
      />
      {(['front', 'back'] as const).map((face) => (
        <div key={face} className={styles.values}>
          <span>{say(`workshop.unit.${face}`)}</span>
          {values.map((value, at) => {
            const parts = fieldIn('unit', unit, face).split('-')
            const number = Number(parts[at])
            if (!Number.isFinite(number)) return null
            return (
              <Stepper
                key={value}
                label={say(`workshop.unit.${value}`)}
                value={number}
                least={0}
                most={30}
                onStep={(next) => set(String(next), { [face]: parts.with(at, String(next)).join('-') })}
              />
            )
          })}
        </div>
      ))}
      <div className={styles.values}>
        <label className={fields.field}>
          {say('workshop.unit.facing')}
          <select
            value={fieldIn('unit', unit, 'facing')}
            onChange={({ target }) => set(target.value, { facing: target.value })}
            name="facing"
          >
            {CORNER_NAMES.map((corner, at) => (
              <option key={corner} value={corner}>
                {say(`facing.${at}`)}
              </option>
            ))}
          </select>
        </label>
        <Stepper
          label={say('workshop.unit.turn')}
          value={Number(fieldIn('unit', unit, 'turn'))}
          least={0}
          most={60}
          onStep={(turn) => set(String(turn), { turn: String(turn) })}
        />
      </div>
      <div className={styles.add}>
        <Button
          kind="quiet"
          onClick={() => {
            change(say('workshop.remove'), removePiece(text, 'unit', code))
            onPick(null)
          }}
        >
          {say('workshop.remove')}
        </Button>
        <Button kind="quiet" onClick={() => onPick(null)}>
          {say('ui.close')}
        </Button>
      </div>
    </section>
  )
}
