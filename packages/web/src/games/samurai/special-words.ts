import type { SpecialFact } from '../../../build/battle-facts.ts'

type Say = (id: string, values?: Record<string, string | number>) => string

/** A special rule of a scenario in words: its name and one sentence. */
export function specialWords(
  say: Say,
  { code, who, values }: SpecialFact,
  names: readonly string[],
): { readonly title: string; readonly text: string } {
  const [top = '', bottom = ''] = names
  const side: Readonly<Record<string, string>> = { top, bottom }
  const said = {
    fordCount: 0,
    timing: 'turn',
    ...values,
    who,
    army: side[who] ?? '',
    enemy: who === 'top' ? bottom : top,
    lost: String(values.loseCommandCard ?? 0),
    starts: side[String(values.startsWith)] ?? 'none',
    card: values.card === undefined ? '' : say(`command.${values.card}`),
    unit: values.unit === undefined ? '' : say(`unit.${String(values.unit).toLowerCase()}`),
    target: values.target === undefined ? '' : say(`briefing.capture-hex.${values.target}`),
  }
  return {
    title: values.river === undefined ? say(`briefing.${code}`, said) : riverName(say, String(values.river)),
    text: say(`briefing.${code}.text`, said),
  }
}

function riverName(say: Say, river: string): string {
  const [, named] = /^(.+) river$/.exec(river) ?? []
  if (named !== undefined) return say('briefing.river.named', { river: named })
  return say(river === 'both' ? 'briefing.river.both' : 'briefing.river.plain')
}
