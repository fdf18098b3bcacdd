import { useCallback } from 'react'
import { studySite } from '../../online/study-site.ts'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/words.tsx'
import { ChatBox } from '../online/match/chat-box.tsx'
import type { Myself } from '../online/use-me.ts'
import styles from './share.module.css'
import type { Together } from './use-together.ts'

interface Props {
  readonly study: string
  readonly together: Together
  readonly myself: Myself
  /** Null where one may not show it. */
  readonly leading: { readonly isLeading: boolean; begin(): void; end(): void } | null
  readonly isFollowing: boolean
  readonly onFollow: (isFollowing: boolean) => void
}

/** Who is here, who shows the study and whether one follows, and what is said. */
export function TogetherPanel({ study, together, myself, leading, isFollowing, onFollow }: Props) {
  const say = useSay()
  const { leader, watching, messages, forget } = together
  const see = useCallback(() => {}, [])
  return (
    <section className={styles.together} aria-label={say('study.together')} data-part="together">
      <p role="status" data-watching={watching}>
        {say('study.watching', { count: Math.max(0, watching - 1) })}
      </p>
      {leading !== null && (
        <>
          {leading.isLeading && <p>{say('study.leading')}</p>}
          <Button onClick={leading.isLeading ? leading.end : leading.begin} aria-pressed={leading.isLeading}>
            {say(leading.isLeading ? 'study.leadEnd' : 'study.lead')}
          </Button>
        </>
      )}
      {leading === null && leader !== null && (
        <>
          <p>{say('study.follows', { name: leader.name })}</p>
          <Button onClick={() => onFollow(!isFollowing)} aria-pressed={isFollowing}>
            {say(isFollowing ? 'study.followNot' : 'study.followAgain')}
          </Button>
        </>
      )}
      <ChatBox
        chat={{ messages, see, forget }}
        myself={myself}
        title={say('study.talk')}
        onSay={(text) => studySite.say(study, text)}
        onReport={(message, reason) => studySite.report(study, reason, message)}
      />
    </section>
  )
}
