import type { SamuraiView } from '@gunbai/samurai/screen'
import { useSay } from '../../words/words.tsx'
import styles from '../board/preview.module.css'
import { type Battle, leaderAt } from './battle.ts'
import { fromTheBack, Ground, Leader, loneLeaders, Unit, upright, viewBox } from './field-drawing.tsx'
import { battleOf } from './view.ts'

/** The battlefield, small, as the scenario draws it. */
export function Preview({ view }: { view: SamuraiView }) {
  return <SmallField battle={battleOf(view)} />
}

/** A battlefield, small. */
export function SmallField({ battle }: { battle: Battle }) {
  const say = useSay()
  return (
    <svg
      className={styles.preview}
      viewBox={viewBox}
      data-far="true"
      role="img"
      aria-label={say('samurai.board')}
    >
      <Ground ground={battle.ground} tents={battle.tents} place={upright} />
      {loneLeaders(battle).map((leader) => (
        <Leader key={leader.id} leader={leader} place={upright} state="rest" />
      ))}
      {[...battle.units].sort(fromTheBack(upright)).map((unit) => (
        <Unit key={unit.id} unit={unit} leader={leaderAt(battle, unit.hex)} place={upright} state="rest" />
      ))}
    </svg>
  )
}
