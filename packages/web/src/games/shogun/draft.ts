import { useMemo, useSyncExternalStore } from 'react'
import { keepDraft, keepRest, keptDraft, keptRest } from '../../table/kept-drafts.ts'
import { useScene } from './view.ts'

interface Kept {
  /** The question for which it was drawn up. */
  readonly of: string
  readonly value: unknown
}

/**
 * A plan that is being drawn up, on the map and in the tray together. It is the page's alone until it is committed as one
 * batch of answers, and there again when the page is laid anew; the next question begins with an empty one.
 */
let drafts: ReadonlyMap<string, Kept> = new Map()
/** What was drafted before each change, the latest last. */
let past: {
  readonly name: string
  readonly kept: Kept | undefined
  readonly of: string
  readonly lasts: boolean
}[] = []
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function keep(name: string, kept: Kept | undefined): void {
  const next = new Map(drafts)
  if (kept === undefined) next.delete(name)
  else next.set(name, kept)
  drafts = next
  for (const listener of listeners) listener()
}

/**
 * The draft of that name for the question that the viewer is asked, and how to change it. One that lasts for several
 * questions says what for; what is only looked up or taken up is no step that could be taken back.
 */
export function useDraft<T>(
  name: string,
  empty: T,
  { lasting, steps = true }: { readonly lasting?: string; readonly steps?: boolean } = {},
): readonly [T, (next: T) => void] {
  const scene = useScene()
  const { game, viewer } = scene
  const question = useQuestion()
  const of = lasting === undefined ? `${question} ` : `${game.id} ${viewer} ${lasting}`
  const kept = useSyncExternalStore(subscribe, () => drafts.get(name))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the question
  const before = useMemo(() => {
    if (!steps) return null
    return (lasting === undefined ? keptDraft(scene, name) : keptRest(scene, name)) as Kept | null | undefined
  }, [of, name])
  const change = (value: T) => {
    if (steps) {
      past.push({ name, kept: drafts.get(name), of, lasts: lasting !== undefined })
      keepOf(scene, name, { of, value }, lasting !== undefined)
    }
    keep(name, { of, value })
  }
  const found = kept?.of === of ? kept : before?.of === of ? before : null
  return [found === null ? empty : (found.value as T), change]
}

/** Keeps a draft over a reload: for its question, or whatever is asked meanwhile. */
function keepOf(scene: ReturnType<typeof useScene>, name: string, kept: Kept | undefined, lasts: boolean) {
  if (lasts) keepRest(scene, name, kept ?? null)
  else keepDraft(scene, name, kept)
}

/** The draft of that name as it is now, for what was looked up meanwhile. */
export const draftNow = (name: string): unknown => drafts.get(name)?.value

/** What takes back the latest step of a draft; it says whether there was one. */
export function useStepBack(): () => boolean {
  const question = useQuestion()
  const scene = useScene()
  return () => {
    const { game, viewer } = scene
    past = past.filter(({ of, lasts }) => of.startsWith(lasts ? `${game.id} ${viewer} ` : `${question} `))
    const last = past.pop()
    if (last === undefined) return false
    keepOf(scene, last.name, last.kept, last.lasts)
    keep(last.name, last.kept)
    return true
  }
}

/** The question that the viewer is asked; it never comes back. */
export function useQuestion(): string {
  const { game, viewer, questions } = useScene()
  return `${game.id} ${viewer} ${questions.find(({ seat }) => seat === viewer)?.id}`
}
