import { useWords } from '../../words/words.tsx'
import clans from './art/clans.module.css'
import { Figure } from './art/figures.tsx'
import styles from './troop-figures.module.css'
import { colourOf, type Troop, unitKinds } from './view.ts'

interface Props {
  readonly troop: Troop
  readonly clan: number
  /** Whether a daimyo stands at its head. */
  readonly daimyo?: boolean
  readonly size?: number
}

/** A troop man by man: a silhouette and a number for each kind. */
export function TroopFigures({ troop, clan, daimyo = false, size = 26 }: Props) {
  const { say } = useWords()
  return (
    <ul className={`${styles.troop} ${clans.clan}`} data-clan={colourOf(clan)}>
      {daimyo && (
        <li title={say({ id: 'unit.daimyo' })}>
          <Figure kind="daimyo" size={size * 1.15} />
          <span className="unseen">{say({ id: 'unit.daimyo' })}</span>
        </li>
      )}
      {unitKinds.map((kind) =>
        troop[kind] === 0 ? null : (
          <li key={kind} title={say({ id: `shogun.count.${kind}`, values: { count: troop[kind] } })}>
            <Figure kind={kind} size={size} />
            <span aria-hidden="true" className={styles.count}>
              {troop[kind]}
            </span>
            <span className="unseen">
              {say({ id: `shogun.count.${kind}`, values: { count: troop[kind] } })}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}
