import type { SetupInfo } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'

const known = new Map<string, Promise<readonly SetupInfo[]>>()

/** What can be played by a rulebook; the same promise each time. */
export function setupsOf(rulebook: string): Promise<readonly SetupInfo[]> {
  const setups =
    known.get(rulebook) ??
    findRulebook(rulebook)
      .load()
      .then((each) => each.setups)
  known.set(rulebook, setups)
  return setups
}
