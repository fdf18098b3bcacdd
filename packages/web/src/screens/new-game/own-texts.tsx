import type { OptionInfo, OptionValue } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { use } from 'react'
import { OwnTextRow } from './own-text-row.tsx'

type Templates = Readonly<Record<string, string>>

const known = new Map<string, Promise<Templates>>()

/** By the name of the option, a text to begin from; the same promise each time. */
function templatesOf(rulebook: string): Promise<Templates> {
  const templates =
    known.get(rulebook) ??
    findRulebook(rulebook)
      .load()
      .then(({ ownTexts = {} }) =>
        Object.fromEntries(Object.entries(ownTexts).map(([name, own]) => [name, own.template])),
      )
  known.set(rulebook, templates)
  return templates
}

interface Props {
  readonly rulebook: string
  readonly options: readonly OptionInfo[]
  readonly chosen: Readonly<Record<string, OptionValue>>
  readonly onChange: (chosen: Readonly<Record<string, OptionValue>>) => void
}

/** Of the options of a setup, those for which somebody may bring a file instead of the usual: tables of the printed game. */
export default function OwnTexts({ rulebook, options, chosen, onChange }: Props) {
  const templates = use(templatesOf(rulebook))
  return options
    .filter(({ name, values }) => templates[name] !== undefined && values.length > 0)
    .map((option) => (
      <OwnTextRow
        key={option.name}
        rulebook={rulebook}
        option={option}
        template={templates[option.name] ?? ''}
        value={chosen[option.name] ?? option.values[0] ?? ''}
        onChange={(value) => onChange({ ...chosen, [option.name]: value })}
      />
    ))
}
