import type { SetupInfo } from '@gunbai/kernel'
import type { Clock, TournamentInfo } from '@gunbai/server/wire'
import { type FormEvent, use, useState } from 'react'
import { useLocation } from 'wouter'
import { tournamentSite } from '../../../online/tournament-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { filledIn } from '../field.tsx'
import forms from '../forms.module.css'
import { ClockField } from '../lobby/clock-field.tsx'
import { GameForm } from '../lobby/game-form.tsx'
import { SetupField } from '../lobby/setup-field.tsx'
import styles from '../lobby/table-form.module.css'
import { setupsOf } from '../setups.ts'
import type { Myself } from '../use-me.ts'

type Kind = TournamentInfo['kind']
const kinds: readonly Kind[] = ['swiss', 'round robin', 'knock-out', 'league']

/** Holds a tournament: what is played, in which way, and who may take part. */
export function NewTournament({ myself }: { myself: Myself }) {
  return <GameForm>{(rulebook) => <TournamentForm rulebook={rulebook} myself={myself} />}</GameForm>
}

function TournamentForm({ rulebook, myself }: { rulebook: string; myself: Myself }) {
  const say = useSay()
  const [, go] = useLocation()
  const list = use(setupsOf(rulebook)).filter(({ seats }) => seats === 2)
  const [setup, setSetup] = useState(list[0] as SetupInfo)
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
        setup: setup.id,
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
      <SetupField
        rulebook={rulebook}
        list={list}
        setup={setup}
        onChoose={(id) => setSetup(list.find((each) => each.id === id) ?? setup)}
      />
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
