import { useSyncExternalStore } from 'react'
import { useScene } from './view.ts'

/**
 * A plan that is being drawn up, on the map and in the tray together. It is the page's alone until it is committed as one
 * batch of answers; the next question begins with an empty one.
 */
let drafts: ReadonlyMap<string, { readonly of: string; readonly value: unknown }> = new Map()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The draft of that name for the question that the viewer is asked, and how to change it. One that lasts for several
 * questions says what for.
 */
export function useDraft<T>(name: string, empty: T, lasting?: string): readonly [T, (next: T) => void] {
  const { game, viewer, questions } = useScene()
  const of = `${game.id} ${viewer} ${lasting ?? questions.find(({ seat }) => seat === viewer)?.id}`
  const kept = useSyncExternalStore(subscribe, () => drafts.get(name))
  const change = (value: T) => {
    drafts = new Map(drafts).set(name, { of, value })
    for (const listener of listeners) listener()
  }
  return [kept?.of === of ? (kept.value as T) : empty, change]
}
