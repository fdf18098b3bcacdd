import { shelf } from '@gunbai/rulebooks'
import { type FormEvent, Suspense, use } from 'react'
import { useLocation } from 'wouter'
import type { MatchSearch } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { Field, filledIn } from '../field.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { botName } from '../player-name.tsx'
import { setupsOf } from '../setups.ts'
import { finishedAddress, type Sought } from './finished-address.ts'
import { FinishedList } from './finished-list.tsx'

/** Finished games, found by who played them and what was played. */
export default function FinishedScreen({ rulebook, setup, player }: Sought) {
  const say = useSay()
  const [, go] = useLocation()
  const search: MatchSearch = {
    ...(rulebook === '' ? {} : { rulebook }),
    ...(setup === '' ? {} : { setup }),
    ...(player === '' ? {} : { player }),
  }
  const seek = (change: MatchSearch) => go(finishedAddress({ ...search, ...change }))

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    seek({ player: filledIn(event.currentTarget)('player').trim() })
  }

  return (
    <OnlinePage title={say('ui.online.finished.title')}>
      <form className={styles.form} onSubmit={send} aria-label={say('ui.online.finished.search')}>
        <label className={styles.field}>
          {say('ui.online.finished.game')}
          <select value={rulebook} onChange={({ target }) => seek({ rulebook: target.value, setup: '' })}>
            <option value="">{say('ui.online.finished.any')}</option>
            {shelf.map(({ id }) => (
              <OnlineGameWords key={id} rulebook={id}>
                <Title id={id} />
              </OnlineGameWords>
            ))}
          </select>
        </label>
        {rulebook !== '' && (
          <Suspense>
            <OnlineGameWords rulebook={rulebook}>
              <SetupSelect rulebook={rulebook} setup={setup} onSetup={(id) => seek({ setup: id })} />
            </OnlineGameWords>
          </Suspense>
        )}
        <Field
          key={player}
          label={say('ui.online.finished.player')}
          name="player"
          type="search"
          maxLength={60}
          defaultValue={player}
          autoComplete="off"
        />
        <Button type="submit">{say('ui.online.finished.search')}</Button>
      </form>
      {player.startsWith('bot:') && <p className={styles.row}>{botName(player.slice(4), say)}</p>}
      <FinishedList key={JSON.stringify(search)} search={search} />
    </OnlinePage>
  )
}

function Title({ id }: { id: string }) {
  const say = useSay()
  return <option value={id}>{say('title')}</option>
}

function SetupSelect({
  rulebook,
  setup,
  onSetup,
}: {
  rulebook: string
  setup: string
  onSetup: (id: string) => void
}) {
  const say = useSay()
  const setups = use(setupsOf(rulebook))
  return (
    <label className={styles.field}>
      {say('ui.online.finished.setup')}
      <select value={setup} onChange={({ target }) => onSetup(target.value)}>
        <option value="">{say('ui.online.finished.any')}</option>
        {setups.map(({ id }) => (
          <option key={id} value={id}>
            {say(`setup.${id}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
