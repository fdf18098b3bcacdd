import { type OwnText, readable, type SetupInfo } from '@gunbai/kernel'
import { isOwn } from './library.ts'
import { parseScenario } from './parse.ts'
import { scenarioTexts } from './scenarios.generated.ts'

/** No battle needs more characters. */
export const longestBattle = 20_000

/** A battle that players bring. What its edition does is the first value of the rulings on which tables differ. */
export const ownSetup: SetupInfo = {
  id: 'own',
  seats: 2,
  options: [
    { name: 'battle', values: [] },
    { name: 'orderOneDrawsDragon', values: ['by edition', true, false] },
    { name: 'gainGroundAfterStop', values: [false, true] },
    { name: 'acrossRiverAddsUp', values: [false, true] },
  ],
}

/** The text of a battle, as `docs/draw-a-scenario.md` has it: kept as it was drawn, with its remarks. */
export const ownBattle: OwnText = {
  template: scenarioTexts['gmt-01'],
  read(given) {
    const text = readable('Your battle', given, longestBattle)
    parseScenario('Your battle', text, 'in any')
    return text
  },
}

/** What a game needs of such a text: its story and remarks stay with the setup. */
export function playedPart(text: string): string {
  const story = text.search(/^story /m)
  const told = story < 0 ? text : text.slice(0, story)
  const lines = told.split('\n').filter((line) => !line.startsWith('#'))
  const played = `${lines.join('\n').trimEnd()}\n`
  if (!isOwn(played)) throw new Error('a battle has more lines than one')
  return played
}
