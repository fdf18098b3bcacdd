import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { Games } from '../../store/games.ts'
import type { GameInfo } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import { GameWords, useSay, useWords } from '../../words/words.tsx'
import styles from './kept-games.module.css'

const games = new Games()

/** The games of this browser, latest first, and the door for record files. */
export function KeptGames() {
  const say = useSay()
  const [, go] = useLocation()
  const [list, setList] = useState<readonly GameInfo[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const fileInput = useRef<HTMLInputElement>(null)

  const read = () =>
    games.list().then(setList, (error) => setProblem({ ...problemOf(error), kind: 'storage' }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the screen opens
  useEffect(() => void read(), [])

  async function takeIn(file: File | undefined) {
    if (file === undefined) return
    try {
      const text = await file.text()
      const id = await engineConnection.call((engine) => engine.takeIn(text))
      go(`/replay/${id}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }

  async function remove(id: string) {
    await games.remove(id)
    await read()
  }

  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games" className={styles.heading}>
        {say('ui.home.kept')}
      </h2>
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      {list?.length === 0 && <p className={styles.none}>{say('ui.home.none')}</p>}
      <ul className={styles.list}>
        {list?.map((game) => (
          <GameWords key={game.id} rulebook={game.rulebook}>
            <KeptGame game={game} onRemove={() => remove(game.id)} />
          </GameWords>
        ))}
      </ul>
      <input
        ref={fileInput}
        type="file"
        accept=".json,application/json"
        className="unseen"
        tabIndex={-1}
        aria-label={say('ui.home.import')}
        onChange={({ target }) => {
          void takeIn(target.files?.[0])
          target.value = ''
        }}
      />
      <Button onClick={() => fileInput.current?.click()}>{say('ui.home.import')}</Button>
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
