import { useEffect, useState } from 'react'
import type { FactsBySetup } from '../../../build/battle-facts.ts'

const none: FactsBySetup = {}

/** What is known of the battles of a game; nothing until it has come, or where nothing is. */
export function useFacts(rulebook: string, isTime: boolean): FactsBySetup {
  const [facts, setFacts] = useState<FactsBySetup>(none)
  useEffect(() => {
    if (!isTime) return
    let late = false
    void import('virtual:battle-facts').then((file) => !late && setFacts(file.default[rulebook] ?? none))
    return () => {
      late = true
    }
  }, [rulebook, isTime])
  return facts
}
