import { account } from '../../../online/account-site.ts'
import { Button } from '../../../shell/button.tsx'
import { saveFile } from '../../../shell/save-file.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'

/** Everything that the server keeps of us, to take home. */
export function MyData() {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  return (
    <section className={styles.section} aria-label={say('ui.online.data.title')}>
      <h2>{say('ui.online.data.title')}</h2>
      <p>{say('ui.online.data.what')}</p>
      <Refusal error={error} />
      <Button
        disabled={isBusy}
        onClick={() => run(async () => saveFile(await account.data(), 'gunbai-my-data.json'))}
      >
        {say('ui.online.data.save')}
      </Button>
    </section>
  )
}
