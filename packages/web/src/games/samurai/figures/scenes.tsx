import { useSay } from '../../../words/words.tsx'
import shared from '../../figures.module.css'
import { type At, HexScene } from '../../hex-scene.tsx'
import { Die } from '../art/die.tsx'
import { GroundSample } from '../art/painting.tsx'
import { LoneLeader, UnitBlock } from '../art/unit-block.tsx'
import { looks } from '../battle.ts'
import { scenes, type Throw } from './scene-data.ts'

/** What happens on a few hexes, and the dice that were thrown there. */
export function Scene({ words: [name = ''] }: { words: readonly string[] }) {
  const say = useSay()
  const scene = scenes[name]
  if (scene === undefined)
    throw new Error(`The rulebook wants the scene "${name}": there is none in scenes.tsx.`)
  const { units, alone = [], grounds = [], dice, marks = [], ...hexes } = scene
  const groundAt = (at: At) =>
    grounds.find(([, ...places]) => places.some((each) => each.join() === at.join()))?.[0] ?? 'open'
  return (
    <>
      <HexScene
        {...hexes}
        marks={marks.map(([at, text]) => [at, text.startsWith('figures.') ? say(text) : text])}
        ground={(at) => <GroundSample name={groundAt(at)} />}
        pieces={[
          ...units.map(({ at, side, code, blocks = 4, leader, order }) => ({
            at,
            drawn: (
              <UnitBlock
                look={{
                  side,
                  mark: 'square',
                  figure: 'ssp',
                  ...looks[code],
                  blocks,
                  full: 4,
                  leader: leader === undefined ? null : { kind: leader },
                  order: order ?? null,
                }}
              />
            ),
          })),
          ...alone.map(([at, side, kind]) => ({ at, drawn: <LoneLeader look={{ kind }} side={side} /> })),
        ]}
      />
      {dice !== undefined && <Thrown dice={dice} />}
    </>
  )
}

function Thrown({ dice }: { dice: Throw }) {
  return (
    <div className={shared.dice}>
      {dice.map(([face, counts], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is its place
        <Die key={i} face={face} size={44} counts={counts} />
      ))}
    </div>
  )
}
