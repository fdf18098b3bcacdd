import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { ClanTile } from './art/clan-art.tsx'
import clans from './art/clans.module.css'
import { NinjaMask, SwordIcon } from './art/icons.tsx'
import { clanName } from './description.ts'
import styles from './sides.module.css'
import { type ClanView, colourOf, type ShogunView, useView } from './view.ts'

/** All clans as everybody sees them: land, koku, sword, hidden stacks, the ninja, truces. */
export function Sides() {
  const say = useSay()
  const view = useView()
  return (
    <section className={styles.sides} aria-label={say('ui.panel.sides')}>
      <p className={styles.round}>
        <strong>{say('shogun.round', { round: view.round })}</strong>
        <span>{say(`shogun.stage.${view.stage.replaceAll(' ', '-')}`)}</span>
      </p>
      {view.clans.map((clan, id) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clan is its number
        <Clan key={id} id={id} clan={clan} view={view} />
      ))}
    </section>
  )
}

function Clan({ id, clan, view }: { id: number; clan: ClanView; view: ShogunView }) {
  const say = useSay()
  const words = useWords()
  const { scene } = usePlay()
  const asked = scene.questions.some(({ seat }) => seat === clan.seat)
  const share = Math.min(1, landOfSeat(view, clan.seat) / view.goal)
  const allies = view.truces.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))
  return (
    <div
      className={`${styles.clan} ${clans.clan}`}
      data-clan={colourOf(id)}
      data-active={view.turn === id || (view.turn < 0 && asked && scene.outcome === null)}
      data-alive={clan.alive}
    >
      <ClanTile clan={id} size={34} text={clan.provinces} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {words.say(clanName(id))}
          {clan.seat === scene.viewer && <span className={styles.you}>{say('shogun.you')}</span>}
          {!clan.alive && <span className={styles.you}>{say('shogun.out')}</span>}
        </h2>
        <div
          className={styles.track}
          role="img"
          aria-label={say('shogun.goal', { provinces: landOfSeat(view, clan.seat), goal: view.goal })}
        >
          <span style={{ width: `${100 * share}%` }} />
        </div>
      </div>
      <ul className={styles.things}>
        <li>{say('shogun.koku', { koku: clan.koku })}</li>
        {clan.sword > 0 && (
          <li title={say('shogun.sword', { sword: clan.sword })}>
            <SwordIcon size={18} />{' '}
            <span className="unseen">{say('shogun.sword', { sword: clan.sword })}</span>
            <span aria-hidden="true">{clan.sword}</span>
          </li>
        )}
        {(clan.stacks ?? []).length > 0 && (
          <li>{say('shogun.stacks', { stacks: (clan.stacks ?? []).join(' + ') })}</li>
        )}
        {view.ninja === id && (
          <li title={say('shogun.ninja')}>
            <NinjaMask size={18} /> <span className="unseen">{say('shogun.ninja')}</span>
          </li>
        )}
        {allies.map((ally) => (
          <li key={ally}>{words.say({ id: 'shogun.truce', values: { clan: clanName(ally) } })}</li>
        ))}
      </ul>
    </div>
  )
}

/** With two players a victory counts both clans of a seat. */
function landOfSeat(view: ShogunView, seat: number): number {
  return view.clans.reduce((sum, each) => sum + (each.seat === seat ? each.provinces : 0), 0)
}
