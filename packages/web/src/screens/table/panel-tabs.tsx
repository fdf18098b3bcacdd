import { Tabs } from '@base-ui/react/tabs'
import { useSay } from '../../words/words.tsx'
import styles from './panel-tabs.module.css'
import type { Panel } from './table-layout.tsx'

interface Props {
  readonly panels: readonly Panel[]
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

/** Panels that share a place where there is not room for all of them. */
export default function PanelTabs({ panels, chosen, onChoose }: Props) {
  const say = useSay()
  return (
    <Tabs.Root className={styles.tabs} value={chosen} onValueChange={(name) => onChoose(String(name))}>
      <Tabs.List className={styles.list} activateOnFocus>
        {panels.map(({ name, title = `ui.panel.${name}`, unseen = 0 }) => (
          <Tabs.Tab key={name} value={name} className={styles.tab} data-panel={name}>
            {say(title)}
            {unseen > 0 && <span className={styles.unseen}>{unseen}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} className={styles.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
