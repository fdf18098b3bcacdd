import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { RemoteTable } from '../../../online/remote-table.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { ProblemNotice } from '../../../shell/problem-notice.tsx'
import { saveFile } from '../../../shell/save-file.ts'
import type { Problem } from '../../../table/problem.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { useAsked, useDoing } from '../use-asked.ts'

interface Props {
  readonly id: string
  readonly table: RemoteTable
  readonly problem: Problem | null
}

/** The link for the others, until they sit; and what is to be said where nobody will. */
export function WaitingRoom({ id, table, problem }: Props) {
  const say = useSay()
  const [, go] = useLocation()
  const { found, error } = useAsked(useCallback(() => site.match(id), [id]))
  const doing = useDoing()
  const { match } = table.around()
  const invitation = found?.invitation ?? null
  const link = invitation === null ? null : `${location.origin}${location.pathname}#/join/${invitation}`
  const giveUp = async () => {
    if (await doing.run(() => site.remove(id))) go('/online')
  }
  const save = async () => saveFile(await site.record(id), `gunbai-${id}.json`)
  const title = say(
    problem !== null ? 'ui.online.title' : match?.status === 'waiting' ? 'ui.online.waiting' : 'ui.loading',
  )
  return (
    <OnlinePage title={title}>
      <Refusal error={(problem === null ? error : null) ?? doing.error} />
      {problem !== null && <ProblemNotice problem={problem} />}
      {problem?.kind === 'version' && (
        <Button disabled={doing.isBusy} onClick={() => doing.run(save)}>
          {say('ui.online.finished.save')}
        </Button>
      )}
      {link !== null && (
        <>
          <label className={styles.link}>
            {say('ui.online.link')}
            <input readOnly value={link} onFocus={({ target }) => target.select()} data-part="invitation" />
          </label>
          <div className={styles.row}>
            <Button kind="strong" onClick={() => navigator.clipboard.writeText(link)}>
              {say('ui.online.copy')}
            </Button>
            <SureButton
              label={say('ui.online.remove')}
              sure={say('ui.online.remove')}
              onSure={giveUp}
              disabled={doing.isBusy}
            />
          </div>
          <p className={styles.soft}>{say('ui.online.fixed')}</p>
          {match !== null && <code className={styles.code}>{match.commitment}</code>}
        </>
      )}
    </OnlinePage>
  )
}
