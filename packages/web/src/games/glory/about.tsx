import { type GloryView, screenField } from '@gunbai/glory/screen'
import type { Words } from '../../words/words.tsx'
import type { About, Pictured } from '../abouts.ts'
import { ofTerm, stemOf } from '../terms.ts'
import { Counter } from './art/counter.tsx'
import { paint, shown } from './figures/counters.ts'
import { HexInfo } from './hex-info.tsx'
import { terms } from './terms.ts'
import { useField, useView } from './use-view.ts'

function Place({ place }: { place: number }) {
  return <HexInfo view={useView()} field={useField()} hex={place} />
}

/** Arms, the markers of this battle, and the words of the rulebook. */
function explanations(words: Words, view: unknown): readonly Pictured[] {
  const say = (id: string) => words.say({ id })
  const arms = shown.map(({ says, ...look }): Pictured => {
    const name = say(says)
    return {
      id: says,
      name,
      stems: stemOf(name),
      facts: [],
      rule: look.arm === 'cav' ? 'JG-4.2-a' : look.arm === 'art' ? 'JG-7.2-b' : 'JG-8.3.1-c',
      picture: (
        <svg viewBox="-30 -26 60 52" width="56" height="48" aria-hidden="true" style={paint}>
          <Counter {...look} />
        </svg>
      ),
    }
  })
  const { battle } = screenField(view as GloryView)
  const formations = battle.formations.map(
    ({ name }): Pictured => ({
      id: name,
      name,
      stems: stemOf(name),
      facts: [],
      rule: 'JG-1.D-c',
      picture: null,
    }),
  )
  return [...arms, ...formations, ...terms.map((each) => ({ ...ofTerm(each, say), picture: null }))]
}

export const gloryAbout: About = { Place, explanations, named: () => null }
