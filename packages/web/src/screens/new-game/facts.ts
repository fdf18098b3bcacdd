import { useEffect, useState } from 'react'
import type { FactsBySetup } from '../../../build/battle-facts.ts'

const none: FactsBySetup = {}

/** How long the screen is left alone before it fetches what nobody needs to begin. */
const later = 600

/** What is known of the battles of a game; nothing until it has come, or where nothing is. */
export function useFacts(rulebook: string): FactsBySetup {
  const [facts, setFacts] = useState<FactsBySetup>(none)
  useEffect(() => {
    let late = false
    const timer = setTimeout(() => {
      void import('virtual:battle-facts').then((file) => !late && setFacts(file.default[rulebook] ?? none))
    }, later)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [rulebook])
  return facts
}
