import type { OptionValue, SetupInfo } from '@gunbai/kernel'
import type { Chair, Clock, Visibility } from '@gunbai/server/wire'
import { type FormEvent, lazy, Suspense, use, useState } from 'react'
import { useLocation } from 'wouter'
import { account } from '../../../online/account-site.ts'
import { company } from '../../../online/company-site.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { OptionRow } from '../../new-game/option-row.tsx'
import forms from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { setupsOf } from '../setups.ts'
import { useAsked } from '../use-asked.ts'
import type { Myself } from '../use-me.ts'
import { Chairs } from './chairs.tsx'
import { ClockField } from './clock-field.tsx'
import { DiceField } from './dice-field.tsx'
import { GameForm } from './game-form.tsx'
import { SetupField } from './setup-field.tsx'
import styles from './table-form.module.css'

const OwnTexts = lazy(() => import('../../new-game/own-texts.tsx'))

interface Props {
  readonly myself: Myself
  /** The one to play against, where that is settled: then there are two seats, and anybody may watch. */
  readonly against?: { readonly chair: Chair; readonly name: string }
}

/** Lays a table: what to play, who sits where, with how much time. */
export function TableForm(props: Props) {
  return <GameForm>{(rulebook) => <Terms rulebook={rulebook} {...props} />}</GameForm>
}

/** The first chair is ours; where nothing else is settled the others are for anybody. */
const usualChairs = ({ seats }: SetupInfo, other: Chair = 'anybody'): Chair[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : other))

function Terms({ rulebook, myself, against }: Props & { rulebook: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const list = use(setupsOf(rulebook)).filter(({ seats }) => against === undefined || seats === 2)
  const { found: house } = useAsked(account.site)
  const { found: friends } = useAsked(company.friendsOrNone)
  // a bot may fall asleep
  const isBot = typeof against?.chair === 'object' && 'challenge' in against.chair
  const [setup, setSetup] = useState(list[0] as SetupInfo)
  const [options, setOptions] = useState<Options>({})
  const [chairs, setChairs] = useState<readonly Chair[]>(() => usualChairs(setup, against?.chair))
  const [visibility, setVisibility] = useState<Visibility>('open')
  const [rated, setRated] = useState(false)
  const [ofAll, setOfAll] = useState(false)
  const [clock, setClock] = useState<Clock>(
    isBot ? { kind: 'live', minutes: 30, increment: 15 } : { kind: 'none' },
  )

  function choose(id: string) {
    const next = list.find((each) => each.id === id) ?? setup
    setSetup(next)
    setOptions({})
    if (next.seats !== setup.seats) setChairs(usualChairs(next, against?.chair))
  }

  function send(event: FormEvent) {
    event.preventDefault()
    void myself.asSomebody(async () => {
      const dice = ofAll && clock.kind === 'live' ? ('of all' as const) : ('house' as const)
      const wish = { rulebook, setup: setup.id, chairs, visibility, clock, rated, dice }
      const { match } = await site.make({ ...wish, ...(Object.keys(options).length > 0 ? { options } : {}) })
      go(`/online/${match.id}`)
    })
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <SetupField rulebook={rulebook} list={list} setup={setup} onChoose={choose} />
      <Variants rulebook={rulebook} setup={setup} options={options} onChange={setOptions} />
      {against === undefined && (
        <Chairs
          rulebook={rulebook}
          setup={setup.id}
          chairs={chairs}
          bots={house?.bots ?? []}
          friends={friends?.map(({ name }) => name) ?? []}
          onChange={setChairs}
        />
      )}
      <ClockField clock={clock} isNeeded={isBot} onChange={setClock} />
      {against === undefined && (
        <label className={forms.field}>
          {say('ui.online.visibility')}
          <select
            name="visibility"
            value={visibility}
            onChange={({ target }) => setVisibility(target.value as Visibility)}
          >
            {(['open', 'invited', 'private'] as const).map((each) => (
              <option key={each} value={each}>
                {say(`ui.online.visibility.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {myself.me?.kind === 'person' && (
        <label className={forms.check}>
          <input
            type="checkbox"
            name="rated"
            checked={rated}
            onChange={({ target }) => setRated(target.checked)}
          />{' '}
          {say('ui.online.rated')}
        </label>
      )}
      {!isBot && <DiceField isLive={clock.kind === 'live'} isOfAll={ofAll} onChange={setOfAll} />}
      <Refusal error={myself.error} />
      <Button kind="strong" type="submit" className={styles.open}>
        {against === undefined
          ? say('ui.online.make')
          : say('ui.online.challenge.send', { name: against.name })}
      </Button>
    </form>
  )
}

type Options = Readonly<Record<string, OptionValue>>

interface VariantsProps {
  readonly rulebook: string
  readonly setup: SetupInfo
  readonly options: Options
  readonly onChange: (options: Options) => void
}

function Variants({ rulebook, setup, options, onChange }: VariantsProps) {
  const say = useSay()
  // what is a list of values; what somebody may bring has one, the usual
  const variants = setup.options.filter(({ values }) => values.length > 1)
  if (setup.options.length === 0) return null
  return (
    <details>
      <summary>{say('ui.new.options')}</summary>
      {variants.map((option) => (
        <OptionRow
          key={option.name}
          option={option}
          value={options[option.name] ?? option.values[0] ?? ''}
          onChange={(value) => onChange({ ...options, [option.name]: value })}
        />
      ))}
      <Suspense>
        <OwnTexts rulebook={rulebook} options={setup.options} chosen={options} onChange={onChange} />
      </Suspense>
    </details>
  )
}
