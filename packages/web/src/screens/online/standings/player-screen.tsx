import { useCallback } from 'react'
import { standings } from '../../../online/standings-site.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { FinishedList } from './finished-list.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileWays } from './profile-ways.tsx'

/** What everybody may know of somebody: ratings, and finished games. */
export default function PlayerScreen({ name }: { name: string }) {
  const say = useSay()
  const myself = useMe()
  const { found, error } = useAsked(useCallback(() => standings.player(name), [name]))
  return (
    <OnlinePage title={found?.name ?? name}>
      <Refusal error={error} />
      {found !== null && (
        <>
          <ProfileCard profile={found}>
            <ProfileWays profile={found} myself={myself} />
          </ProfileCard>
          <section aria-label={say('ui.online.player.games')}>
            <h2 className={styles.heading}>{say('ui.online.player.games')}</h2>
            <FinishedList search={{ player: found.name }} />
          </section>
        </>
      )}
    </OnlinePage>
  )
}
