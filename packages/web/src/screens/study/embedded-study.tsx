import { parseStudy, type Study } from '@gunbai/kernel/study'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { studySite } from '../../online/study-site.ts'
import { useSay } from '../../words/words.tsx'
import styles from './embedded-study.module.css'
import { placeIn, sharedAddress } from './study-address.ts'
import { StudyDesk } from './study-desk.tsx'
import { StudyHead } from './study-head.tsx'
import { StudyWords } from './study-words.tsx'
import { usePlace, within } from './use-place.ts'

/** A study that stands in another page: its address is that of the frame, `#/<study>/12`. */
export default function EmbeddedStudy() {
  return (
    <StudyWords>
      <Embedded />
    </StudyWords>
  )
}

function Embedded() {
  const say = useSay()
  const [at] = useLocation()
  const [, id = '', moment, line] = at.split('/')
  const [study, setStudy] = useState<Study | 'missing' | null>(null)
  const [place, setPlace] = usePlace(placeIn(moment, line))
  useEffect(() => {
    studySite.read(id).then(
      ({ text }) => setStudy(parseStudy(text)),
      () => setStudy('missing'),
    )
  }, [id])
  useEffect(() => {
    if (study !== null && study !== 'missing') document.title = `${study.title} · Gunbai`
  }, [study])
  if (study === null || study === 'missing') {
    return (
      <main className={styles.embedded}>
        <p role="status">{say(study === null ? 'ui.loading' : 'study.missing')}</p>
      </main>
    )
  }
  const looked = within(study, place)
  return (
    <main className={styles.embedded}>
      <StudyDesk
        id={id}
        study={study}
        onStudy={null}
        place={looked}
        onPlace={setPlace}
        addressOf={(each) => sharedAddress(id, each)}
        isOnSite
        isEmbedded
        head={
          <StudyHead study={study} onStudy={null}>
            <a href={`/#${sharedAddress(id, looked)}`} target="_blank" rel="noopener">
              {say('study.openApart')}
            </a>
          </StudyHead>
        }
      />
    </main>
  )
}
