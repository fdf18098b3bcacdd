import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './advice-list.module.css'

/**
 * What a strong player would consider here, with the chance and one reason for each. It stands beside the board, where the
 * same numbers mark what is meant; choosing one gives it.
 */
export default function AdviceList() {
  const say = useSay()
  const { scene, advice } = usePlay()
  if (advice === null) return null
  return (
    <section className={styles.advice} data-part="advice" aria-live="polite">
      <header className={styles.head}>
        <h2>{say('ui.advice')}</h2>
        <Button kind="quiet" onClick={advice.close}>
          {say('ui.close')}
        </Button>
      </header>
      {scene.game.online?.rated === true ? (
        <p>{say('ui.advice.rated')}</p>
      ) : advice.found === null ? (
        <p role="status">{say('ui.advice.thinking')}</p>
      ) : advice.found.length === 0 ? (
        <p>{say('ui.advice.none')}</p>
      ) : (
        <Pieces />
      )}
    </section>
  )
}

function Pieces() {
  const say = useSay()
  const words = useWords()
  const { advice, choose, point } = usePlay()
  return (
    <ol className={styles.list}>
      {(advice?.found ?? []).map(({ action, phrase, chance, reason }) => (
        <li key={JSON.stringify(action)} className={styles.piece}>
          <Button
            onClick={() => choose(action)}
            onPointerEnter={() => point(action)}
            onPointerLeave={() => point(null)}
          >
            {words.say(phrase)}
          </Button>
          <p>
            <strong>{say('ui.advice.chance', { chance })}</strong> {words.say(reason)}
          </p>
        </li>
      ))}
    </ol>
  )
}
