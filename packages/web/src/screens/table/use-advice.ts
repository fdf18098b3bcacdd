import type { Advised } from '@gunbai/bots'
import { useEffect, useMemo, useState } from 'react'
import type { Counsel } from '../../table/play.tsx'
import type { Snapshot, Table } from '../../table/table.ts'

/** Advice on the question that is asked now: for as long as it is asked, or until it is put away. */
export function useAdvice(table: Table, snapshot: Snapshot, question: string | null) {
  const { answers, game } = snapshot
  const [asked, setAsked] = useState<string | null>(null)
  const [found, setFound] = useState<{ question: string; advice: readonly Advised[] } | null>(null)
  const isOpen = question !== null && asked === question
  const mayAsk = answers.length > 0 && game.online?.rated !== true
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each question
  useEffect(() => {
    if (!isOpen) return
    if (!mayAsk) {
      setFound({ question, advice: [] })
      return
    }
    let late = false
    const take = (advice: readonly Advised[]) => !late && setFound({ question, advice })
    table.advise().then(take, () => take([]))
    return () => {
      late = true
    }
  }, [isOpen, question])
  useEffect(() => {
    if (!isOpen) return
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setAsked(null)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOpen])
  const advice = useMemo<Counsel | null>(
    () =>
      isOpen
        ? { found: found?.question === question ? found.advice : null, close: () => setAsked(null) }
        : null,
    [isOpen, found, question],
  )
  return { advice, ask: () => setAsked(question ?? '') }
}
