import { printStudy, type StudyPlace } from '@gunbai/kernel/study'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { studySite } from '../../online/study-site.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { useSay } from '../../words/words.tsx'
import { OnlineGameWords } from '../online/online-words.tsx'
import { SureButton } from '../online/sure-button.tsx'
import { useMe } from '../online/use-me.ts'
import { LinksDialog } from './links-dialog.tsx'
import { placeIn, type StudyParts, sharedAddress } from './study-address.ts'
import { StudyDesk } from './study-desk.tsx'
import { fileName } from './study-file-name.ts'
import { StudyHead } from './study-head.tsx'
import { StudyWords } from './study-words.tsx'
import { TogetherPanel } from './together-panel.tsx'
import { usePlace, within } from './use-place.ts'
import { type Shared, type SharedStudy, useShared } from './use-shared.ts'
import { useLeading, useTogether } from './use-together.ts'

/** A study on the site: read by whoever may, written and shown live by its owner. */
export default function SharedStudyScreen({ id, moment, line }: StudyParts) {
  return (
    <StudyWords>
      <Loaded key={id} id={id} asked={placeIn(moment, line)} />
    </StudyWords>
  )
}

function Loaded({ id, asked }: { readonly id: string; readonly asked: StudyPlace }) {
  const say = useSay()
  const found = useShared(id)
  const { shared, problem } = found
  const notice = problem !== null && <ProblemNotice problem={problem} onRetry={() => found.again()} />
  if (shared === null || shared === 'missing') {
    return (
      <Page title={say('study.list')}>
        {notice}
        <p role="status">{say(shared === null ? 'ui.loading' : 'study.missing')}</p>
      </Page>
    )
  }
  return (
    <Page title={say('study.title', { title: shared.study.title })} hero={notice}>
      <Read id={id} asked={asked} found={found} shared={shared} />
    </Page>
  )
}

interface ReadProps {
  readonly id: string
  readonly asked: StudyPlace
  readonly found: SharedStudy
  readonly shared: Shared
}

function Read({ id, asked, found, shared: { page, study } }: ReadProps) {
  const say = useSay()
  const myself = useMe()
  const [own, setOwn] = usePlace(asked)
  const [isFollowing, setIsFollowing] = useState(true)
  const together = useTogether(id, found.heardOf, found.forget)
  const place = within(study, own)
  const leading = useLeading(id, place, together)
  const { led } = together
  const follows = !page.mayWrite && isFollowing && led !== null
  useEffect(() => {
    if (follows && led !== null) setOwn(led)
  }, [follows, led, setOwn])
  const goTo = (next: StudyPlace) => {
    if (follows) setIsFollowing(false)
    setOwn(next)
  }
  const change = page.mayWrite ? found.change : null
  const about = (
    <>
      {say('study.by', { name: page.owner.name })}
      {page.mayWrite && <> · {say(found.isSaving ? 'study.saving' : 'study.saved')}</>}
    </>
  )
  return (
    <StudyDesk
      id={id}
      study={study}
      onStudy={change}
      place={place}
      onPlace={goTo}
      addressOf={(each) => sharedAddress(id, each)}
      isOnSite
      Words={OnlineGameWords}
      head={
        <StudyHead study={study} onStudy={change} about={about}>
          <Ways id={id} found={found} place={place} />
        </StudyHead>
      }
      aside={
        <TogetherPanel
          study={id}
          together={together}
          myself={myself}
          leading={page.mayWrite ? leading : null}
          isFollowing={follows}
          onFollow={setIsFollowing}
        />
      }
    />
  )
}

function Ways({ id, found, place }: Pick<ReadProps, 'id' | 'found'> & { readonly place: StudyPlace }) {
  const say = useSay()
  const [, go] = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const { shared } = found
  if (shared === null || shared === 'missing') return null
  const { page, study } = shared
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say('study.share')}</Button>
      <Button onClick={() => saveFile(printStudy(study), fileName(study))}>{say('study.save')}</Button>
      {page.mayWrite && (
        <SureButton
          label={say('study.remove')}
          sure={say('study.removeSure')}
          onSure={async () => {
            await studySite.remove(id)
            go('/study')
          }}
        />
      )}
      {isOpen && (
        <LinksDialog
          id={id}
          place={place}
          visibility={page.visibility}
          onVisibility={
            page.mayWrite
              ? async (visibility) => {
                  await studySite.show(id, visibility)
                  await found.again()
                }
              : null
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
