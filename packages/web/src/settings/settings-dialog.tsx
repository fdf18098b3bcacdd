import { type Language, languageNames, languages } from '@gunbai/kernel'
import Dialog from '../shell/dialog.tsx'
import { messagesIn } from '../words/message-file.ts'
import { MoreWords, remembered, useSay } from '../words/words.tsx'
import {
  contrasts,
  forcedChoices,
  motions,
  paces,
  type Settings,
  soundChoices,
  themes,
  useSettings,
} from './settings.ts'
import styles from './settings-dialog.module.css'

const choices = {
  language: languages,
  theme: themes,
  contrast: contrasts,
  motion: motions,
  pace: paces,
  forced: forcedChoices,
  sound: soundChoices,
} as const satisfies Record<keyof Settings, readonly string[]>

const isLanguage = (value: string): value is Language => value in languageNames

const messages = remembered((language) => messagesIn(import(`../../messages/settings/${language}.json`)))

export default function SettingsDialog(props: { onClose: () => void }) {
  return (
    <MoreWords source={messages}>
      <Choices {...props} />
    </MoreWords>
  )
}

function Choices({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [chosen, change] = useSettings()
  return (
    <Dialog open title={say('ui.settings')} onClose={onClose}>
      <div className={styles.list}>
        {(Object.keys(choices) as (keyof Settings)[]).map((name) => (
          <label key={name} className={styles.row}>
            <span>{say(`ui.settings.${name}`)}</span>
            <select
              className={styles.select}
              value={chosen[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            >
              {choices[name].map((value) => (
                <option key={value} value={value} lang={name === 'language' ? value : undefined}>
                  {isLanguage(value) ? languageNames[value] : say(`ui.settings.${name}.${value}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Dialog>
  )
}
