import { kindCoded, type SamuraiView, terrains, unitKinds } from '@gunbai/samurai/screen'
import type { Words } from '../../words/words.tsx'
import type { About, Pictured } from '../abouts.ts'
import { ofTerm, stemOf } from '../terms.ts'
import { GroundSample } from './art/painting.tsx'
import { UnitBlock } from './art/unit-block.tsx'
import { looks } from './battle.ts'
import { groundFacts, unitFacts } from './facts.ts'
import HexInfo from './hex-info.tsx'
import { terms } from './terms.ts'
import { useBattle } from './view.ts'

function Place({ place }: { place: number }) {
  return <HexInfo battle={useBattle()} hex={place} />
}

const Block = ({ code, blocks }: { code: string; blocks: number }) => {
  const look = looks[code]
  if (look === undefined) return null
  return (
    <svg viewBox="-36 -42 72 78" width="56" height="61" aria-hidden="true">
      <UnitBlock look={{ ...look, side: 'red', blocks, full: blocks }} />
    </svg>
  )
}

const Sample = ({ ground }: { ground: string }) => (
  <svg viewBox="-36 -41 72 82" width="52" height="58" aria-hidden="true">
    <GroundSample name={ground} />
  </svg>
)

/** Units and grounds with the numbers of the edition that is played, every card, and the words of the rulebook. */
function explanations(words: Words, view: unknown): readonly Pictured[] {
  const say = (id: string, values?: Record<string, string | number>) =>
    words.say({ id, values: values ?? {} })
  const { edition } = view as SamuraiView
  const units = Object.keys(looks).flatMap((code): readonly Pictured[] => {
    const kind = unitKinds[kindCoded(edition, code)]
    if (kind === undefined || !words.has(`unit.${code}`)) return []
    const name = say(`unit.${code}`)
    return [
      {
        id: `unit.${code}`,
        name,
        stems: stemOf(name),
        facts: unitFacts(say, kind),
        rule: 'SB-SWORD-02',
        picture: <Block key={code} code={code} blocks={kind.blocks} />,
      },
    ]
  })
  const grounds = Object.keys(terrains[edition]).flatMap((ground): readonly Pictured[] => {
    const id = `terrain.${ground.replace(' ', '-')}`
    const facts = groundFacts(say, edition, ground)
    if (facts === null || !words.has(id)) return []
    return [
      {
        id,
        name: say(id),
        stems: stemOf(say(id)),
        facts,
        rule: 'SB-TER-01',
        picture: <Sample key={id} ground={ground} />,
      },
    ]
  })
  return [
    ...units,
    ...grounds,
    ...cards(words, edition),
    ...terms.map((each) => ({ ...ofTerm(each, say), picture: null })),
  ]
}

const rules = { command: 'SB-CMD-06', dragon: 'SB-DRG-03' } as const

function cards(words: Words, edition: string): readonly Pictured[] {
  return (['command', 'dragon'] as const).flatMap((deck) =>
    words
      .ids(`${deck}.`)
      .filter((id) => words.has(`${id}.text`))
      .map((id) => ({
        id,
        name: words.say({ id }),
        stems: stemOf(words.say({ id })),
        facts: [words.say({ id: `${id}.text`, values: { edition } })],
        rule: rules[deck],
        picture: null,
      })),
  )
}

/** A card of the hand, by its title. */
function named(handle: string, words: Words, view: unknown): string | null {
  const [deck, card] = handle.split(' ')
  const { commandTitles, dragonTitles } = view as SamuraiView
  const title = (deck === 'command' ? commandTitles : dragonTitles)[Number(card)]
  return title === undefined || (deck !== 'command' && deck !== 'dragon')
    ? null
    : words.say({ id: `${deck}.${title}` })
}

export const samuraiAbout: About = { Place, explanations, named }
