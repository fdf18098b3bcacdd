import { useState } from 'react'
import { company } from '../../../online/company-site.ts'
import type { Profile } from '../../../online/standings-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import lobby from '../lobby/lobby.module.css'
import { TableForm } from '../lobby/table-form.tsx'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { useAsked, useDoing } from '../use-asked.ts'
import type { Myself } from '../use-me.ts'

/** What we have to do with somebody: ask them to play, follow them, or have nothing to do with them. */
export function ProfileWays({ profile, myself }: { profile: Profile; myself: Myself }) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const friends = useAsked(company.friendsOrNone)
  const blocked = useAsked(company.blockedOrNone)
  const { error, isBusy, run } = useDoing()
  const { id, name, kind } = profile
  if (myself.me == null || myself.me.id === id) return null
  const isFriend = friends.found?.some((each) => each.id === id) ?? false
  const isBlocked = blocked.found?.some((each) => each.id === id) ?? false
  const change = async (work: () => Promise<unknown>) => {
    if (!(await run(work))) return
    friends.again()
    blocked.again()
  }
  const chair = kind === 'bot' ? { challenge: id } : { invite: name }
  return (
    <>
      <div className={forms.row}>
        {!isBlocked && (
          <Button kind="strong" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {say('ui.online.challenge.play')}
          </Button>
        )}
        {!isBlocked && (
          <Button
            disabled={isBusy}
            aria-pressed={isFriend}
            onClick={() => change(() => (isFriend ? company.unfollow(id) : company.follow(id)))}
          >
            {say(isFriend ? 'ui.online.unfollow' : 'ui.online.follow')}
          </Button>
        )}
        {isBlocked ? (
          <Button disabled={isBusy} onClick={() => change(() => company.unblock(id))}>
            {say('ui.online.unblock')}
          </Button>
        ) : (
          <SureButton
            label={say('ui.online.block')}
            sure={say('ui.online.blockSure', { name })}
            disabled={isBusy}
            onSure={() => change(() => company.block(id))}
          />
        )}
      </div>
      {isBlocked && <p className={forms.soft}>{say('ui.online.blocked')}</p>}
      <Refusal error={error} />
      {isAsking && !isBlocked && (
        <section
          className={`${lobby.new} ${forms.section}`}
          aria-label={say('ui.online.challenge.send', { name })}
        >
          <TableForm myself={myself} against={{ chair, name }} />
        </section>
      )}
    </>
  )
}
