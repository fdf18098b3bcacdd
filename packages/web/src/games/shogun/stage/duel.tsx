import { useSay } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Die } from '../art/die.tsx'
import type { Throw } from '../throws.ts'
import { colourOf } from '../view.ts'
import type { Clash } from './clash.ts'
import styles from './duel.module.css'
import over from './over.module.css'

/** The dice of a kind, of both sides, and the hits that cross between them. */
export function Duel({ clash: { throws, attackers, defenders } }: { clash: Clash }) {
  return (
    <div className={styles.duel} data-crowded={Math.max(...throws.map(({ dice }) => dice.length)) > 4}>
      {[attackers, defenders].map(({ clan }, i) => (
        <Struck
          key={clan}
          clan={clan}
          attacks={i === 0}
          throws={throws.filter(({ attacks }) => attacks === (i === 0))}
        />
      ))}
    </div>
  )
}

interface StruckProps {
  readonly clan: number
  readonly attacks: boolean
  readonly throws: readonly Throw[]
}

/** What one side threw, on its own side of the ground, and its hits, which cross over to the other: whole strokes for whoever attacks. */
function Struck({ clan, attacks, throws }: StruckProps) {
  const say = useSay()
  const hits = throws.reduce((sum, each) => sum + each.hits, 0)
  return (
    <div className={`${styles.struckBy} ${clans.clan}`} data-clan={colourOf(clan)} data-attacks={attacks}>
      {throws.map(({ unit, dice, hits: told }) => (
        <div key={unit} className={styles.throw} data-throw>
          {dice
            .toSorted((a, b) => a - b)
            .map((value, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
                key={i}
                data-hit={i < told}
                style={{ animationDelay: `calc(var(--moment) * ${0.22 * i})` }}
              >
                <Die value={value} hit={i < told} size={54} />
              </span>
            ))}
        </div>
      ))}
      {throws.length > 0 && (
        <strong className={over.pill} data-hits={hits}>
          {say('shogun.battle.hits', { hits })}
        </strong>
      )}
      {hits > 0 && (
        <svg viewBox="0 0 80 22" className={styles.stroke} aria-hidden="true">
          <path d={attacks ? 'M2 11H60' : 'M78 11H20'} className={styles.rimmed} />
          <path d={attacks ? 'M2 11H60' : 'M78 11H20'} strokeDasharray={attacks ? undefined : '10 6'} />
          <path d={attacks ? 'M58 1 78 11 58 21Z' : 'M22 1 2 11 22 21Z'} className={styles.point} />
        </svg>
      )}
    </div>
  )
}
