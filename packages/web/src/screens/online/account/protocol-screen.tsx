import example from '../../../../../../docs/bot-client.ts?raw'
import protocol from '../../../../../../docs/protocol.md?rules'
import { useSay } from '../../../words/words.tsx'
import { OnlinePage } from '../online-page.tsx'
import styles from './protocol-screen.module.css'

/** How a program talks to this server, with an example that is a whole bot. */
export default function ProtocolScreen() {
  const say = useSay()
  return (
    <OnlinePage title={say('ui.online.bots.docs')}>
      <article className={styles.protocol} lang="en">
        <details>
          <summary>{say('ui.online.bots.example')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys */}
          <pre tabIndex={0}>{example}</pre>
        </details>
        {protocol.sections.map((section) => (
          <section key={section.anchor}>
            {section.title !== '' &&
              (section.depth <= 2 ? <h2>{section.title}</h2> : <h3>{section.title}</h3>)}
            {section.entries.map((entry, i) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a printed page does not change
                key={i}
                className={styles.entry}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own page when it is built
                dangerouslySetInnerHTML={{ __html: shown(entry.html) }}
              />
            ))}
          </section>
        ))}
      </article>
    </OnlinePage>
  )
}

/** The example stands above: the link to its file would lead nowhere here. What is wide is scrolled by keys. */
function shown(html: string): string {
  return html
    .replaceAll(/<a href="(?!https?:)[^"]*">(.*?)<\/a>/g, '<em>$1</em>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll(/<!--.*?-->/gs, '')
}
