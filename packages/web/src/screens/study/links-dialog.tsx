import type { StudyPlace } from '@gunbai/kernel/study'
import type { StudyVisibility } from '@gunbai/server/wire'
import { useId, useRef, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import Dialog from '../../shell/dialog.tsx'
import { useSay } from '../../words/words.tsx'
import styles from './share.module.css'
import { sharedAddress, withPlace } from './study-address.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

interface Props {
  readonly id: string
  readonly place: StudyPlace
  readonly visibility: StudyVisibility
  /** Null where that is another's to say. */
  readonly onVisibility: ((visibility: StudyVisibility) => void) | null
  readonly onClose: () => void
}

/** The link to a moment of a study on the site, the frame for other pages, and who may read it. */
export function LinksDialog({ id, place, visibility, onVisibility, onClose }: Props) {
  const say = useSay()
  const { origin } = location
  const embedded = `${origin}/embed.html#${withPlace(`/${id}`, place)}`
  return (
    <Dialog open title={say('study.share')} onClose={onClose}>
      <Copied label={say('study.link')} text={`${origin}/#${sharedAddress(id, place)}`} />
      {visibility !== 'private' && (
        <Copied
          label={say('study.embed')}
          text={`<iframe src="${embedded}" width="720" height="640" loading="lazy"></iframe>`}
        />
      )}
      {onVisibility !== null && <VisibilityChoice visibility={visibility} onVisibility={onVisibility} />}
    </Dialog>
  )
}

/** Something to take along: by the button, or by hand. */
function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const say = useSay()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  async function copy(): Promise<void> {
    field.current?.select()
    await navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    )
  }
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <input id={id} ref={field} readOnly value={text} onFocus={({ target }) => target.select()} />
      <Button onClick={copy}>{say(isCopied ? 'study.copied' : 'study.copy')}</Button>
    </div>
  )
}
