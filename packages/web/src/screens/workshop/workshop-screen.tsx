import { Suspense, useEffect, useState } from 'react'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import { crafts } from './crafts.ts'
import { type Draft, draftOf } from './drafts.ts'
import { StartPage } from './start-page.tsx'
import { WorkshopWords } from './workshop-words.tsx'

/** Where battles are drawn: the drafts of this browser, or one of them on the bench. */
export default function WorkshopScreen({ draft }: { draft: string | undefined }) {
  if (draft !== undefined && !Object.hasOwn(crafts, draft)) return <OpenedDraft key={draft} id={draft} />
  const game = draft ?? 'samurai'
  return (
    <WorkshopWords game={game}>
      <StartPage key={game} game={game} />
    </WorkshopWords>
  )
}

function OpenedDraft({ id }: { id: string }) {
  const [draft, setDraft] = useState<Draft | null | 'asked'>('asked')
  useEffect(() => {
    draftOf(id).then(setDraft, () => setDraft(null))
  }, [id])
  if (draft === 'asked') return <Waiting />
  const Bench = draft === null ? undefined : crafts[draft.game]?.Bench
  if (draft === null || Bench === undefined) return <Missing />
  return (
    <WorkshopWords game={draft.game}>
      <Suspense fallback={<Waiting />}>
        <Bench draft={draft} />
      </Suspense>
    </WorkshopWords>
  )
}

function Waiting() {
  const say = useSay()
  return <p>{say('ui.loading')}</p>
}

function Missing() {
  return (
    <WorkshopWords game="samurai">
      <NoSuchDraft />
    </WorkshopWords>
  )
}

function NoSuchDraft() {
  const say = useSay()
  return (
    <Page title={say('workshop.title')}>
      <p role="alert">{say('workshop.missing')}</p>
    </Page>
  )
}
