import type { MatchInfo } from '@gunbai/server/wire'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { site } from '../../../online/site.ts'
import buttons from '../../../shell/button.module.css'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import { OnlineGameWords } from '../online-words.tsx'
import { outcomeWords } from '../standings/finished-list.tsx'
import type { Myself } from '../use-me.ts'
import styles from './table-card.module.css'
import { TableCard } from './table-card.tsx'
import { TimeLeft } from './time-left.tsx'
import { isMyMove } from './use-matches.ts'

export type ListName = 'open' | 'live' | 'myMove' | 'theyThink' | 'waiting' | 'asked' | 'over'

interface Props {
  readonly name: ListName
  readonly matches: readonly MatchInfo[]
  readonly myself: Myself
  /** Whether it is left out where there is nothing in it. */
  readonly isLeftOut?: boolean
}

/** Matches under one heading, each with what can be done about it. */
export function MatchList({ name, matches, myself, isLeftOut = false }: Props) {
  const say = useSay()
  if (isLeftOut && matches.length === 0) return null
  return (
    <section className={forms.wide} aria-label={say(`ui.online.list.${name}`)}>
      <h2 className={forms.heading}>
        {say(`ui.online.list.${name}`)} {matches.length > 0 && <small>{matches.length}</small>}
      </h2>
      {matches.length === 0 && <p className={forms.soft}>{say(`ui.online.list.${name}.none`)}</p>}
      <ul className={styles.cards}>
        {matches.map((match) => (
          <Suspense key={match.id}>
            <OnlineGameWords rulebook={match.rulebook}>
              <TableCard match={match} isMine={isMyMove(match, myself.me?.id)}>
                <Ways name={name} match={match} myself={myself} />
              </TableCard>
            </OnlineGameWords>
          </Suspense>
        ))}
      </ul>
    </section>
  )
}

function Ways({ name, match, myself }: { name: ListName; match: MatchInfo; myself: Myself }): ReactNode {
  const say = useSay()
  const [, go] = useLocation()
  const join = () =>
    myself.asSomebody(async () => {
      await site.join(match)
      go(`/online/${match.id}`)
    })
  const free = match.players.filter((each, seat) => each === null && match.kept[seat] === null).length
  switch (name) {
    case 'open':
      return (
        <>
          <Button kind="strong" onClick={join}>
            {say('ui.online.join')}
          </Button>
          <span>{say('ui.online.free', { free, seats: match.players.length })}</span>
        </>
      )
    case 'asked':
      return (
        <>
          <Button kind="strong" onClick={join}>
            {say('ui.online.join')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => myself.asSomebody(async () => void (await site.decline(match.id)))}
          >
            {say('ui.online.decline')}
          </Button>
        </>
      )
    case 'over':
      return (
        <>
          <span>{outcomeWords(match, say)}</span>
          <Way to={`/online/${match.id}/replay`} label={say('ui.online.finished.read')} />
        </>
      )
    default:
      return (
        <>
          <TimeLeft match={match} />
          <Way
            to={`/online/${match.id}`}
            label={say(
              name === 'live' ? 'ui.online.watch' : name === 'myMove' ? 'ui.online.takeTurn' : 'ui.online.go',
            )}
            isStrong={name === 'myMove'}
          />
        </>
      )
  }
}

function Way({ to, label, isStrong = false }: { to: string; label: string; isStrong?: boolean }) {
  return (
    <Link href={to} className={`${buttons.button} ${isStrong ? buttons.strong : ''}`}>
      {label}
    </Link>
  )
}
