import type { Review } from '@gunbai/bots/review'
import { parseStudy, printStudy, type Study, type StudyPlace } from '@gunbai/kernel/study'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { keptReview } from '../../store/reviews.ts'
import { type KeptStudy, keptStudy } from '../../store/studies.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'
import { keep } from './new-study.ts'
import { ShareDialog } from './share-dialog.tsx'
import { placeIn, type StudyParts, studyAddress } from './study-address.ts'
import { StudyDesk } from './study-desk.tsx'
import { fileName } from './study-file-name.ts'
import { StudyHead } from './study-head.tsx'
import { StudyWords } from './study-words.tsx'
import { usePlace, within } from './use-place.ts'

/** A study of this browser: read and written without any server. */
export default function StudyScreen({ id, moment, line }: StudyParts) {
  return (
    <StudyWords>
      <Loaded key={id} id={id} asked={placeIn(moment, line)} />
    </StudyWords>
  )
}

interface Kept {
  readonly about: KeptStudy
  /** Of the game that it is a study of. */
  readonly review: Review | null
  readonly study: Study
}

async function opened(id: string): Promise<Kept | null> {
  const found = await keptStudy(id)
  if (found === null) return null
  const { about, text } = found
  return { about, review: about.game === null ? null : await keptReview(about.game), study: parseStudy(text) }
}

function Loaded({ id, asked }: { readonly id: string; readonly asked: StudyPlace }) {
  const say = useSay()
  const [kept, setKept] = useState<Kept | 'missing' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [place, setPlace] = usePlace(asked)
  useEffect(() => {
    opened(id)
      .then((found) => setKept(found ?? 'missing'))
      .catch((error) => setProblem(problemOf(error)))
  }, [id])
  const change = useCallback(
    (study: Study) => {
      setKept((before) => {
        if (before === null || before === 'missing') return before
        keep(id, before.about.game, study).catch((error) => setProblem(problemOf(error)))
        return { ...before, study }
      })
    },
    [id],
  )
  const notice = problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />
  if (kept === null || kept === 'missing') {
    return (
      <Page title={say('study.list')}>
        {notice}
        <p role="status">{say(kept === null ? 'ui.loading' : 'study.missing')}</p>
      </Page>
    )
  }
  const { study, review } = kept
  return (
    <Page title={say('study.title', { title: study.title })} hero={notice}>
      <StudyDesk
        id={id}
        study={study}
        review={review}
        onStudy={change}
        place={within(study, place)}
        onPlace={setPlace}
        addressOf={(each) => studyAddress(id, each)}
        isOnSite={false}
        head={
          <StudyHead study={study} onStudy={change}>
            <Ways study={study} place={within(study, place)} />
          </StudyHead>
        }
      />
    </Page>
  )
}

function Ways({ study, place }: { readonly study: Study; readonly place: StudyPlace }) {
  const say = useSay()
  const [isSharing, setIsSharing] = useState(false)
  return (
    <>
      <Button onClick={() => setIsSharing(true)}>{say('study.share')}</Button>
      <Button onClick={() => saveFile(printStudy(study), fileName(study))}>{say('study.save')}</Button>
      {isSharing && <ShareDialog study={study} place={place} onClose={() => setIsSharing(false)} />}
    </>
  )
}
