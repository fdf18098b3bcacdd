import type { MatchInfo } from '@gunbai/server/wire'
import { lazy, Suspense, useCallback } from 'react'
import { Link } from 'wouter'
import { engineConnection } from '../../../engine/connection.ts'
import { notedCommitment } from '../../../online/commitments.ts'
import { site } from '../../../online/site.ts'
import { standings } from '../../../online/standings-site.ts'
import buttons from '../../../shell/button.module.css'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { playerName } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import page from './dice-screen.module.css'
import { Steps, Verdict } from './findings.tsx'

const CastChecked = lazy(() => import('./cast-checked.tsx'))

/** Whether the dice of a match were honest, found out in this browser. */
export default function DiceScreen({ match: id }: { match: string }) {
  const say = useSay()
  const { found, error } = useAsked(useCallback(() => site.match(id), [id]))
  return (
    <OnlinePage title={say('ui.online.dice.title')}>
      <Refusal error={error} />
      {found !== null && (
        <OnlineGameWords rulebook={found.match.rulebook}>
          <WhichMatch match={found.match} />
        </OnlineGameWords>
      )}
      <p className={styles.section}>
        {say(found?.match.dice === 'of all' ? 'ui.online.ofAll.what' : 'ui.online.dice.what')}
      </p>
      {found !== null && (
        <Suspense>
          <Findings match={found.match} />
        </Suspense>
      )}
      <Link href={`/online/${id}`} className={buttons.button}>
        {say('ui.online.dice.back')}
      </Link>
    </OnlinePage>
  )
}

function Findings({ match }: { match: MatchInfo }) {
  if (match.status !== 'over') return <Early match={match} />
  return match.dice === 'of all' ? <CastChecked match={match} /> : <Checked match={match} />
}

function WhichMatch({ match }: { match: MatchInfo }) {
  const say = useSay()
  const names = match.players.map((player) => playerName(player, say)).join(' – ')
  return (
    <p className={page.match}>
      {say('title')}: {setupTitle(say, match.setup)} · {names}
    </p>
  )
}

function Early({ match }: { match: MatchInfo }) {
  const say = useSay()
  return (
    <section className={styles.section}>
      <p>{say('ui.online.dice.early')}</p>
      <code className={styles.code}>{match.commitment}</code>
    </section>
  )
}

/** What the server tells, and what this browser makes of it. */
async function check({ id, commitment }: MatchInfo) {
  const [told, record] = await Promise.all([standings.dice(id), site.record(id)])
  const found = await engineConnection.call((engine) => engine.checkDice(record))
  const noted = notedCommitment(id)
  return {
    told,
    found,
    noted,
    fixed: noted ?? commitment,
    steps: {
      commitment: found.commitment === (noted ?? commitment),
      record: found.seed === told.seed,
      replay: found.hash !== null && found.hash === told.hash && found.answers === told.answers,
    },
  }
}

function Checked({ match }: { match: MatchInfo }) {
  const say = useSay()
  const { found: checked, error } = useAsked(useCallback(() => check(match), [match]))
  if (error !== null) return <Refusal error={error} />
  if (checked === null) return <p role="status">{say('ui.online.dice.checking')}</p>
  const { told, found, noted, fixed, steps } = checked
  const good = Object.values(steps).every(Boolean)
  return (
    <>
      <Verdict isGood={good} words={good ? 'ui.online.dice.good' : 'ui.online.dice.bad'} />
      <section className={styles.section} aria-label={say('ui.online.dice.steps')}>
        <h2>{say('ui.online.dice.steps')}</h2>
        <Steps
          steps={steps}
          said={(step) => say(`ui.online.dice.step.${step}`, { answers: found.answers })}
        />
        {noted === null && <p className={styles.soft}>{say('ui.online.dice.notSeen')}</p>}
        <dl className={page.words}>
          <dt>{say(noted === null ? 'ui.online.dice.commitment' : 'ui.online.dice.seen')}</dt>
          <dd className={styles.code}>{fixed}</dd>
          <dt>{say('ui.online.dice.seed')}</dt>
          <dd className={styles.code}>{told.seed}</dd>
          <dt>{say('ui.online.dice.computed')}</dt>
          <dd className={styles.code}>{found.commitment}</dd>
        </dl>
      </section>
    </>
  )
}
