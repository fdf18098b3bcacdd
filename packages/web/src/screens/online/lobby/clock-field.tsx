import type { Clock } from '@gunbai/server/wire'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'

const usual: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  'live 30': { kind: 'live', minutes: 30, increment: 15 },
  'live 90': { kind: 'live', minutes: 90, increment: 30 },
  'days 1': { kind: 'days', days: 1 },
  'days 3': { kind: 'days', days: 3 },
  'days 7': { kind: 'days', days: 7 },
}

interface Props {
  readonly clock: Clock
  /** Whether there must be one. */
  readonly isNeeded?: boolean
  readonly onChange: (clock: Clock) => void
}

/** How much time there is: one of the usual clocks, or one of one's own making. */
export function ClockField({ clock, isNeeded = false, onChange }: Props) {
  const say = useSay()
  const known = Object.entries(usual).find(([, each]) => JSON.stringify(each) === JSON.stringify(clock))
  const shown = known?.[0] ?? `own ${clock.kind}`
  function choose(value: string) {
    if (value === 'own live') onChange({ kind: 'live', minutes: 45, increment: 20 })
    else if (value === 'own days') onChange({ kind: 'days', days: 2 })
    else onChange(usual[value] as Clock)
  }
  return (
    <>
      <label className={styles.field}>
        {say('ui.online.clock')}
        <select name="clock" value={shown} onChange={({ target }) => choose(target.value)}>
          {Object.entries(usual).map(([name, each]) =>
            isNeeded && each.kind === 'none' ? null : (
              <option key={name} value={name}>
                {say(`ui.online.clock.${each.kind}`, { ...each })}
              </option>
            ),
          )}
          <option value="own live">{say('ui.online.clock.ownLive')}</option>
          <option value="own days">{say('ui.online.clock.ownDays')}</option>
        </select>
      </label>
      {shown === 'own live' && clock.kind === 'live' && (
        <div className={styles.row}>
          <Amount
            name="minutes"
            value={clock.minutes}
            most={600}
            onChange={(minutes) => onChange({ ...clock, minutes })}
          />
          <Amount
            name="increment"
            value={clock.increment}
            least={0}
            most={600}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </div>
      )}
      {shown === 'own days' && clock.kind === 'days' && (
        <Amount name="days" value={clock.days} most={60} onChange={(days) => onChange({ ...clock, days })} />
      )}
    </>
  )
}

interface AmountProps {
  readonly name: 'minutes' | 'increment' | 'days'
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function Amount({ name, value, least = 1, most, onChange }: AmountProps) {
  const say = useSay()
  return (
    <label className={styles.field}>
      {say(`ui.online.clock.amount.${name}`)}
      <input
        type="number"
        name={name}
        min={least}
        max={most}
        required
        value={value}
        onChange={({ target }) => onChange(Math.min(most, Math.max(least, Math.round(Number(target.value)))))}
      />
    </label>
  )
}
