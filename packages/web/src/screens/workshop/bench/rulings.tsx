import { type OptionInfo, type OptionValue, setupInfo } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { use } from 'react'
import { useSay } from '../../../words/words.tsx'
import { OptionRow } from '../../new-game/option-row.tsx'
import { OwnTextRow } from '../../new-game/own-text-row.tsx'
import styles from './fields.module.css'

interface Choosable {
  readonly options: readonly OptionInfo[]
  /** By the name of the option for which somebody may bring a file, a text to begin from. */
  readonly templates: Readonly<Record<string, string>>
}

const known = new Map<string, Promise<Choosable>>()

/** What players may choose of a setup, besides the battle that it brings; the same promise each time. */
function choosable(rulebook: string, setup: string): Promise<Choosable> {
  const key = `${rulebook} ${setup}`
  const found = known.get(key) ?? load(rulebook, setup)
  known.set(key, found)
  return found
}

async function load(id: string, setup: string): Promise<Choosable> {
  const rulebook = await findRulebook(id).load()
  const texts = Object.entries(rulebook.ownTexts ?? {})
  const templates = Object.fromEntries(texts.map(([name, { template }]) => [name, template]))
  // the battle itself has no value but its text
  const options = (setupInfo(rulebook, setup)?.options ?? []).filter(
    ({ name, values }) => values.length > 1 || (values.length === 1 && templates[name] !== undefined),
  )
  return { options, templates }
}

interface Props {
  readonly rulebook: string
  readonly setup: string
  readonly chosen: Readonly<Record<string, OptionValue>>
  readonly onChange: (chosen: Readonly<Record<string, OptionValue>>) => void
}

/** The rulings by which a battle is played, and tables of the printed game that somebody brings. */
export default function Rulings({ rulebook, setup, chosen, onChange }: Props) {
  const say = useSay()
  const { options, templates } = use(choosable(rulebook, setup))
  if (options.length === 0) return null
  return (
    <details className={styles.rulings}>
      <summary>{say('ui.new.options')}</summary>
      {options.map((option) => {
        const { name, values } = option
        const value = chosen[name] ?? values[0] ?? ''
        const set = (to: OptionValue) => onChange({ ...chosen, [name]: to })
        const template = templates[name]
        return template === undefined ? (
          <OptionRow key={name} option={option} value={value} onChange={set} />
        ) : (
          <OwnTextRow
            key={name}
            rulebook={rulebook}
            option={option}
            template={template}
            value={value}
            onChange={set}
          />
        )
      })}
    </details>
  )
}
