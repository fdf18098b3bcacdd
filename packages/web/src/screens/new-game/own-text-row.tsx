import type { OptionInfo, OptionValue } from '@gunbai/kernel'
import { useId, useState } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { Button } from '../../shell/button.tsx'
import { FileButton } from '../../shell/file-button.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'
import rows from './option-row.module.css'
import { useValueName } from './option-row.tsx'
import styles from './own-text-row.module.css'

/** More than any such file has; what comes after it is not read. */
const mostBytes = 1_000_000

interface Brought {
  readonly file: string
  readonly text: string
}

interface Props {
  readonly rulebook: string
  readonly option: OptionInfo
  /** A text to begin from. */
  readonly template: string
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

/** An option for which a file of one's own may be brought instead of the values that it has. */
export function OwnTextRow({ rulebook, option: { name, values }, template, value, onChange }: Props) {
  const say = useSay()
  const valueName = useValueName(name)
  const id = useId()
  const [brought, setBrought] = useState<Brought | null>(null)
  const [wrong, setWrong] = useState<{ readonly file: string; readonly detail: string } | null>(null)

  async function take(file: File | undefined) {
    if (file === undefined) return
    setWrong(null)
    try {
      const given = await file.slice(0, mostBytes).text()
      const text = await engineConnection.call((engine) => engine.readOwn(rulebook, name, given))
      setBrought({ file: file.name, text })
      onChange(text)
    } catch (error) {
      setWrong({ file: file.name, detail: problemOf(error).detail })
    }
  }

  return (
    <div className={styles.own} data-option={name}>
      <div className={rows.option}>
        <label htmlFor={id}>{say(`option.${name}`)}</label>
        <select
          id={id}
          value={String(value)}
          onChange={({ target }) =>
            onChange(values.find((each) => String(each) === target.value) ?? target.value)
          }
        >
          {values.map((each) => (
            <option key={String(each)} value={String(each)}>
              {valueName(each)}
            </option>
          ))}
          {brought !== null && <option value={brought.text}>{brought.file}</option>}
        </select>
      </div>
      <p className={styles.hint}>{say(`option.${name}.own`)}</p>
      <div className={styles.ways}>
        <FileButton label={say('ui.new.own.choose')} onFile={take} />
        <Button kind="quiet" onClick={() => saveFile(template, `${rulebook}-${name}.json`)}>
          {say('ui.new.own.template')}
        </Button>
      </div>
      <p role="status" className={styles.taken}>
        {brought !== null && value === brought.text && say('ui.new.own.taken', { file: brought.file })}
      </p>
      {wrong !== null && (
        <div role="alert" className={styles.wrong}>
          <p className={styles.what}>{say('ui.new.own.wrong', { file: wrong.file })}</p>
          <p lang="en">{wrong.detail}</p>
          <p>{say('ui.new.own.remedy')}</p>
        </div>
      )}
    </div>
  )
}
