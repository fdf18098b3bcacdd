import type { Seat } from '@gunbai/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import type { GameInfo, Player } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import type { Table } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import styles from './moment-card.module.css'

interface Props {
  readonly table: Table
  readonly game: GameInfo
  readonly moment: number
  /** Whose place one takes. */
  readonly seat: Seat
}

/** Opens a game that begins here, as a branch: against a bot, or with all seats in one's own hands. */
export function TryFromHere({ table, game, moment, seat }: Props) {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)

  async function begin(others: Player): Promise<void> {
    try {
      const record = await table.record()
      const players = game.players.map((_, each): Player => (each === seat ? { kind: 'human' } : others))
      const id = await engineConnection.call((engine) => engine.branch(record, moment, players, game.id))
      go(`/table/${id}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <>
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      <div className={styles.ways}>
        <Button kind="strong" onClick={() => begin({ kind: 'bot', bot: 'greedy' })}>
          {say('review.try')}
        </Button>
        <Button onClick={() => begin({ kind: 'human' })}>{say('review.tryAlone')}</Button>
      </div>
      <p className={styles.sure}>{say('review.sameDice')}</p>
    </>
  )
}
