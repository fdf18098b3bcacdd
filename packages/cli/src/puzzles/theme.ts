import type { Course } from '@gunbai/bots'
import type { Rulebook } from '@gunbai/kernel'

/** So much more often, or less often, it must happen to be what a puzzle is about. */
const clearly = 0.15

/** What a plan is for: what comes to happen clearly more often with it, or if it is bad clearly less often, than with another. */
export function themeOf(
  rulebook: Rulebook,
  best: Course,
  plain: Course,
): { readonly theme: string; readonly happens: { readonly best: number; readonly plain: number } } {
  if (best.won - plain.won >= clearly) return { theme: 'win', happens: { best: best.won, plain: plain.won } }
  if (plain.lost - best.lost >= clearly)
    return { theme: 'hold', happens: { best: best.lost, plain: plain.lost } }
  let largest = clearly
  let found = { theme: 'plan', happens: { best: 0, plain: 0 } }
  for (const [theme, { isWanted }] of Object.entries(rulebook.knowledge.feats?.deeds ?? {})) {
    const happens = { best: best.deeds[theme] ?? 0, plain: plain.deeds[theme] ?? 0 }
    const gain = (happens.best - happens.plain) * (isWanted ? 1 : -1)
    if (gain < largest) continue
    largest = gain + clearly / 3 // what is better to tell of comes first, and is left only for something clearer
    found = { theme, happens }
  }
  return found
}

/** Whether that is one of what is looked for; anything is where nothing is said. */
export const isAbout = (theme: string, themes: readonly string[]): boolean =>
  themes.length === 0 || themes.includes(theme)
