import { outlineOf, readSheet } from '@gunbai/samurai/sheet'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type Draft, keepDraft } from '../../../screens/workshop/drafts.ts'
import { begun, changed, type History, redo, undo } from '../../../screens/workshop/history.ts'
import { drawnBattle } from './drawn-battle.ts'

type Step =
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'change'; readonly what: string; readonly text: string }

function stepped(history: History, step: Step): History {
  if (step.kind === 'change') return changed(history, step.what, step.text)
  return step.kind === 'undo' ? undo(history) : redo(history)
}

/** A draft on the bench: its text, what is drawn in it, what is wrong, and what was done. Each change is kept. */
export function useBench(draft: Draft) {
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
  const outline = useMemo(() => outlineOf(text), [text])
  return {
    text,
    outline,
    reading: useMemo(() => readSheet(text), [text]),
    battle: useMemo(() => drawnBattle(outline), [outline]),
    saved,
    change: useCallback((what: string, next: string) => step({ kind: 'change', what, text: next }), []),
    undo: useCallback(() => step({ kind: 'undo' }), []),
    redo: useCallback(() => step({ kind: 'redo' }), []),
    undoes: done.at(-1)?.what ?? null,
    redoes: undone.at(-1)?.what ?? null,
  }
}

export type BenchState = ReturnType<typeof useBench>
