import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useSay } from '../../words/words.tsx'
import styles from './panel-tabs.module.css'

interface Props {
  readonly panels: readonly { readonly name: string; readonly content: ReactNode }[]
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

/** Panels that share a place where there is not room for all of them. */
export default function PanelTabs({ panels, chosen, onChoose }: Props) {
  const say = useSay()
  return (
    <Tabs.Root className={styles.tabs} value={chosen} onValueChange={(name) => onChoose(String(name))}>
      <Tabs.List className={styles.list} activateOnFocus>
        {panels.map(({ name }) => (
          <Tabs.Tab key={name} value={name} className={styles.tab}>
            {say(`ui.panel.${name}`)}
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
