import { printStudy, type Study, type StudyPlace } from '@gunbai/kernel/study'
import type { StudyVisibility } from '@gunbai/server/wire'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { site } from '../../online/site.ts'
import { studySite } from '../../online/study-site.ts'
import { Button } from '../../shell/button.tsx'
import Dialog from '../../shell/dialog.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { sharedAddress } from './study-address.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

interface Props {
  readonly study: Study
  readonly place: StudyPlace
  readonly onClose: () => void
}

/** Puts a study of this browser on the site, and goes on there. */
export function ShareDialog({ study, place, onClose }: Props) {
  const say = useSay()
  const { language } = useWords()
  const [, go] = useLocation()
  const [visibility, setVisibility] = useState<StudyVisibility>('link')
  const [problem, setProblem] = useState<Problem | null>(null)

  async function put(): Promise<void> {
    try {
      if ((await site.me()) === null) await site.guest(language)
      const { id } = await studySite.make(printStudy(study), visibility)
      go(sharedAddress(id, place))
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <Dialog
      open
      title={say('study.share')}
      onClose={onClose}
      footer={
        <Button kind="strong" onClick={put}>
          {say('study.put')}
        </Button>
      }
    >
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      <p>{say('study.shareAbout')}</p>
      <VisibilityChoice visibility={visibility} onVisibility={setVisibility} />
    </Dialog>
  )
}
