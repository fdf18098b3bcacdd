import { blankSheet } from '@gunbai/samurai/sheet'
import type { Starts } from '../../../screens/workshop/crafts.ts'

const texts: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../samurai/scenarios/*.txt',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

export const starts: Starts = {
  blank: ({ language, say }) =>
    blankSheet(language, say({ id: 'workshop.untitled' }), [
      say({ id: 'workshop.top' }),
      say({ id: 'workshop.bottom' }),
    ]),
  shelf: ({ ids, say }) =>
    ids('setup.').flatMap((id) =>
      /^setup\.(gmt|zvezda)-/.test(id) ? [{ id: id.slice('setup.'.length), title: say({ id }) }] : [],
    ),
  textOf: (id) => texts[`../../../../../samurai/scenarios/${id}.txt`] ?? '',
}
