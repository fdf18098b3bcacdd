import type { MatchInfo } from '@gunbai/server/wire'
import { Fragment, Suspense, useCallback, useState } from 'react'
import { Link } from 'wouter'
import { type FoundMatches, type MatchSearch, site } from '../../../online/site.ts'
import buttons from '../../../shell/button.module.css'
import { Button } from '../../../shell/button.tsx'
import { saveFile } from '../../../shell/save-file.ts'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlineGameWords } from '../online-words.tsx'
import { PlayerLink, playerName } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import rows from '../rows.module.css'
import { useAsked, useDoing } from '../use-asked.ts'
import { useWhen } from '../when.ts'

/** Finished games, the latest first, each to be read again, taken home, and its dice checked. */
export function FinishedList({ search }: { search: MatchSearch }) {
  const say = useSay()
  const { player, rulebook, setup } = search
  const ask = useCallback(
    (before: number | null): Promise<FoundMatches> =>
      site.matches('finished', {
        before,
        ...(player === undefined ? {} : { player }),
        ...(rulebook === undefined ? {} : { rulebook }),
        ...(setup === undefined ? {} : { setup }),
      }),
    [player, rulebook, setup],
  )
  const { found, error } = useAsked(useCallback(() => ask(null), [ask]))
  const [older, setOlder] = useState<readonly FoundMatches[]>([])
  const doing = useDoing()
  if (error !== null) return <Refusal error={error} />
  if (found === null) return <p role="status">{say('ui.online.fetching')}</p>
  const pages = [found, ...older]
  const matches = pages.flatMap((each) => each.matches)
  const next = pages.at(-1)?.next ?? null
  return (
    <>
      {matches.length === 0 && <p className={styles.soft}>{say('ui.online.finished.none')}</p>}
      <ul className={rows.rows}>
        {matches.map((match) => (
          <Suspense key={match.id}>
            <OnlineGameWords rulebook={match.rulebook}>
              <FinishedMatch match={match} />
            </OnlineGameWords>
          </Suspense>
        ))}
      </ul>
      <Refusal error={doing.error} />
      {next !== null && (
        <Button
          disabled={doing.isBusy}
          onClick={() =>
            doing.run(async () => {
              const page = await ask(next)
              setOlder((known) => [...known, page])
            })
          }
        >
          {say('ui.online.finished.more')}
        </Button>
      )}
    </>
  )
}

function FinishedMatch({ match }: { match: MatchInfo }) {
  const say = useSay()
  const when = useWhen()
  const { error, isBusy, run } = useDoing()
  const save = async () => saveFile(await site.record(match.id), `gunbai-${match.rulebook}-${match.id}.json`)
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.title}>
          {say('title')}: {setupTitle(say, match.setup)}
        </p>
        <p>
          {match.players.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <Fragment key={seat}>
              {seat > 0 && ' – '}
              <PlayerLink player={player} />
            </Fragment>
          ))}
        </p>
        <p className={styles.soft}>
          {outcomeWords(match, say)} · {when.minute(match.endedAt ?? match.touchedAt)}
          {match.rated && ` · ${say('ui.online.isRated')}`}
        </p>
        <Refusal error={error} />
      </div>
      <div className={rows.ways}>
        <Link href={`/online/${match.id}/replay`} className={`${buttons.button} ${buttons.strong}`}>
          {say('ui.online.finished.read')}
        </Link>
        <Button disabled={isBusy} onClick={() => run(save)}>
          {say('ui.online.finished.save')}
        </Button>
        <Link href={`/online/${match.id}/dice`} className={buttons.button}>
          {say('ui.online.finished.dice')}
        </Link>
      </div>
    </li>
  )
}

/** Who won, and by what. */
export function outcomeWords({ outcome, players }: MatchInfo, say: ReturnType<typeof useSay>): string {
  if (outcome === null) return ''
  const names = outcome.winners.map((seat) => playerName(players[seat], say)).join(', ')
  const result =
    names === '' ? say('ui.online.finished.drawn') : say('ui.online.finished.won', { name: names })
  return `${result}, ${say(`ui.online.ended.${outcome.by}`)}`
}
