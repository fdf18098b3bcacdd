import { lazy, Suspense, useEffect, useState } from 'react'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import { type Draft, draftOf } from './drafts.ts'
import { StartPage } from './start-page.tsx'
import { WorkshopWords } from './workshop-words.tsx'

const Bench = lazy(() => import('../../games/samurai/workshop/bench.tsx'))

/** Where battles are drawn: the drafts of this browser, or one of them on the bench. */
export default function WorkshopScreen({ draft }: { draft: string | undefined }) {
  return (
    <WorkshopWords>
      {draft === undefined ? <StartPage /> : <OpenedDraft key={draft} id={draft} />}
    </WorkshopWords>
  )
}

function OpenedDraft({ id }: { id: string }) {
  const say = useSay()
  const [draft, setDraft] = useState<Draft | null | 'asked'>('asked')
  useEffect(() => {
    draftOf(id).then(setDraft, () => setDraft(null))
  }, [id])
  if (draft === 'asked') return <p>{say('ui.loading')}</p>
  if (draft === null) {
    return (
      <Page title={say('workshop.title')}>
        <p role="alert">{say('workshop.missing')}</p>
      </Page>
    )
  }
  return (
    <Suspense fallback={<p>{say('ui.loading')}</p>}>
      <Bench draft={draft} />
    </Suspense>
  )
}
