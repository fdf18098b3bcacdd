import type { Clock, TournamentInfo } from '@gunbai/server/wire'
import { type FormEvent, Suspense, use, useState } from 'react'
import { useLocation } from 'wouter'
import { tournamentSite } from '../../../online/tournament-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { filledIn } from '../field.tsx'
import forms from '../forms.module.css'
import { ClockField } from '../lobby/clock-field.tsx'
import { GameField } from '../lobby/game-field.tsx'
import styles from '../lobby/table-form.module.css'
import { OnlineGameWords } from '../online-words.tsx'
import { setupsOf } from '../setups.ts'
import { games } from '../standings/games.ts'
import type { Myself } from '../use-me.ts'

type Kind = TournamentInfo['kind']
const kinds: readonly Kind[] = ['swiss', 'round robin', 'knock-out', 'league']

/** Holds a tournament: what is played, in which way, and who may take part. */
export function NewTournament({ myself }: { myself: Myself }) {
  const [rulebook, setRulebook] = useState(games[0] as string)
  return (
    <Suspense>
      <div className={styles.form}>
        <GameField rulebook={rulebook} onChoose={setRulebook} />
        <OnlineGameWords rulebook={rulebook}>
          <TournamentForm key={rulebook} rulebook={rulebook} myself={myself} />
        </OnlineGameWords>
      </div>
    </Suspense>
  )
}

function TournamentForm({ rulebook, myself }: { rulebook: string; myself: Myself }) {
  const say = useSay()
  const [, go] = useLocation()
  const list = use(setupsOf(rulebook)).filter(({ seats }) => seats === 2)
  const [kind, setKind] = useState<Kind>('swiss')
  const [clock, setClock] = useState<Clock>({ kind: 'days', days: 3 })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = filledIn(event.currentTarget)
    void myself.asSomebody(async () => {
      const { tournament } = await tournamentSite.make({
        name: field('name'),
        kind,
        rulebook,
        setup: field('setup'),
        clock,
        rated: fields.has('rated'),
        bots: fields.has('bots'),
        rounds: Number(field('rounds') || 5),
        ...(kind === 'league' ? { size: Number(field('size')), moving: Number(field('moving')) } : {}),
      })
      go(`/online/tournaments/${tournament.id}`)
    })
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <label className={forms.field}>
        {say('ui.online.tournament.name')}
        <input name="name" required minLength={3} maxLength={60} autoComplete="off" />
      </label>
      <label className={forms.field}>
        {say('ui.new.setup')}
        <select name="setup">
          {list.map(({ id }) => (
            <option key={id} value={id}>
              {say(`setup.${id}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={forms.field}>
        {say('ui.online.tournament.kind')}
        <select name="kind" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {say(`ui.online.tournament.kind.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <p className={forms.soft}>{say(`ui.online.tournament.about.${kind}`)}</p>
      {kind === 'swiss' && <Count name="rounds" usual={5} most={20} />}
      {kind === 'league' && (
        <>
          <Count name="rounds" as="seasons" usual={3} most={20} />
          <Count name="size" usual={6} least={3} most={16} />
          <Count name="moving" usual={1} least={0} most={4} />
        </>
      )}
      <ClockField clock={clock} isNeeded={kind === 'league'} onChange={setClock} />
      <label className={forms.check}>
        <input type="checkbox" name="bots" defaultChecked /> {say('ui.online.tournament.bots')}
      </label>
      <label className={forms.check}>
        <input type="checkbox" name="rated" /> {say('ui.online.rated')}
      </label>
      <Button kind="strong" type="submit" className={styles.open}>
        {say('ui.online.tournament.make')}
      </Button>
    </form>
  )
}

interface CountProps {
  readonly name: 'rounds' | 'size' | 'moving'
  readonly as?: string
  readonly usual: number
  readonly least?: number
  readonly most: number
}

function Count({ name, as = name, usual, least = 1, most }: CountProps) {
  const say = useSay()
  return (
    <label className={forms.field}>
      {say(`ui.online.tournament.${as}`)}
      <input type="number" name={name} required min={least} max={most} defaultValue={usual} />
    </label>
  )
}
