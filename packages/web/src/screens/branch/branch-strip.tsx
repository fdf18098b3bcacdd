import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import type { BranchOf } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import type { Table } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import styles from './branch.module.css'
import { BranchWords } from './branch-words.tsx'

/** Says at its table that a game is a branch, and leads back to what it was begun from. */
export default function BranchStrip(props: Props) {
  return (
    <BranchWords>
      <Strip {...props} />
    </BranchWords>
  )
}

interface Props {
  readonly branch: BranchOf
  readonly table: Pick<Table, 'record'>
}

function Strip({ branch, table }: Props) {
  const { moment, imagined = false, back, study } = branch
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)

  async function put(): Promise<void> {
    try {
      const { putIntoStudy } = await import('../study/put-into-study.ts')
      go(await putIntoStudy(branch, await table.record(), (number) => say('branch.line', { number })))
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <aside className={styles.strip} data-part="branch">
      <p>{imagined ? say('branch.imagined') : say('branch.strip', { moment })}</p>
      {back !== undefined && (
        <Link href={back} className={buttons.button}>
          {say(study === undefined ? 'branch.back' : 'branch.backToStudy')}
        </Link>
      )}
      {study !== undefined && <Button onClick={put}>{say('branch.put')}</Button>}
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
    </aside>
  )
}
