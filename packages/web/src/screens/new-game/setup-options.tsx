import type { OptionValue, SetupInfo } from '@gunbai/kernel'
import type { RulebookInfo } from '../../engine/engine.ts'
import { OptionRow } from './option-row.tsx'
import { OwnTextRow } from './own-text-row.tsx'

interface Props {
  readonly info: RulebookInfo
  readonly setup: SetupInfo
  readonly options: Readonly<Record<string, OptionValue>>
  readonly onChange: (options: Readonly<Record<string, OptionValue>>) => void
}

/** Rulings and variants of a setup, and what somebody may bring. */
export default function SetupOptions({ info, setup, options, onChange }: Props) {
  return setup.options.map((option) => {
    const { name, values } = option
    const template = info.templates[name]
    const value = options[name] ?? values[0] ?? ''
    const set = (chosen: OptionValue) => onChange({ ...options, [name]: chosen })
    return template === undefined ? (
      <OptionRow key={name} option={option} value={value} onChange={set} />
    ) : (
      <OwnTextRow
        key={name}
        option={option}
        rulebook={info.id}
        template={template}
        value={value}
        onChange={set}
      />
    )
  })
}
