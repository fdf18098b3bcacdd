import { draw } from './edits.ts'

/** A battle on which nothing is drawn yet. */
export function blankSheet(language: string, title: string, armies: readonly [string, string]): string {
  const head = [
    'scenario own',
    'edition gmt',
    `title ${language} ${title}`,
    'map our reconstruction',
    'deployment our reconstruction',
    '',
    `top     ${armies[0]}  command 5  dragon 3  honor 5  first`,
    `bottom  ${armies[1]}  command 5  dragon 3  honor 5`,
    'victory 5',
  ].join('\n')
  return `${draw(draw(head, 'terrain', []), 'units', [])}\n`
}
