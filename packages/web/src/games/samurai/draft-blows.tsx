import type { Place } from './field-drawing.tsx'
import { isStrike } from './plan.ts'
import { Blow } from './stage/blow.tsx'
import { usePlanned } from './use-plan.ts'

/** The strikes that are drafted, above the pieces: who would strike whom. */
export default function DraftBlows({ place }: { place: Place }) {
  const { battle, draft } = usePlanned()
  const strikes = draft.strikes.filter(isStrike) as unknown as readonly {
    readonly kind: string
    readonly unit: number
    readonly hex: number
  }[]
  return (
    <g pointerEvents="none">
      {strikes.map(({ kind, unit, hex }) => {
        const striker = battle.units.find(({ id }) => id === unit)
        if (striker === undefined) return null
        return (
          <g key={unit} data-aimed={hex}>
            <Blow seat={striker.seat} from={striker.hex} to={hex} isShot={kind === 'shoot'} place={place} />
          </g>
        )
      })}
    </g>
  )
}
