import { parseScenario } from './parse.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTexts } from './scenarios.generated.ts'

const parsed = new Map<string, Scenario>()
let latest: Scenario | null = null

/** Every scenario of the project, in the order of its number. */
export const scenarioIds: readonly string[] = Object.keys(scenarioTexts)

/** The scenario of that id: read when first asked, then kept. */
export function scenarioOf(id: string): Scenario {
  if (latest !== null && latest.id === id) return latest
  latest = parsed.get(id) ?? keep(parseScenario(`scenarios/${id}.txt`, textOf(id)))
  return latest
}

/** Adds a scenario that is not one of the project's: a drawn one, or one from the editor. */
export function keep(scenario: Scenario): Scenario {
  parsed.set(scenario.id, scenario)
  if (latest?.id === scenario.id) latest = scenario
  return scenario
}

function textOf(id: string): string {
  const text = scenarioTexts[id]
  if (text === undefined) throw new Error(`there is no scenario "${id}"`)
  return text
}
