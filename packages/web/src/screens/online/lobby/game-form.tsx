import { type ReactNode, Suspense, useState } from 'react'
import { OnlineGameWords } from '../online-words.tsx'
import { games } from '../standings/games.ts'
import { GameField } from './game-field.tsx'
import styles from './table-form.module.css'

/** A form about a game that is chosen first; the rest is begun anew with each, in its words. */
export function GameForm({ children }: { children: (rulebook: string) => ReactNode }) {
  const [rulebook, setRulebook] = useState(games[0] as string)
  return (
    <Suspense>
      <div className={styles.form}>
        <GameField rulebook={rulebook} onChoose={setRulebook} />
        <OnlineGameWords key={rulebook} rulebook={rulebook}>
          {children(rulebook)}
        </OnlineGameWords>
      </div>
    </Suspense>
  )
}
