import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import styles from './about-screen.module.css'

export default function AboutScreen() {
  const say = useSay()
  return (
    <Page title={say('ui.about.title')}>
      <div className={styles.prose}>
        <p>{say('ui.about.what')}</p>
        <p>{say('ui.about.words')}</p>
        <p>{say('ui.about.unaffiliated')}</p>
        <p>{say('ui.about.data')}</p>
        <p>{say('ui.about.fonts')}</p>
      </div>
    </Page>
  )
}
