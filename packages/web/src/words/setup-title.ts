import type { Setup } from '@gunbai/kernel'

/** What a setup is called. One that somebody brought bears its title in its text, in the reader's language or another. */
export function setupTitle(
  say: (id: string) => string,
  { id, options }: Setup,
  language = document.documentElement.lang,
): string {
  const titled = (by: string) => new RegExp(`^title ${by}(.{1,120})`, 'm').exec(String(options.battle))?.[1]
  return titled(`${language} `) ?? titled('(?:[a-z]{2} )?') ?? say(`setup.${id}`)
}
