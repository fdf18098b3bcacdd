import { draw } from './edits.ts'
import { outlineOf } from './outline.ts'

/** A battle on which nothing is drawn yet: two sides, a formation each. */
export function blankSheet(
  title: string,
  armies: readonly [string, string],
  forms: readonly [string, string],
): string {
  const text = [
    'battle own',
    `title ${title}`,
    'scale regiment',
    'turns 10',
    'size 16x12',
    '',
    `side | blue | ${armies[0]}`,
    `side | red | ${armies[1]}`,
    '',
    'rout blue W',
    'rout red E',
    '',
    `form | blue | b1 | ${forms[0]} | 5 | 4`,
    `form | red  | r1 | ${forms[1]} | 5 | 4`,
    '',
    'score blue eliminated inf,cav strength 1',
    'score red eliminated inf,cav strength 1',
    '',
  ].join('\n')
  const drawn = draw(text, [])
  return outlineOf(drawn).drawing === null ? text : drawn
}
