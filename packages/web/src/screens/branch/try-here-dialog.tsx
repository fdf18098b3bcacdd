import { useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import { imaginedPosition } from '../../online/imagined-position.ts'
import { Button } from '../../shell/button.tsx'
import Dialog from '../../shell/dialog.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { tableAddress } from '../../table/address.ts'
import type { BranchOf } from '../../table/game.ts'
import { usePlay } from '../../table/play.tsx'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'
import styles from './branch.module.css'
import { BranchWords } from './branch-words.tsx'
import { branchPlayers, Opponents, usualOpponent } from './opponents.tsx'

/** Begins a game from what the viewer knows of this one, which goes on. */
export default function TryHereDialog({ onClose }: { onClose: () => void }) {
  return (
    <BranchWords>
      <Chosen onClose={onClose} />
    </BranchWords>
  )
}

function Chosen({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [, go] = useLocation()
  const { game, moment, viewer } = usePlay().scene
  const [problem, setProblem] = useState<Problem | null>(null)
  const [opponent, setOpponent] = useState(usualOpponent)

  async function begin(): Promise<void> {
    const from: BranchOf = { of: game.id, moment, imagined: true, back: tableAddress(game) }
    const wish = { players: branchPlayers(game, viewer ?? 0, opponent), from }
    try {
      const { online } = game
      if (online === undefined) {
        go(`/table/${await engineConnection.call((engine) => engine.branchHere(wish))}`)
        return
      }
      const position = await imaginedPosition(online.match)
      go(`/table/${await engineConnection.call((engine) => engine.branchElsewhere(position, wish))}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <Dialog
      open
      title={say('branch.hereTitle')}
      onClose={onClose}
      footer={
        <Button kind="strong" onClick={begin}>
          {say('branch.begin')}
        </Button>
      }
    >
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      <p className={styles.about}>{say('branch.hereAbout')}</p>
      <Opponents opponent={opponent} onOpponent={setOpponent} />
    </Dialog>
  )
}
