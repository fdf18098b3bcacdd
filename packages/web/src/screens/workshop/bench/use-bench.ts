import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type Draft, keepDraft } from '../drafts.ts'
import type { Bench, Craft } from './craft.ts'
import { begun, changed, type History, redo, undo } from './history.ts'
import { useTrial } from './use-trial.ts'

type Step =
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'change'; readonly what: string; readonly text: string }

function stepped(history: History, step: Step): History {
  if (step.kind === 'change') return changed(history, step.what, step.text)
  return step.kind === 'undo' ? undo(history) : redo(history)
}

/** Puts a draft on the bench. Each change is kept. */
export function useBench<Outline, Drawn>(craft: Craft<Outline, Drawn>, draft: Draft): Bench<Outline, Drawn> {
  const [history, step] = useReducer(stepped, draft.text, begun)
  const { text, done, undone } = history
  const [saved, setSaved] = useState(draft.touched)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const touched = Date.now()
    void keepDraft({ ...draft, text, touched }).then(() => setSaved(touched), console.warn)
  }, [text, draft])
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
    change: useCallback((what: string, next: string) => step({ kind: 'change', what, text: next }), []),
    undo: useCallback(() => step({ kind: 'undo' }), []),
    redo: useCallback(() => step({ kind: 'redo' }), []),
    undoes: done.at(-1)?.what ?? null,
    redoes: undone.at(-1)?.what ?? null,
  }
}
