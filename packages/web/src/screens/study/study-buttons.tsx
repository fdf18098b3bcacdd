import { parseRecord } from '@gunbai/kernel'
import { printStudy, studyOf } from '@gunbai/kernel/study'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { site } from '../../online/site.ts'
import { studySite } from '../../online/study-site.ts'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import type { GameInfo } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import type { Table } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { studyOfGame } from './new-study.ts'
import { sharedAddress, studyAddress } from './study-address.ts'
import { StudyWords } from './study-words.tsx'

interface Props {
  readonly table: Pick<Table, 'record'>
  readonly game: GameInfo
  readonly moment: number
}

/** The ways from a game that is over to a study of it: kept here, or put on the site to be looked at together. */
export default function StudyButtons(props: Props) {
  return (
    <StudyWords>
      <Both {...props} />
    </StudyWords>
  )
}

function Both({ table, game, moment }: Props) {
  const say = useSay()
  const { language } = useWords()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  const title = say(`setup.${game.setup.id}`)
  const place = { line: 0, moment }

  async function lead(to: () => Promise<string>): Promise<void> {
    try {
      go(await to())
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const study = async () => studyAddress(await studyOfGame(game.id, () => table.record(), title), place)
  const together = async () => {
    const text = printStudy(studyOf(parseRecord(await table.record()), title))
    if ((await site.me()) === null) await site.guest(language)
    return sharedAddress((await studySite.make(text, 'link')).id, place)
  }
  return (
    <>
      <Button onClick={() => lead(study)}>{say('study.make')}</Button>
      <Button onClick={() => lead(together)}>{say('study.together')}</Button>
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
    </>
  )
}
