import { useSay, useWords } from '../../../words/words.tsx'
import { ClanTile } from '../art/clan-art.tsx'
import { SealedPlan } from '../art/icons.tsx'
import { clanName } from '../description.ts'
import type { ShogunView } from '../view.ts'
import { bins } from './planning-tray.tsx'
import styles from './plans-table.module.css'

/** All plans side by side: opened, or sealed for whoever may not read them yet. */
export function PlansTable({ view }: { view: ShogunView }) {
  const say = useSay()
  const words = useWords()
  return (
    <table className={styles.plans}>
      <caption className="unseen">{say('shogun.plans')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('shogun.plans')}</th>
          {bins.map(({ name, Icon }) => (
            <th key={name} scope="col">
              <span className={styles.bin}>
                <Icon size={20} /> <span>{say(`shogun.bin.${name}`)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.clans.map(({ plan, alive }, id) =>
          alive ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a clan is its number
            <tr key={id}>
              <th scope="row">
                <ClanTile clan={id} size={20} /> {words.say(clanName(id))}
              </th>
              {plan === null ? (
                <td colSpan={bins.length} className={styles.sealed}>
                  <SealedPlan size={20} /> {say('shogun.plan.sealed')}
                </td>
              ) : (
                bins.map(({ name }) => <td key={name}>{plan[name] === 0 ? '·' : plan[name]}</td>)
              )}
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  )
}
