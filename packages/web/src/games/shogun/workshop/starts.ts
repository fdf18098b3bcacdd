import { blankSheet } from '@gunbai/shogun/sheet'
import type { Starts } from '../../../screens/workshop/crafts.ts'
import { setupTitle } from '../../../words/setup-title.ts'

const texts: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../shogun/starts/*.txt',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const idOf = (path: string): string => /([\w-]+)\.txt$/.exec(path)?.[1] ?? ''

export const starts: Starts = {
  blank: ({ language, say }) => blankSheet(language, say({ id: 'workshop.untitled.start' })),
  shelf: ({ say }) =>
    Object.entries(texts).map(([path, battle]) => ({
      id: idOf(path),
      title: setupTitle((id) => say({ id }), { id: 'own-2', options: { battle } }),
    })),
  textOf: (id) => texts[Object.keys(texts).find((path) => idOf(path) === id) ?? ''] ?? '',
}
