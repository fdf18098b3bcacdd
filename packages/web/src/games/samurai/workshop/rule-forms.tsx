import {
  addRule,
  addTag,
  addZone,
  commandCards,
  kindsOf,
  type Outline,
  removeRule,
  ruleForms,
  type SheetRule,
  setRule,
} from '@gunbai/samurai/sheet'
import { useId, useState } from 'react'
import styles from '../../../screens/workshop/bench/fields.module.css'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { specialWords } from '../special-words.ts'
import type { SamuraiBench } from './bench.tsx'

type Code = keyof typeof ruleForms
const codes = Object.keys(ruleForms) as Code[]
const numbers: readonly string[] = [
  'flags',
  'minUnits',
  'start',
  'max',
  'drawPerTurn',
  'dice',
  'flagsPerLeader',
  'fordCount',
  'fromOwnTurn',
  'loseCommandCard',
]
const switches: readonly string[] = [
  'permanent',
  'temporary',
  'removeUnit',
  'instantWin',
  'notLastFlag',
  'eachUnit',
]
/** Remarks of the printed notes that no rule reads. */
const unread: readonly string[] = ['when', 'whenGivenInText', 'cumulativeInText']

/** The special rules of the battle, and those that could be added, each with its sentence and its values. */
export function RuleForms({ bench }: { bench: SamuraiBench }) {
  const say = useSay()
  const { outline, text, change } = bench
  const [wanted, setWanted] = useState('')
  const names = outline.armies.map((army) => army?.name ?? '')
  const worded = (code: string, values: Readonly<Record<string, string>>) => titled(say, code, values, names)
  const others = codes
    .filter(
      (code) =>
        !outline.rules.some((rule) => rule.code === code) ||
        code === 'locked-units' ||
        code === 'capture-hex',
    )
    .map((code) => ({ code, words: worded(code, usualValues(code, outline)) }))
    .filter(({ words, code }) =>
      `${code} ${words.title} ${words.text}`.toLowerCase().includes(wanted.toLowerCase()),
    )

  function add(code: Code) {
    const values = usualValues(code, outline)
    const { line, needs } = ruleForms[code]
    const asked: readonly string[] = needs
    const zoned =
      asked.includes('zone') && outline.zones.length === 0 ? addZone(text, values.zone ?? 'zone-1') : text
    const tagged =
      asked.includes('tag') && outline.tags.length === 0 ? addTag(zoned, values.tag ?? 'm', 'Mori') : zoned
    change(worded(code, values).title, addRule(tagged, line, code, values))
  }

  return (
    <section aria-label={say('workshop.rules')}>
      <h2>
        {say('workshop.rules')} <small>{say('workshop.rules.count', { count: codes.length })}</small>
      </h2>
      {outline.rules.map((rule, place) => {
        const words = worded(rule.code, rule.values)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the file
          <article key={place} className={styles.rule} data-on="true" data-rule={rule.code}>
            <h3>{words.title}</h3>
            <p>{words.text}</p>
            <Values bench={bench} rule={rule} place={place} />
            <Button kind="quiet" onClick={() => change(words.title, removeRule(text, place))}>
              {say('workshop.rules.remove')}
            </Button>
          </article>
        )
      })}
      <label className={styles.field}>
        {say('workshop.rules.find')}
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      {others.map(({ code, words }) => (
        <article key={code} className={styles.rule} data-rule={code}>
          <h3>{words.title}</h3>
          <p>{words.text}</p>
          <Button kind="quiet" onClick={() => add(code)}>
            {say('workshop.rules.add')}
          </Button>
        </article>
      ))}
    </section>
  )
}

type Say = ReturnType<typeof useSay>

/** A rule's name and sentence; one whose values are wrong has its code. */
function titled(say: Say, code: string, values: Readonly<Record<string, string>>, names: readonly string[]) {
  try {
    const words = specialWords(
      say,
      {
        code,
        who: values.who ?? 'both',
        values: { leader: values.leader ?? '', clan: values.clan ?? '', ...values },
      } as never,
      names,
    )
    if (code.startsWith('river-') && values.river === undefined)
      return { title: say('briefing.river.plain'), text: words.text }
    return { title: words.title.replace(/[:\s]+$/, ''), text: words.text }
  } catch {
    return { title: code, text: '' }
  }
}

/** What a rule begins with. */
function usualValues(code: Code, outline: Outline): Record<string, string> {
  const usual: Readonly<Record<string, string>> = {
    who: 'both', zone: outline.zones[0]?.name ?? 'zone-1', tag: outline.tags[0]?.key ?? 'm', leader: outline.leaders[0]?.key ?? 'a',
    card: 'order-one-left', unit: 'asp', flags: code.startsWith('tent') ? '3' : code === 'named-leader-worth-2' ? '2' : '1',
    minUnits: '3', start: '2', max: '5', drawPerTurn: '2', dice: '5', flagsPerLeader: '2',
  } // biome-ignore format: a table
  return Object.fromEntries(ruleForms[code].needs.map((name) => [name, usual[name] ?? '']))
}

function Values({ bench, rule, place }: { bench: SamuraiBench; rule: SheetRule; place: number }) {
  const say = useSay()
  const { outline, text, change } = bench
  const form = ruleForms[rule.code as Code]
  if (form === undefined) return null
  const fields = [...form.needs, ...form.may].filter((name) => !unread.includes(name))
  const set = (name: string, value: string) => {
    const { [name]: _, ...rest } = rule.values
    change(rule.code, setRule(text, place, value === '' ? rest : { ...rule.values, [name]: value }))
  }
  const choices: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    who: ['top', 'bottom', 'both'].map((side) => [side, say(`workshop.who.${side}`)]),
    startsWith: ['top', 'bottom'].map((side) => [side, say(`workshop.who.${side}`)]),
    zone: outline.zones.map(({ name }) => [name, name]),
    tag: outline.tags.map(({ key, name }) => [key, name]),
    leader: outline.leaders.map(({ key, name }) => [key, name]),
    unit: kindsOf(outline.edition).map(({ code }) => [code, say(`unit.${code}`)]),
    card: commandCards.map(({ title }) => [title, say(`command.${title}`)]),
    timing: [['immediate', say('workshop.timing.immediate')]],
  }
  return (
    <div className={styles.values}>
      {fields.map((name) => (
        <Value
          key={name}
          name={name}
          value={rule.values[name] ?? ''}
          choices={choices[name]}
          isNeeded={(form.needs as readonly string[]).includes(name)}
          onSet={(value) => set(name, value)}
        />
      ))}
    </div>
  )
}

interface ValueProps {
  readonly name: string
  readonly value: string
  /** What it may be, with its words; left out where it is written. */
  readonly choices: readonly (readonly [string, string])[] | undefined
  readonly isNeeded: boolean
  readonly onSet: (value: string) => void
}

function Value({ name, value, choices, isNeeded, onSet }: ValueProps) {
  const say = useSay()
  const id = useId()
  return (
    <div className={styles.value}>
      <label htmlFor={id}>{say(`workshop.value.${name}`)}</label>
      {choices !== undefined ? (
        <select id={id} value={value.replace(/^ASp$/, 'asp')} onChange={({ target }) => onSet(target.value)}>
          {!isNeeded && <option value="">–</option>}
          {choices.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      ) : switches.includes(name) ? (
        <input
          id={id}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => onSet(target.checked ? 'true' : '')}
        />
      ) : (
        <input
          id={id}
          type={numbers.includes(name) ? 'number' : 'text'}
          min={0}
          max={30}
          value={value}
          onChange={({ target }) => onSet(target.value)}
        />
      )}
    </div>
  )
}
