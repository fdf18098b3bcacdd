import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { Games } from '../../store/games.ts'
import type { GameInfo } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import { GameWords, useSay, useWords } from '../../words/words.tsx'
import styles from './kept-games.module.css'

const games = new Games()

/** The games of this browser, latest first; nothing for who has none. */
export function KeptGames() {
  const say = useSay()
  const [list, setList] = useState<readonly GameInfo[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const read = () =>
    games.list().then(
      (all) => setList(all.filter(({ script }) => script === undefined)),
      (error) => setProblem({ ...problemOf(error), kind: 'storage' }),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the screen opens
  useEffect(() => void read(), [])

  async function remove(id: string) {
    await games.remove(id)
    await read()
  }

  if (problem === null && (list === null || list.length === 0)) return null
  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games" className={styles.heading}>
        {say('ui.home.kept')}
      </h2>
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      <ul className={styles.list}>
        {list?.map((game) => (
          <GameWords key={game.id} rulebook={game.rulebook}>
            <KeptGame game={game} onRemove={() => remove(game.id)} />
          </GameWords>
        ))}
      </ul>
    </section>
  )
}

function KeptGame({ game, onRemove }: { game: GameInfo; onRemove: () => void }) {
  const say = useSay()
  const { language } = useWords()
  const [sure, setSure] = useState(false)
  const over = game.winners !== null
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.touched,
  )
  return (
    <li className={styles.game}>
      <div>
        <p className={styles.title}>
          {say('title')}: {say(`setup.${game.setup.id}`)}
        </p>
        <p className={styles.about}>
          {say(over ? 'ui.home.over' : 'ui.home.running', { answers: game.answers })} · {date}
        </p>
      </div>
      <div className={styles.ways}>
        {!over && (
          <Link href={`/table/${game.id}`} className={`${buttons.button} ${buttons.strong}`}>
            {say('ui.home.resume')}
          </Link>
        )}
        {over && (
          <Link href={`/replay/${game.id}`} className={buttons.button}>
            {say('ui.home.replay')}
          </Link>
        )}
        {sure ? (
          <Button onClick={onRemove}>{say('ui.home.removeSure')}</Button>
        ) : (
          <Button kind="quiet" onClick={() => setSure(true)}>
            {say('ui.home.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
