import type { MatchInfo } from '@gunbai/server/wire'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type MatchListName, site } from '../../online/site.ts'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { GameWords, useSay } from '../../words/words.tsx'
import kept from '../home/kept-games.module.css'
import { playerName } from './player-name.ts'
import type { Myself } from './use-me.ts'

const refreshEvery = 5_000

/** A list of matches that keeps itself fresh. */
export function MatchList({ list, myself }: { list: MatchListName; myself: Myself }) {
  const say = useSay()
  const [matches, setMatches] = useState<readonly MatchInfo[]>([])
  const { me } = myself
  useEffect(() => {
    if (list === 'mine' && !me) return setMatches([])
    const read = () => site.matches(list).then(setMatches, () => {})
    void read()
    const timer = setInterval(read, refreshEvery)
    return () => clearInterval(timer)
  }, [list, me])
  const shown = matches.filter((match) => list === 'mine' || !sits(match, me?.id))
  return (
    <section aria-label={say(`ui.online.list.${list}`)}>
      <h2 className={kept.heading}>{say(`ui.online.list.${list}`)}</h2>
      {shown.length === 0 && <p className={kept.none}>{say('ui.online.list.none')}</p>}
      <ul className={kept.list}>
        {shown.map((match) => (
          <GameWords key={match.id} rulebook={match.rulebook}>
            <ListedMatch match={match} list={list} myself={myself} />
          </GameWords>
        ))}
      </ul>
    </section>
  )
}

function ListedMatch({ match, list, myself }: { match: MatchInfo; list: MatchListName; myself: Myself }) {
  const say = useSay()
  const [, go] = useLocation()
  const names = match.players.map((player) => playerName(player, say))
  const myMove = match.awaiting.some((seat) => isMe(match, seat, myself.me?.id))
  async function join() {
    await myself.asSomebody(async () => {
      await site.join(match.id)
      go(`/online/${match.id}`)
    })
  }
  return (
    <li className={kept.game}>
      <div>
        <p className={kept.title}>
          {say('title')}: {say(`setup.${match.setup.id}`)}
        </p>
        <p className={kept.about}>
          {names.join(' – ')} ·{' '}
          {say(match.status === 'playing' && myMove ? 'ui.online.myMove' : `ui.online.${match.status}`)}
        </p>
      </div>
      <div className={kept.ways}>
        {list === 'open' ? (
          <Button kind="strong" onClick={join}>
            {say('ui.online.join')}
          </Button>
        ) : (
          <Link href={`/online/${match.id}`} className={`${buttons.button} ${myMove ? buttons.strong : ''}`}>
            {say(list === 'mine' ? 'ui.online.go' : 'ui.online.watch')}
          </Link>
        )}
      </div>
    </li>
  )
}

function isMe(match: MatchInfo, seat: number, me: string | undefined): boolean {
  const player = match.players[seat]
  return player !== null && player !== undefined && player.kind !== 'house bot' && player.id === me
}

function sits(match: MatchInfo, me: string | undefined): boolean {
  return match.players.some((_, seat) => isMe(match, seat, me))
}
