import type { OptionInfo, OptionValue } from '@gunbai/kernel'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './option-row.module.css'

interface Props {
  readonly option: OptionInfo
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

/** One option and what it may be. */
export function OptionRow({ option: { name, values }, value, onChange }: Props) {
  const say = useSay()
  const valueName = useValueName(name)
  return (
    <label className={styles.option}>
      <span>{say(`option.${name}`)}</span>
      <select
        value={String(value)}
        onChange={({ target }) => onChange(values.find((each) => String(each) === target.value) ?? '')}
      >
        {values.map((each) => (
          <option key={String(each)} value={String(each)}>
            {valueName(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What a value of an option is called. */
export function useValueName(option: string): (value: OptionValue) => string {
  const say = useSay()
  const { has } = useWords()
  return (value) => {
    if (has(`option.${option}.${value}`)) return say(`option.${option}.${value}`)
    return typeof value === 'boolean' ? say(value ? 'ui.yes' : 'ui.no') : String(value)
  }
}
