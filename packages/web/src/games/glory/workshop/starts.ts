import { blankSheet } from '@gunbai/glory/sheet'
import type { Starts } from '../../../screens/workshop/crafts.ts'

const texts: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../glory/battles/*.txt',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const idOf = (path: string): string => /([\w-]+)\.txt$/.exec(path)?.[1] ?? ''

export const starts: Starts = {
  blank: ({ say }) =>
    blankSheet(
      say({ id: 'workshop.untitled' }),
      [say({ id: 'army.blue' }), say({ id: 'army.red' })],
      [say({ id: 'workshop.form.first' }), say({ id: 'workshop.form.second' })],
    ),
  shelf: ({ say }) =>
    Object.keys(texts)
      .map(idOf)
      .sort((a, b) => Number(b === 'two-crossings') - Number(a === 'two-crossings'))
      .map((id) => ({ id, title: say({ id: `setup.${id}` }) })),
  textOf: (id) => texts[Object.keys(texts).find((path) => idOf(path) === id) ?? ''] ?? '',
}
