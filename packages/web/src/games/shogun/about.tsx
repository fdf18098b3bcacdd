import { hitsAtMost, perKoku, sides, type Unit } from '@gunbai/shogun/screen'
import type { Words } from '../../words/words.tsx'
import type { About, Pictured } from '../abouts.ts'
import { ofTerm, stemOf } from '../terms.ts'
import { Figure, type FigureKind } from './art/figures.tsx'
import { ProvinceCard } from './look-card.tsx'
import { terms } from './terms.ts'

const fighters: readonly FigureKind[] = ['daimyo', 'archer', 'swordsman', 'ronin', 'gunner', 'spearman']

function Place({ place }: { place: number }) {
  return <ProvinceCard province={place} />
}

/** Every kind of man with what he hits on and costs, and the words of the rulebook. */
function explanations(words: Words): readonly Pictured[] {
  const say = (id: string, values: Record<string, string | number> = {}) => words.say({ id, values })
  const men = fighters.map((kind): Pictured => {
    const name = say(`unit.${kind}`)
    return {
      id: `unit.${kind}`,
      name,
      stems: stemOf(name),
      facts: [
        say('shogun.levy.hits', { most: hitsAtMost[kind], sides }),
        ...(kind in perKoku ? [say('shogun.levy.price', { count: perKoku[kind as Unit] })] : []),
      ],
      rule: 'SG-CBT-02',
      picture: <Figure kind={kind} size={44} />,
    }
  })
  return [...men, ...terms.map((each) => ({ ...ofTerm(each, say), picture: null }))]
}

export const shogunAbout: About = { Place, explanations, named: () => null }
