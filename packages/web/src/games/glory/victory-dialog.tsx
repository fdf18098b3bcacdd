import Dialog from '../../shell/dialog.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { sayArmy } from './description.ts'
import { useField, useView } from './use-view.ts'
import styles from './victory-dialog.module.css'
import { conditionWords, scoreWords } from './victory-words.ts'

/** What wins this battle: for each side where its points come from, and what ends it at once. */
export default function VictoryDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { say: speak } = useWords()
  const field = useField()
  const view = useView()
  const { scores, automatic, tie, turns } = field.battle
  return (
    <Dialog open title={say('glory.victory')} onClose={onClose}>
      <div className={styles.victory}>
        <p>{say('glory.victory.points', { turns })}</p>
        {[0, 1].map((seat) => (
          <section key={seat}>
            <h3>
              {sayArmy(speak, field, seat)}: {say('glory.points', { points: view.points[seat] ?? 0 })}
            </h3>
            <ul>
              {scores
                .filter((score) => score.seat === seat)
                .map((score) => (
                  <li key={JSON.stringify(score)}>{speak(scoreWords(field, score))}</li>
                ))}
            </ul>
            {automatic
              .filter((each) => each.seat === seat)
              .map(({ all }) => (
                <div key={JSON.stringify(all)}>
                  <p>{say('glory.victory.automatic')}</p>
                  <ul>
                    {all
                      .flatMap((condition) => conditionWords(field, condition))
                      .map((phrase) => (
                        <li key={JSON.stringify(phrase)}>{speak(phrase)}</li>
                      ))}
                  </ul>
                </div>
              ))}
          </section>
        ))}
        <p>
          {tie < 0
            ? say('glory.victory.draw')
            : say('glory.victory.tie', { army: sayArmy(speak, field, tie) })}
        </p>
      </div>
    </Dialog>
  )
}
