import type { StudyInfo } from '@gunbai/server/wire'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { studySite } from '../../online/study-site.ts'
import buttons from '../../shell/button.module.css'
import { FileButton } from '../../shell/file-button.tsx'
import { Page } from '../../shell/page.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { forgetStudy, type KeptStudy, keptStudies } from '../../store/studies.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'
import { SureButton } from '../online/sure-button.tsx'
import { takeInStudy } from './new-study.ts'
import styles from './studies-screen.module.css'
import { sharedAddress, studyAddress } from './study-address.ts'
import { StudyWords } from './study-words.tsx'

/** All studies: of this browser, one's own on the site, and those that others show to everybody. */
export default function StudiesScreen() {
  return (
    <StudyWords>
      <Lists />
    </StudyWords>
  )
}

function Lists() {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { kept, mine, open, look } = useStudies()

  async function takeIn(file: File | undefined): Promise<void> {
    if (file === undefined) return
    try {
      go(studyAddress(await takeInStudy(await file.text())))
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const others = open.filter(({ id }) => !mine.some((each) => each.id === id))
  return (
    <Page title={say('study.list')}>
      <p className={styles.about}>{say('study.listAbout')}</p>
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      <FileButton label={say('study.import')} onFile={takeIn} />
      {kept.length + mine.length + open.length === 0 && <p>{say('study.none')}</p>}
      <List title={say('study.here')}>
        {kept.map((study) => (
          <Row key={study.id} study={study} address={studyAddress(study.id)}>
            <SureButton
              label={say('study.remove')}
              sure={say('study.removeSure')}
              onSure={() => forgetStudy(study.id).then(look)}
            />
          </Row>
        ))}
      </List>
      <List title={say('study.onSite')}>
        {mine.map((study) => (
          <Row key={study.id} study={study} address={sharedAddress(study.id)}>
            <span>{say(`study.visibility.${study.visibility}`)}</span>
          </Row>
        ))}
      </List>
      <List title={say('study.public')}>
        {others.map((study) => (
          <Row key={study.id} study={study} address={sharedAddress(study.id)}>
            <span>{say('study.by', { name: study.owner.name })}</span>
          </Row>
        ))}
      </List>
    </Page>
  )
}

/** What there is; where there is no site, what is here. */
function useStudies() {
  const [kept, setKept] = useState<readonly KeptStudy[]>([])
  const [mine, setMine] = useState<readonly StudyInfo[]>([])
  const [open, setOpen] = useState<readonly StudyInfo[]>([])
  const look = useCallback(() => {
    keptStudies().then(setKept, () => {})
  }, [])
  useEffect(() => {
    look()
    studySite.list('mine').then(
      ({ studies }) => setMine(studies),
      () => {},
    )
    studySite.list('public').then(
      ({ studies }) => setOpen(studies),
      () => {},
    )
  }, [look])
  return { kept, mine, open, look }
}

function List({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

interface RowProps {
  readonly study: Pick<KeptStudy, 'title' | 'rulebook' | 'branches' | 'notes'>
  readonly address: string
  readonly children: ReactNode
}

function Row({ study: { title, rulebook, branches, notes }, address, children }: RowProps) {
  const say = useSay()
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.words}>
          {say(`ui.rules.${rulebook}`)} · {say('study.summary', { branches, notes })}
        </p>
      </div>
      <div className={styles.ways}>
        {children}
        <Link href={address} className={buttons.button}>
          {say('study.open')}
        </Link>
      </div>
    </li>
  )
}
