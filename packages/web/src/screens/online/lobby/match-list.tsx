import type { MatchInfo } from '@gunbai/server/wire'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type MatchListName, site } from '../../../online/site.ts'
import buttons from '../../../shell/button.module.css'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlineGameWords } from '../online-words.tsx'
import { playerName } from '../player-name.tsx'
import rows from '../rows.module.css'
import { outcomeWords } from '../standings/finished-list.tsx'
import type { Myself } from '../use-me.ts'

const refreshEvery = 5_000

/** A list of matches that keeps itself fresh. */
export function MatchList({ list, myself }: { list: MatchListName; myself: Myself }) {
  const say = useSay()
  const [matches, setMatches] = useState<readonly MatchInfo[]>([])
  const { me } = myself
  useEffect(() => {
    if (list === 'mine' && !me) return setMatches([])
    let late = false
    const ask = list === 'mine' ? site.mine : async () => (await site.matches(list)).matches
    const read = () =>
      ask().then(
        (found) => !late && setMatches(found),
        () => {},
      )
    void read()
    const timer = setInterval(read, refreshEvery)
    return () => {
      late = true
      clearInterval(timer)
    }
  }, [list, me])
  const shown =
    list === 'mine'
      ? [...matches].sort((a, b) => rank(a, me?.id) - rank(b, me?.id))
      : matches.filter((match) => !sits(match, me?.id))
  return (
    <section className={styles.wide} aria-label={say(`ui.online.list.${list}`)}>
      <h2 className={styles.heading}>{say(`ui.online.list.${list}`)}</h2>
      {shown.length === 0 && <p className={styles.soft}>{say('ui.online.list.none')}</p>}
      <ul className={rows.rows}>
        {shown.map((match) => (
          <Suspense key={match.id}>
            <OnlineGameWords rulebook={match.rulebook}>
              <ListedMatch match={match} list={list} myself={myself} />
            </OnlineGameWords>
          </Suspense>
        ))}
      </ul>
    </section>
  )
}

function ListedMatch({ match, list, myself }: { match: MatchInfo; list: MatchListName; myself: Myself }) {
  const say = useSay()
  const [, go] = useLocation()
  const myMove = isMyMove(match, myself.me?.id)
  const status = match.status === 'playing' && myMove ? 'myMove' : match.status
  async function join() {
    await myself.asSomebody(async () => {
      await site.join(match.id)
      go(`/online/${match.id}`)
    })
  }
  return (
    <li className={rows.row} data-mine={myMove}>
      <div className={rows.words}>
        <p className={rows.title}>
          {say('title')}: {say(`setup.${match.setup.id}`)}
        </p>
        <p className={styles.soft}>
          {match.players.map((player) => playerName(player, say)).join(' – ')} ·{' '}
          {match.outcome === null ? say(`ui.online.${status}`) : outcomeWords(match, say)} ·{' '}
          {say(`ui.online.clock.${match.clock.kind}`, { ...match.clock })}
          {match.rated && ` · ${say('ui.online.isRated')}`}
        </p>
      </div>
      <div className={rows.ways}>
        {list === 'open' ? (
          <Button kind="strong" onClick={join}>
            {say('ui.online.join')}
          </Button>
        ) : (
          <Link
            href={match.status === 'over' ? `/online/${match.id}/replay` : `/online/${match.id}`}
            className={`${buttons.button} ${myMove ? buttons.strong : ''}`}
          >
            {say(
              match.status === 'over'
                ? 'ui.online.finished.read'
                : `ui.online.${list === 'mine' ? 'go' : 'watch'}`,
            )}
          </Link>
        )}
      </div>
    </li>
  )
}

/** Where it is our move first, what is over last. */
function rank(match: MatchInfo, me: string | undefined): number {
  if (isMyMove(match, me)) return 0
  return match.status === 'playing' ? 1 : match.status === 'waiting' ? 2 : 3
}

function isMyMove(match: MatchInfo, me: string | undefined): boolean {
  return match.status === 'playing' && match.awaiting.some((seat) => isMe(match, seat, me))
}

function isMe(match: MatchInfo, seat: number, me: string | undefined): boolean {
  const player = match.players[seat]
  return player !== null && player !== undefined && player.kind !== 'house bot' && player.id === me
}

function sits(match: MatchInfo, me: string | undefined): boolean {
  return match.players.some((_, seat) => isMe(match, seat, me))
}
