import type { Action, Seat } from '@gunbai/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import type { BranchOf, GameInfo } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import type { Table } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import styles from './branch.module.css'
import { BranchWords } from './branch-words.tsx'
import { branchPlayers, Opponents, usualOpponent } from './opponents.tsx'

interface Props {
  readonly table: Pick<Table, 'record'>
  readonly game: GameInfo
  readonly from: BranchOf
  /** Whose place one takes. */
  readonly seat: Seat
  /** A plan to begin with. */
  readonly plan?: readonly Action[] | undefined
}

/** Opens a game that begins at a moment of this one, as a branch: against a bot, or with all seats in one's own hands. */
export function TryFromHere(props: Props) {
  return (
    <BranchWords>
      <Ways {...props} />
    </BranchWords>
  )
}

function Ways({ table, game, from, seat, plan }: Props) {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [opponent, setOpponent] = useState(usualOpponent)
  const [isSame, setIsSame] = useState(false)

  async function begin(actions?: readonly Action[]): Promise<void> {
    try {
      const record = await table.record()
      const wish = {
        players: branchPlayers(game, seat, opponent),
        from,
        chance: isSame ? ('same' as const) : ('fresh' as const),
        ...(actions === undefined ? {} : { plan: { seat, actions } }),
      }
      go(`/table/${await engineConnection.call((engine) => engine.branch(record, wish))}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <>
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      <div className={styles.ways}>
        <Button kind="strong" onClick={() => begin()}>
          {say('branch.try')}
        </Button>
        {plan !== undefined && plan.length > 0 && (
          <Button onClick={() => begin(plan)}>{say('branch.tryPlan')}</Button>
        )}
        <Opponents opponent={opponent} onOpponent={setOpponent} />
        <label className={styles.same}>
          <input type="checkbox" checked={isSame} onChange={({ target }) => setIsSame(target.checked)} />
          {say('branch.same')}
        </label>
      </div>
    </>
  )
}
