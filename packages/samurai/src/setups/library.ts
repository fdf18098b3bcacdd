import { parseScenario } from './parse.ts'
import type { Scenario } from './scenario.ts'
import { allTexts, scenarioTexts } from './scenarios.generated.ts'

const parsed = new Map<string, Scenario>()
let latest: Scenario | null = null
let latestId = ''

/** Every scenario of the project, in the order of its number. */
export const scenarioIds: readonly string[] = Object.keys(scenarioTexts)

/** In a page the text of the first comes with the rules; those of the others are empty until they are fetched. */
let texts = scenarioTexts

/** Fetches the scenarios if that one, or without a name any, is not here yet. */
export async function fetchScenarios(wanted?: string): Promise<void> {
  if (wanted === undefined || !texts[wanted]) texts = await allTexts()
}

/** So many battles of players are kept; another one is read again when it is asked for. */
const mostOwn = 32
const own = new Map<string, Scenario>()

/** The scenario of that id, or that is this text where players brought it: read when first asked, then kept. */
export function scenarioOf(id: string): Scenario {
  if (latest !== null && latestId === id) return latest
  latest = isOwn(id)
    ? ownScenario(id)
    : (parsed.get(id) ?? keep(parseScenario(`scenarios/${id}.txt`, textOf(id))))
  latestId = id
  return latest
}

/** Whether this is the text of a battle, and not the id of one. */
export const isOwn = (id: string): boolean => id.includes('\n')

function ownScenario(text: string): Scenario {
  const scenario = own.get(text) ?? parseScenario('Your battle', text, 'in any')
  own.delete(text)
  own.set(text, scenario)
  for (const [oldest] of own) if (own.size > mostOwn) own.delete(oldest)
  return scenario
}

/** Adds a scenario that is not one of the project's: a drawn one, or one from the editor. */
export function keep(scenario: Scenario): Scenario {
  parsed.set(scenario.id, scenario)
  if (latestId === scenario.id) latest = scenario
  return scenario
}

function textOf(id: string): string {
  const text = texts[id]
  if (!text) throw new Error(`there is no scenario "${id}"`)
  return text
}
