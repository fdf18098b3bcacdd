export { blankSheet } from '@gunbai/samurai/sheet'

const texts: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../samurai/scenarios/*.txt',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** The text of a battle of the shelf, with every blank and remark of its file. */
export function shelfText(id: string): string {
  return texts[`../../../../../samurai/scenarios/${id}.txt`] ?? ''
}
