import { useState } from 'react'
import { Link } from 'wouter'
import { type BroughtBot, standings } from '../../../online/standings-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { TableForm } from '../lobby/table-form.tsx'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { pageOf } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import rows from '../rows.module.css'
import { useAsked } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { useWhen } from '../when.ts'

/** Programs that people have brought: whose they are, how good, and the way to play one. */
export default function ChallengeScreen() {
  const say = useSay()
  const { found, error } = useAsked(standings.broughtBots)
  const [chosen, setChosen] = useState<string | null>(null)
  const myself = useMe()
  return (
    <OnlinePage title={say('ui.online.challenge.title')}>
      <p>{say('ui.online.challenge.what')}</p>
      <p className={styles.row}>
        <Link href="/online/bots">{say('ui.online.challenge.bring')}</Link>
      </p>
      <Refusal error={error} />
      {found?.length === 0 && <p className={styles.soft}>{say('ui.online.challenge.none')}</p>}
      <ul className={rows.rows}>
        {found?.map((bot) => (
          <li key={bot.id} className={rows.row}>
            <BotWords bot={bot} />
            <div className={rows.ways}>
              <Button
                aria-expanded={chosen === bot.id}
                onClick={() => setChosen(chosen === bot.id ? null : bot.id)}
              >
                {say('ui.online.challenge.play')}
              </Button>
            </div>
            {chosen === bot.id && (
              <div className={rows.words}>
                <TableForm myself={myself} against={{ chair: { challenge: bot.id }, name: bot.name }} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </OnlinePage>
  )
}

function BotWords({ bot: { name, owner, awake, seenAt, ratings } }: { bot: BroughtBot }) {
  const say = useSay()
  const when = useWhen()
  return (
    <div className={rows.words}>
      <p className={rows.title}>
        <Link href={pageOf(name)}>{name}</Link>{' '}
        {say(awake ? 'ui.online.challenge.awake' : 'ui.online.challenge.asleep', {
          seen: when.minute(seenAt),
        })}
      </p>
      <p className={styles.soft}>{say('ui.online.challenge.owner', { owner })}</p>
      {ratings.map(({ rulebook, rating, deviation, games: played }) => (
        <OnlineGameWords key={rulebook} rulebook={rulebook}>
          <Rated values={{ rating: String(rating), deviation: String(deviation), played }} />
        </OnlineGameWords>
      ))}
    </div>
  )
}

function Rated({ values }: { values: Record<string, string | number> }) {
  const say = useSay()
  return <p className={styles.soft}>{say('ui.online.challenge.rated', { ...values, game: say('title') })}</p>
}
