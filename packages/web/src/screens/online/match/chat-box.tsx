import { type FormEvent, useEffect, useRef, useState } from 'react'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { filledIn } from '../field.tsx'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'
import type { Myself } from '../use-me.ts'
import type { Chat, Said } from './chat.ts'
import styles from './chat-box.module.css'

interface Props {
  readonly chat: Pick<Chat, 'messages' | 'see' | 'forget'>
  readonly myself: Myself
  readonly title: string
  /** Who hears it, where that is not plain. */
  readonly note?: string | undefined
  readonly onSay: (text: string) => Promise<unknown>
  readonly onReport: (message: string, reason: string) => Promise<unknown>
}

/** Talk, wherever people talk: among players, among those who watch, over a study. */
export function ChatBox({ chat, myself, title, note, onSay, onReport }: Props) {
  const say = useSay()
  const { messages, see } = chat
  const { error, isBusy, run } = useDoing()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    see()
    const home = list.current
    if (home !== null) home.scrollTop = home.scrollHeight
  }, [see])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = filledIn(form)('text').trim()
    if (text === '') return
    if (await run(() => onSay(text))) form.reset()
  }

  return (
    <section className={styles.box} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      {messages.length === 0 && <p className={styles.quiet}>{say('ui.online.chat.none')}</p>}
      <ul ref={list} className={styles.list} aria-live="polite">
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            isMine={message.author.id === myself.me?.id}
            onMuted={() => chat.forget(message.author.id)}
            onReport={onReport}
          />
        ))}
      </ul>
      <Refusal error={error ?? myself.error} />
      {myself.me === null ? (
        <Button onClick={() => myself.become(() => site.guest(document.documentElement.lang))}>
          {say('ui.online.chat.asGuest')}
        </Button>
      ) : (
        <form className={styles.say} onSubmit={send}>
          <input name="text" maxLength={500} aria-label={title} autoComplete="off" />
          <Button type="submit" disabled={isBusy}>
            {say('ui.online.say')}
          </Button>
        </form>
      )}
    </section>
  )
}

interface MessageProps extends Pick<Props, 'onReport'> {
  readonly message: Said
  readonly isMine: boolean
  readonly onMuted: () => void
}

/** What somebody said, and behind a small mark what can be done about it. */
function Message({ message: { id, author, text }, isMine, onMuted, onReport }: MessageProps) {
  const say = useSay()
  const [isReported, setReported] = useState(false)
  const { error, isBusy, run } = useDoing()

  async function report(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = filledIn(event.currentTarget)('reason').trim()
    setReported(await run(() => onReport(id, reason)))
  }

  return (
    <li className={styles.message}>
      <p>
        <b>{author.name === '' ? say('ui.online.gone') : author.name}</b> {text}
      </p>
      {!isMine && author.name !== '' && (
        <details className={styles.about}>
          <summary aria-label={say('ui.online.chat.about', { name: author.name })}>⋯</summary>
          <Button
            kind="quiet"
            disabled={isBusy}
            onClick={async () => {
              if (await run(() => site.mute(author.id))) onMuted()
            }}
          >
            {say('ui.online.mute')}
          </Button>
          {isReported ? (
            <p role="status">{say('ui.online.report.done')}</p>
          ) : (
            <form className={styles.say} onSubmit={report}>
              <input
                name="reason"
                required
                maxLength={500}
                placeholder={say('ui.online.report.why')}
                aria-label={say('ui.online.report.why')}
                autoComplete="off"
              />
              <Button type="submit" disabled={isBusy}>
                {say('ui.online.report.send')}
              </Button>
            </form>
          )}
          <Refusal error={error} />
        </details>
      )}
    </li>
  )
}
