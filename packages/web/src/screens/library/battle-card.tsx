import type { BattleInfo } from '@gunbai/server/wire'
import { Link } from 'wouter'
import { useSay } from '../../words/words.tsx'
import { BalanceBar } from '../new-game/balance-bar.tsx'
import styles from './battle-card.module.css'
import { BattleMap } from './battle-map.tsx'

/** A battle among others: its field, who made it, how even it is, and how it is liked. */
export function BattleCard({ battle }: { battle: BattleInfo }) {
  const say = useSay()
  return (
    <Link href={`/library/${battle.id}`} className={styles.card} data-battle={battle.id}>
      <BattleMap battle={battle} />
      <CardWords battle={battle} />
      {battle.isTaken && <p className={styles.taken}>{say('library.taken')}</p>}
      {!battle.isTaken && battle.visibility !== 'public' && (
        <p className={styles.taken}>{say(`library.visibility.${battle.visibility}`)}</p>
      )}
    </Link>
  )
}

type Shown = Pick<BattleInfo, 'title' | 'rulebook' | 'owner' | 'bots' | 'stars' | 'plays' | 'version'>

/** What a card says beneath the field. */
export function CardWords({ battle, isDraft = false }: { battle: Shown; isDraft?: boolean }) {
  const say = useSay()
  const { title, rulebook, owner, bots, stars, plays, version } = battle
  return (
    <div className={styles.words}>
      <p className={styles.head}>
        <strong>{title}</strong>
        <span className={styles.stars}>★ {stars === null ? say('library.new') : stars.toFixed(1)}</span>
      </p>
      <p className={styles.by}>
        {say(`ui.rules.${rulebook}`)} · {say('library.by', { name: owner.name || say('ui.online.gone') })}
      </p>
      {bots.share === null ? (
        <p className={styles.soft}>{say(isDraft ? 'library.unmeasured' : 'library.measuring')}</p>
      ) : (
        <BalanceBar firstWins={100 * bots.share} />
      )}
      <p className={styles.facts}>
        <span>{say('library.botGames', { games: bots.games })}</span>
        {bots.turns !== null && <span>{say('library.turns', { turns: bots.turns, game: rulebook })}</span>}
        <span>{plays === 0 ? say('library.untried') : say('library.plays', { plays })}</span>
        {version > 1 && <span>{say('library.version', { version })}</span>}
      </p>
    </div>
  )
}
