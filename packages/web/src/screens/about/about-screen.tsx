import { Page } from '../../shell/page.tsx'
import { messagesIn } from '../../words/message-file.ts'
import { MoreWords, remembered, useSay } from '../../words/words.tsx'
import styles from './about-screen.module.css'

const messages = remembered((language) => messagesIn(import(`../../../messages/about/${language}.json`)))

export default function AboutScreen() {
  return (
    <MoreWords source={messages}>
      <About />
    </MoreWords>
  )
}

function About() {
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
