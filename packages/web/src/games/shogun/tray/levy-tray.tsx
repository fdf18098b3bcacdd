import { hitsAtMost, perKoku, regularKinds, sides } from '@gunbai/shogun/screen'
import { usePlay } from '../../../table/play.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { provinceName } from '../description.ts'
import { colourOf, useView } from '../view.ts'
import { offered } from './offered.ts'
import styles from './tray.module.css'

/** New units: which kind, then on the map where to; what is enlisted so far lies beside. */
export function LevyTray() {
  const say = useSay()
  const words = useWords()
  const { scene, choose } = usePlay()
  const view = useView()
  const enlist = offered(scene.answers, 'enlist')
  const clan = (enlist[0] ?? offered(scene.answers, 'station')[0])?.action.clan ?? 0
  const { own, plan, stock } = view.clans[clan] ?? {}
  const drafted = own?.drafted ?? null
  return (
    <div className={styles.cards}>
      {regularKinds.map((unit) => {
        const answer = enlist.find(({ action }) => action.unit === unit)
        return (
          <button
            key={unit}
            type="button"
            className={`${styles.card} ${clans.clan} ${answer || drafted === unit ? styles.ready : ''}`}
            data-clan={colourOf(clan)}
            data-answer="enlist"
            disabled={answer === undefined}
            onClick={() => answer !== undefined && choose(answer.action)}
          >
            <Figure kind={unit} size={40} />
            <strong>{say(`unit.${unit}`)}</strong>
            <span>{say('shogun.levy.price', { count: perKoku[unit] })}</span>
            <span>{say('shogun.levy.hits', { most: hitsAtMost[unit], sides })}</span>
            <span>{say('shogun.levy.stock', { count: stock?.[unit] ?? 0 })}</span>
          </button>
        )
      })}
      <div className={styles.stack}>
        <h2 className={styles.title}>{say('shogun.levy.koku', { koku: plan?.levies ?? 0 })}</h2>
        <p>
          {drafted === null
            ? say('shogun.levy.kind')
            : say('shogun.levy.where', { unit: say(`unit.${drafted}`) })}
        </p>
        <p className={styles.note}>
          {(own?.levies ?? [])
            .map(({ unit, province }) => `${say(`unit.${unit}`)}: ${words.say(provinceName(province))}`)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}
