import { type Language, languages } from '@gunbai/kernel'
import { useSyncExternalStore } from 'react'

export const themes = ['auto', 'light', 'dark'] as const
export const contrasts = ['auto', 'normal', 'more'] as const
export const motions = ['auto', 'full', 'less'] as const
/** How long dice and bots' moves are shown. */
export const paces = ['slow', 'normal', 'quick', 'at once'] as const
/** Whether a choice of one is made for the player. */
export const forcedChoices = ['take', 'ask'] as const

/** What is heard once the reader has touched the page. */
export const soundChoices = ['on', 'off'] as const

export interface Settings {
  readonly language: Language
  readonly theme: (typeof themes)[number]
  readonly contrast: (typeof contrasts)[number]
  readonly motion: (typeof motions)[number]
  readonly pace: (typeof paces)[number]
  readonly forced: (typeof forcedChoices)[number]
  readonly sound: (typeof soundChoices)[number]
}

const key = 'gunbai.settings'
const listeners = new Set<() => void>()
let current = read()

/** What the reader has chosen, and how to choose otherwise. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  return [useSyncExternalStore(subscribe, settings), changeSettings]
}

export function settings(): Settings {
  return current
}

function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {
    // a browser that keeps nothing still shows what was chosen
  }
  apply()
  for (const listener of listeners) listener()
}

/** Puts what was chosen, or what the system asks for, on the page. */
export function apply(): void {
  const { theme, contrast, motion, language } = current
  const root = document.documentElement
  const less = motion === 'less' || (motion === 'auto' && matches('(prefers-reduced-motion: reduce)'))
  const more = contrast === 'more' || (contrast === 'auto' && matches('(prefers-contrast: more)'))
  root.dataset.theme = theme
  root.dataset.contrast = more ? 'more' : 'normal'
  root.dataset.motion = less ? 'less' : 'full'
  root.lang = language
}

/** Whether things may move on this page. */
export function movesLess(): boolean {
  return document.documentElement.dataset.motion === 'less'
}

const milliseconds: Readonly<Record<Settings['pace'], number>> = {
  slow: 1100,
  normal: 600,
  quick: 270,
  'at once': 0,
}

/** For how long one beat of what happens is shown before the next. */
export function beatTime(): number {
  return movesLess() ? 0 : milliseconds[current.pace]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): Settings {
  const saved = parsed()
  const one = <T extends string>(choice: readonly T[], value: unknown, otherwise: T): T =>
    choice.find((each) => each === value) ?? otherwise
  return {
    language: one(languages, saved.language, preferredLanguage()),
    theme: one(themes, saved.theme, 'auto'),
    contrast: one(contrasts, saved.contrast, 'auto'),
    motion: one(motions, saved.motion, 'auto'),
    pace: one(paces, saved.pace, 'normal'),
    forced: one(forcedChoices, saved.forced, 'take'),
    sound: one(soundChoices, saved.sound, 'on'),
  }
}

function parsed(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const known = languages.find((each) => tag.toLowerCase().startsWith(each))
    if (known !== undefined) return known
  }
  return 'en'
}

function matches(query: string): boolean {
  return window.matchMedia(query).matches
}
