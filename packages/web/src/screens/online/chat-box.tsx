import type { ChatRoom, ShownMessage } from '@gunbai/server/wire'
import { type FormEvent, useEffect, useState } from 'react'
import type { RemoteTable } from '../../online/remote-table.ts'
import { Refused, site } from '../../online/site.ts'
import { siteLine } from '../../online/site-line.ts'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/words.tsx'
import styles from './online.module.css'

/** Talk among the players, or among those who look on. */
export function ChatBox({ id, table, room }: { id: string; table: RemoteTable; room: ChatRoom }) {
  const say = useSay()
  const [messages, setMessages] = useState<readonly ShownMessage[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    site.chat(id, room).then(setMessages, () => {})
    return table.listen((message) => setMessages((known) => [...known, message]))
  }, [id, table, room])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text') ?? '').trim()
    if (text === '') return
    siteLine.ask({ type: 'say', match: id, room, text }).then(
      () => form.reset(),
      (error) => setProblem(error instanceof Refused ? error.message : String(error)),
    )
  }

  return (
    <section aria-label={say(`ui.online.chat.${room}`)}>
      <ul className={styles.chat} aria-live="polite">
        {messages.map(({ id: message, author, text }) => (
          <li key={message}>
            <b>{author.name}</b> {text}{' '}
            <span className={styles.quiet}>
              <Button
                kind="quiet"
                onClick={() =>
                  site
                    .mute(author.id)
                    .then(() => setMessages((known) => known.filter((each) => each.author.id !== author.id)))
                }
              >
                {say('ui.online.mute')}
              </Button>
              <Button kind="quiet" onClick={() => void site.report(message, 'reported at the table')}>
                {say('ui.online.report')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <p role="alert" lang="en">
          {problem}
        </p>
      )}
      <form className={styles.say} onSubmit={send}>
        <input name="text" maxLength={500} aria-label={say(`ui.online.chat.${room}`)} autoComplete="off" />
        <Button type="submit">{say('ui.online.say')}</Button>
      </form>
    </section>
  )
}
