import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type Draft, keepDraft } from '../drafts.ts'
import type { Bench, Craft } from './craft.ts'
import { changed, type History, redo, undo } from './history.ts'
import { useTrial } from './use-trial.ts'

type Step =
  | { readonly kind: 'undo' | 'redo'; readonly stroke?: string | undefined }
  | {
      readonly kind: 'change'
      readonly what: string
      readonly text: NextText
      readonly stroke?: string | undefined
    }
type NextText = string | ((text: string) => string)

/** So many changes of a draft are kept when its page is closed. */
const kept = 1_000

function stepped(history: History, step: Step): History {
  if (step.kind === 'change') {
    const { what, text, stroke } = step
    return changed(history, what, typeof text === 'string' ? text : text(history.text), stroke)
  }
  if (step.stroke !== undefined && history.done.at(-1)?.stroke !== step.stroke) return history
  return step.kind === 'undo' ? undo(history) : redo(history)
}

/** A draft with all that was done to it when it was last on the bench. */
const opened = ({ text, done = [], undone = [] }: Draft): History => ({ text, done, undone })

/** Puts a draft on the bench. Each change is kept. */
export function useBench<Outline, Drawn>(craft: Craft<Outline, Drawn>, draft: Draft): Bench<Outline, Drawn> {
  const [history, step] = useReducer(stepped, draft, opened)
  const { text, done, undone } = history
  const [saved, setSaved] = useState(draft.touched)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const touched = Date.now()
    const changes = { done: done.slice(-kept), undone: undone.slice(-kept) }
    void keepDraft({ ...draft, text, touched, ...changes }).then(() => setSaved(touched), console.warn)
  }, [text, draft, done, undone])
  const outline = useMemo(() => craft.outlineOf(text), [craft, text])
  return {
    craft,
    text,
    outline,
    problems: useMemo(() => craft.problemsIn(text), [craft, text]),
    drawn: useMemo(() => craft.drawnOf(outline), [craft, outline]),
    trial: useTrial(craft),
    saved,
    changes: done.length,
    change: useCallback(
      (what: string, next: NextText, stroke?: string) => step({ kind: 'change', what, text: next, stroke }),
      [],
    ),
    undo: useCallback((stroke?: string) => step({ kind: 'undo', stroke }), []),
    redo: useCallback(() => step({ kind: 'redo' }), []),
    undoes: done.at(-1)?.what ?? null,
    redoes: undone.at(-1)?.what ?? null,
  }
}
